import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { readSentBody } from './sent-body.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('a body that comes too slowly has timed out, and is no bad one', async () => {
  vi.useFakeTimers()
  const incoming = new IncomingMessage(new Socket())
  const reading = readSentBody(incoming, { kind: 'json' }, { text: 1000, form: 1000 })
  const [outcome] = await Promise.allSettled([reading, vi.advanceTimersByTimeAsync(5000)])
  expect(outcome).toMatchObject({ reason: { status: 408, code: 'REQUEST_TIMEOUT' } })
})
