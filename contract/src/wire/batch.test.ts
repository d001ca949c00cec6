import { expect, it } from 'vitest'
import { printBatchAnswer, readBatchAnswer } from './batch.ts'

const bodies = [
  { data: 'ผ้า\n"หอม"}\u2028' },
  { errors: [{ extensions: { code: 'FORBIDDEN' } }] },
  [],
]

it.each(bodies)('a line is JSON, ends once, and gives back what it was made of', (body) => {
  const answer = { index: 11, status: 403, text: JSON.stringify(body) }
  const line = printBatchAnswer(answer)
  expect(JSON.parse(line)).toEqual({ index: 11, status: 403, body })
  expect(line.indexOf('\n')).toBe(line.length - 1)
  expect(readBatchAnswer(line.slice(0, -1))).toEqual(answer)
})

it.each(['', '{}', '{"index":0,"status":200,"body":{', '{"index":0,"status":2000,"body":{}}'])(
  'no other line is taken for an answer: %j',
  (line) => expect(() => readBatchAnswer(line)).toThrow(SyntaxError),
)
