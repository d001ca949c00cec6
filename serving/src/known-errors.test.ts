import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { createLogger } from './logger.ts'

function recordingLogger(isKnown: (error: unknown) => boolean = () => false) {
  const lines: string[] = []
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  return { lines, logger: createLogger({ part: 'web', level: 'info', isKnown }, destination) }
}

test('an error that says all by itself has no stack, nor have its causes', () => {
  const { lines, logger } = recordingLogger((error) => error instanceof RangeError)
  const cause = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
  const known = new RangeError('the disk is full', { cause })
  logger.warn({ err: known }, 'a call could not be answered')
  logger.warn({ reason: known }, 'under another name')
  logger.error(known)
  for (const line of lines) {
    expect(line).toContain('ENOSPC')
    expect(line).not.toContain('stack')
  }
  logger.error(new TypeError('x is not a function'))
  expect(lines.at(-1)).toContain('stack')
})

test('a sender who has gone is no error, whatever a library makes of it', () => {
  const { lines, logger } = recordingLogger()
  const aborted = Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
  logger.error(aborted)
  logger.error({ err: aborted }, 'There was an error')
  for (const line of lines) {
    expect(JSON.parse(line)).toMatchObject({ level: 'info', msg: 'a request was broken off' })
    expect(line).not.toContain('stack')
  }
  expect(lines).toHaveLength(2)
})
