import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { findFreePort } from '../../../testing/free-port.ts'
import { startStandInSmtp } from '../../../testing/stand-in-smtp.ts'
import { describeFailure } from './failure.ts'
import type { Mail } from './mail.ts'
import { createSmtp } from './smtp.ts'

let server: Awaited<ReturnType<typeof startStandInSmtp>>

beforeAll(async () => {
  server = await startStandInSmtp()
})
beforeEach(() => {
  server.mails.length = 0
  server.behave('accept')
})
afterAll(() => server.halt())

const mail: Mail = {
  id: 'test-1',
  from: { name: 'ฟองใส', address: 'hello@fongsai.example' },
  to: ['team@fongsai.example'],
  subject: 'สนใจแฟรนไชส์',
  text: 'น้ำใจ',
  html: '<p>น้ำใจ</p>',
}

const failureOf = (sending: Promise<void>) =>
  sending.then(
    () => undefined,
    (error: unknown) => describeFailure(error),
  )

describe('A mail server', () => {
  it('is given the mail under an id that stays the same at every attempt', async () => {
    const send = createSmtp({ url: server.url })
    await send(mail)
    await send(mail)
    const [first, second] = server.mails
    expect(first).toMatchObject({ from: 'hello@fongsai.example', to: ['team@fongsai.example'] })
    for (const sent of [first, second])
      expect(sent?.raw).toMatch(/^Message-ID:\s*<test-1@fongsai\.example>\r$/m)
  })

  it('that hangs is given up after a while', async () => {
    server.behave('hang')
    const startedAt = Date.now()
    const failure = await failureOf(createSmtp({ url: server.url, silenceMs: 200 })(mail))
    expect(failure).toMatchObject({ isRecipientRejected: false })
    expect(Date.now() - startedAt).toBeLessThan(3000)
  })

  it('that hangs is given up at once when the service stops', async () => {
    server.behave('hang')
    const stop = new AbortController()
    const sending = failureOf(createSmtp({ url: server.url })(mail, stop.signal))
    setTimeout(() => stop.abort(), 100)
    expect(await sending).toBeDefined()
    expect(server.mails).toEqual([])
  })

  it('that is not there is a failure that passes', async () => {
    await server.halt()
    const failure = await failureOf(createSmtp({ url: server.url })(mail))
    await server.resume()
    expect(failure).toMatchObject({
      isRecipientRejected: false,
      text: expect.stringMatching(/ECONN/),
    })
  })

  it('that knows no such reader says so for good, and its words name nobody', async () => {
    server.behave('unknown reader')
    const failure = await failureOf(createSmtp({ url: server.url })(mail))
    expect(failure).toMatchObject({
      isRecipientRejected: true,
      text: expect.stringContaining('550'),
    })
    expect(failure?.text).not.toContain('team@')
  })

  it('that asks to come back later is asked again', async () => {
    server.behave('later')
    const failure = await failureOf(createSmtp({ url: server.url })(mail))
    expect(failure).toMatchObject({
      isRecipientRejected: false,
      text: expect.stringContaining('451'),
    })
  })

  it('elsewhere gets no password over an open line', async () => {
    // This notation is not recognized as localhost; the test server offers no encryption.
    const url = server.url.replace('127.0.0.1', 'user:secret@[::ffff:127.0.0.1]')
    const failure = await failureOf(createSmtp({ url })(mail))
    expect(failure?.text).toContain('ETLS')
    expect(server.mails).toEqual([])
    await createSmtp({ url: `${url}?ignoreTLS=true` })(mail)
    expect(server.mails).toHaveLength(1)
  })

  it('is handed mails that follow one another over the same lines, and one that breaks is no mail twice', async () => {
    const { url, cut, stop } = await startBreakableLine(server.url)
    const before = server.calls()
    const send = createSmtp({ url, lines: 2 })
    for (let count = 0; count < 3; count += 1) await Promise.all([send(mail), send(mail)])
    expect(server.mails).toHaveLength(6)
    expect(server.calls() - before).toBe(2)
    server.behave('silent')
    const sending = failureOf(send(mail))
    await vi.waitFor(() => expect(server.mails).toHaveLength(7))
    server.behave('accept')
    cut()
    expect(await sending).toMatchObject({ isRecipientRejected: false })
    expect(server.mails).toHaveLength(7)
    await stop()
  })
})

/** A connection to a mail server that can be cut. */
async function startBreakableLine(to: string) {
  const sockets: Socket[] = []
  const way = createServer((socket) => {
    const onward = connect(Number(new URL(to).port), '127.0.0.1')
    sockets.push(socket, onward)
    for (const each of [socket, onward]) each.on('error', () => {})
    socket.pipe(onward).pipe(socket)
  })
  const port = await findFreePort()
  await once(way.listen(port, '127.0.0.1'), 'listening')
  return {
    url: `smtp://127.0.0.1:${port}`,
    cut: () => {
      for (const socket of sockets) socket.destroy()
    },
    stop: () => new Promise<void>((resolve) => way.close(() => resolve())),
  }
}
