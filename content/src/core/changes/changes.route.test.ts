import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, describe, expect, it } from 'vitest'
import { answerError } from '../calls/error-answer.ts'
import { type ChangeBus, createChangeBus } from './change-bus.ts'
import { registerChanges } from './changes.route.ts'

const serviceToken = 'the-token-under-which-both-know-each-other'
const newToken = 'the-token-that-was-put-before-it-in-the-list'
const closers: (() => void)[] = []

afterEach(() => {
  for (const close of closers.splice(0)) close()
})

describe('GET /changes', () => {
  it('answers 401 without the service token, and names what it wants', async () => {
    const { url } = await serve(createChangeBus())
    for (const authorization of ['', 'Bearer wrong', `Basic ${serviceToken}`]) {
      const response = await fetch(url, { headers: { authorization } })
      expect(response.status).toBe(401)
      expect(response.headers.get('www-authenticate')).toBe('Bearer')
    }
  })

  it('sends each change with its tags and an id to resume from', async () => {
    const bus = createChangeBus()
    const { url } = await serve(bus)
    const reader = await listen(url)
    await reader.until('event: ready')
    bus.publish(['branch', 'branch:12', 'branch'], 7)
    expect(await reader.until('branch:12')).toContain(
      `id: 7\nevent: change\ndata: {"tags":["branch","branch:12"]}\n\n`,
    )
    bus.publish(['settings'], 9)
    await reader.until('settings')
    const resumed = await listen(url, '7')
    const text = await resumed.until('settings')
    expect(text).not.toContain('branch:12')
    // Changes by the clock are noticed by each process and not replayed.
    bus.publish(['news'])
    expect(await resumed.until('news')).toMatch(/\n\nevent: change\ndata: {"tags":\["news"\]}/)
  })

  it('says reset to a reader whose last id is not known, or forgotten', async () => {
    const bus = createChangeBus({ remembered: 2 })
    const { url } = await serve(bus)
    bus.startAt(4)
    for (const [index, tag] of ['a', 'b', 'c', 'd'].entries()) bus.publish([tag], 5 + index)
    for (const id of ['0123456789ab-3', '3', '5', 'junk', '9'])
      expect(await (await listen(url, id)).until('data: {}')).toContain('event: reset')
  })

  it('keeps a silent line alive', async () => {
    const { url } = await serve(createChangeBus(), { heartbeatMs: 20 })
    expect(await (await listen(url)).until(': alive')).toMatch(/\n\n: alive/)
  })

  it('ends when the service stops', async () => {
    const bus = createChangeBus()
    const { url } = await serve(bus)
    const reader = await listen(url)
    await reader.until('ready')
    bus.close()
    await expect(reader.until('never')).rejects.toThrow('ended')
  })

  it('disconnects a client that leaves too much unread', async () => {
    const bus = createChangeBus()
    const { url } = await serve(bus, { maxUnreadBytes: 10_000 })
    const { port } = new URL(url)
    const socket = connect(Number(port), '127.0.0.1')
    closers.push(() => socket.destroy())
    socket.write(
      `GET /changes HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${serviceToken}\r\n\r\n`,
    )
    await once(socket, 'data')
    socket.pause()
    const long = 'x'.repeat(1000)
    const listenersBefore = bus.listenerCount()
    for (let count = 0; count < 20_000 && bus.listenerCount() > 0; count++) {
      bus.publish([long])
      if (count % 500 === 0) await new Promise((resolve) => setTimeout(resolve, 1))
    }
    expect([listenersBefore, bus.listenerCount()]).toEqual([1, 0])
  })
})

async function serve(
  bus: ChangeBus,
  options: { heartbeatMs?: number; maxUnreadBytes?: number } = {},
) {
  const app = new Hono()
  app.onError(answerError)
  registerChanges(app, { bus, serviceTokens: [newToken, serviceToken], ...options })
  const answer = getRequestListener(app.fetch)
  const server = createServer((req, res) => void answer(req, res))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(() => {
    bus.close()
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { url: `http://127.0.0.1:${address.port}/changes` }
}

async function listen(url: string, lastId?: string) {
  const headers = {
    authorization: `Bearer ${serviceToken}`,
    ...(lastId ? { 'last-event-id': lastId } : {}),
  }
  const response = await fetch(url, { headers })
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return {
    async until(words: string): Promise<string> {
      while (!text.includes(words)) {
        const part = await reader?.read()
        if (!part || part.done) throw new Error(`ended before "${words}"`)
        text += part.value
      }
      return text
    },
  }
}
