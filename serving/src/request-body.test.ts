import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test, vi } from 'vitest'
import { readBody, readStart, SlowBodyError } from './request-body.ts'

function requestOf(headers: Record<string, string> = {}): IncomingMessage {
  return Object.assign(new IncomingMessage(new Socket()), { headers })
}

test('a body is read whole, in however many pieces it comes', async () => {
  const req = requestOf()
  const body = readBody(req, 100)
  for (const piece of ['ผ้า', 'สะอาด', null]) req.push(piece)
  expect(String(await body)).toBe('ผ้าสะอาด')
})

test('a request without a body has an empty one', async () => {
  const req = requestOf()
  req.push(null)
  expect((await readBody(req, 100)).length).toBe(0)
})

test('what does not fit passes by, and everything is counted', async () => {
  const req = requestOf()
  let counted = 0
  const onBytes = (count: number) => {
    counted += count
  }
  const start = readStart(req, 4, 100, { onBytes })
  for (const piece of ['abc', 'def', null]) req.push(piece)
  expect(await start).toEqual({ bytes: Buffer.from('abcd'), isCut: true })
  expect(counted).toBe(6)
})

test('a sender who stalls is given up, one who is merely slow is not', async () => {
  vi.useFakeTimers()
  try {
    const pace = { spanMs: 5000, leastBytes: 100 }
    const [stalled, slow] = [requestOf(), requestOf()]
    const given = readBody(stalled, 10_000, { pace }).catch((error: unknown) => error)
    const read = readBody(slow, 10_000, { pace })
    stalled.push('a'.repeat(5000))
    for (let round = 0; round < 4; round += 1) {
      slow.push('a'.repeat(100))
      await vi.advanceTimersByTimeAsync(5000)
    }
    expect(await given).toBeInstanceOf(SlowBodyError)
    expect(stalled.destroyed).toBe(false)
    slow.push(null)
    await vi.advanceTimersByTimeAsync(0)
    expect((await read).length).toBe(400)
  } finally {
    vi.useRealTimers()
  }
})

test('a reading that is called off ends with the reason', async () => {
  const control = new AbortController()
  const body = readBody(requestOf(), 100, { signal: control.signal })
  control.abort(new SlowBodyError('another one needs the place'))
  await expect(body).rejects.toThrow('another one needs the place')
})

test('a sender who leaves ends the reading', async () => {
  const req = requestOf()
  const body = readBody(req, 100)
  req.push('abc')
  req.destroy()
  await expect(body).rejects.toThrow(/premature|aborted/i)
})
