import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createSealedCookie } from './sealed-cookie.ts'
import {
  sessionSecret,
  startFakeWebsite,
  type Answer,
  type Website,
} from './testing/fake-website.ts'
import type { WebsiteOptions } from './website.ts'

const renders = { running: 2, waiting: 4, waitMs: 60_000 }
const html = { accept: 'text/html' }
const from = (address: string) => ({ 'x-forwarded-for': address })
const { name, seal } = createSealedCookie('session', {
  secrets: [sessionSecret],
  isHttps: false,
})
let site: Website
let gate: PromiseWithResolvers<void>

afterEach(async () => {
  gate.resolve()
  await site.stop()
})

/** A website behind a proxy, whose renders wait for the gate. */
async function start(over: Partial<WebsiteOptions> = {}): Promise<void> {
  site = await startFakeWebsite({ renders, trustedProxies: ['127.0.0.1'], ...over })
  gate = Promise.withResolvers()
}

const close = () => {
  site.content.gate = gate.promise
}
const waitForRenders = (count: number) =>
  vi.waitFor(() => expect(site.content.renders).toHaveLength(count))

describe('a session that nobody gave out', () => {
  test.each(['made-up', '', 'A'.repeat(200)])(
    'is given the kept page, and nothing is rendered: %j',
    async (value) => {
      await start()
      const kept = await site.get('/branch')
      await waitForRenders(2)
      close()
      const cookie = `${name}=${value}`
      const answers = await Promise.all(
        Array.from({ length: 64 }, () => site.get('/branch', { cookie })),
      )
      expect(new Set(answers.map(({ text }) => text))).toEqual(new Set([kept.text]))
      expect(site.content.renders).toHaveLength(2)
    },
  )
})

describe('more pages than can be rendered at once', () => {
  test('a few are rendered, the rest wait, and all are answered', async () => {
    await start({ renders: { ...renders, waiting: 100 } })
    close()
    const answers = Array.from({ length: 20 }, () => site.get('/branch?search=a'))
    await waitForRenders(2)
    gate.resolve()
    expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(
      new Set([200]),
    )
  })

  test('one address fills the queue alone, and makes room for another one', async () => {
    await start()
    close()
    const refused: Answer[] = []
    const crowd = Array.from({ length: 8 }, async () => {
      const answer = await site.get('/branch?search=a', from('203.0.113.7'))
      if (answer.status === 503) refused.push(answer)
      return answer.status
    })
    await vi.waitFor(() => expect(refused).toHaveLength(2))
    const other = site.get('/branch?search=b', from('203.0.113.8'))
    await vi.waitFor(() => expect(refused).toHaveLength(3))
    gate.resolve()
    expect((await other).status).toBe(200)
    const statuses = await Promise.all(crowd)
    expect(statuses.filter((status) => status === 200)).toHaveLength(5)
    expect(refused[0]?.headers['retry-after']).toBe('2')
  })

  test('pages that are never kept do not stop public pages from being made', async () => {
    await start()
    close()
    const cookie = `${name}=${seal('somchai')}`
    const running = ['one', 'two'].map((slug) => site.get(`/branch/${slug}`, { cookie }))
    await waitForRenders(2)
    site.content.gate = undefined
    expect((await site.get('/branch/three')).status).toBe(200)
    gate.resolve()
    await Promise.all(running)
  })

  test('forms that wait to be stored do not stop pages that are made for one visitor', async () => {
    await start()
    close()
    const post = (body: string) => site.send({ path: '/enquiry', method: 'POST', body })
    const running = ['one', 'two'].map(post)
    await waitForRenders(2)
    site.content.gate = undefined
    expect((await site.get('/branch?search=a')).status).toBe(200)
    gate.resolve()
    expect((await Promise.all(running)).map(({ status }) => status)).toEqual([200, 200])
  })

  test('forms with photos that wait to be stored hold up no other form, such as the one to sign in', async () => {
    await start()
    close()
    const post = (path: string) => (body: string) => site.send({ path, method: 'POST', body })
    const running = ['one', 'two'].map(post('/report'))
    await waitForRenders(2)
    site.content.gate = undefined
    expect((await post('/enquiry')('three')).status).toBe(200)
    gate.resolve()
    expect((await Promise.all(running)).map(({ status }) => status)).toEqual([200, 200])
  })

  test('nothing is rendered for a client that disconnected before its turn', async () => {
    await start()
    close()
    const running = ['a', 'b'].map((word) => site.get(`/branch?search=${word}`))
    await waitForRenders(2)
    const leaving = connect(site.port, '127.0.0.1')
    leaving.write('GET /branch?search=left HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await once(leaving, 'connect')
    expect((await site.get('/healthz')).status).toBe(200)
    leaving.destroy()
    await once(leaving, 'close')
    expect((await site.get('/healthz')).status).toBe(200)
    gate.resolve()
    await Promise.all(running)
    await site.get('/branch?search=c')
    expect(site.content.renders.filter((url) => url.includes('left'))).toEqual([])
  })

  test('with a refused form gets a message whose lines break between phrases', async () => {
    await start({ renders: { ...renders, waiting: 0 } })
    close()
    const post = (body: string) =>
      site.send({ path: '/enquiry', method: 'POST', headers: html, body })
    const running = ['one', 'two'].map(post)
    await waitForRenders(2)
    const refused = await post('three')
    expect([refused.status, refused.headers['connection']]).toEqual([503, 'close'])
    expect(refused.text).toMatch(/ยังไม่ได้ส่ง<\/span> <span class="phrase">รอสักครู่<\/span>/)
    gate.resolve()
    await Promise.all(running)
  })

  test('a refused visitor gets a page in the visitor’s language, a program one line', async () => {
    await start({ renders: { ...renders, waiting: 0 } })
    close()
    const running = ['a', 'b'].map((word) => site.get(`/branch?search=${word}`))
    await waitForRenders(2)
    const thai = await site.get('/branch?search=<i>', html)
    const english = await site.get('/en/nowhere?search=c', html)
    const line = await site.get('/branch?search=c')
    expect([thai, english, line].map(({ status }) => status)).toEqual([503, 503, 503])
    expect(thai.text).toMatch(/<html lang="th">[\s\S]*รอสักครู่/)
    expect(thai.text).not.toContain('<i>')
    expect(english.text).toMatch(/<html lang="en">[\s\S]*wait a moment/)
    expect(thai.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' })
    expect(String(thai.headers['content-security-policy'])).toContain("default-src 'none'")
    expect(line.headers['content-type']).toMatch(/^text\/plain/)
    gate.resolve()
    await Promise.all(running)
  })
})

describe('forms that stall', () => {
  const sockets = new Set<Socket>()
  const boundary = 'x'.repeat(20)
  const headOf = (address: string, length: number) =>
    `POST /report HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\n` +
    `Content-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${length}\r\n\r\n`

  afterEach(() => {
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  })

  async function stall(address: string, length = 2_000_000): Promise<Socket> {
    const socket = connect(site.port, '127.0.0.1')
    sockets.add(socket)
    socket.on('error', () => sockets.delete(socket))
    await once(socket, 'connect')
    socket.write(`${headOf(address, length)}half`)
    return socket
  }

  /** Nine slow forms from three addresses; each one that is cut off starts again. */
  function crawl(): () => Promise<void> {
    const stopped = new AbortController()
    const hold = async (address: string) => {
      while (!stopped.signal.aborted) {
        const socket = await stall(address, 60_000_000)
        socket.resume()
        while (socket.writable && !stopped.signal.aborted) {
          socket.write('a'.repeat(2000))
          await wait(100)
        }
      }
    }
    const crawling = Array.from({ length: 9 }, (_, number) => hold(`203.0.113.${number % 3}`))
    return async () => {
      stopped.abort()
      await Promise.all(crawling)
    }
  }

  const size = 1_100_000
  const report = (address: string) =>
    site.send({
      path: '/report',
      method: 'POST',
      body: 'a'.repeat(size),
      headers: { ...from(address), 'content-type': 'text/plain' },
    })

  /** Sends a large form in twenty pieces, 0.1 s apart; returns the response's first line. */
  async function reportSlowly(address: string): Promise<string | undefined> {
    const socket = connect(site.port, '127.0.0.1')
    sockets.add(socket)
    const answered = once(socket, 'data')
    socket.write(headOf(address, size))
    for (let piece = 0; piece < 20 && socket.writable; piece += 1) {
      socket.write('a'.repeat(size / 20))
      await wait(100)
    }
    return String(await answered).split('\r\n', 1)[0]
  }

  test('eight of one address leave places for everybody else', async () => {
    await start()
    await Promise.all(Array.from({ length: 8 }, () => stall('203.0.113.7')))
    expect((await report('203.0.113.8')).status).toBe(200)
  })

  test('eight of as many addresses make room at once, and are told so', async () => {
    await start()
    const stalled = await Promise.all(
      Array.from({ length: 8 }, (_, number) => stall(`203.0.113.${number}`)),
    )
    const answers: string[] = []
    for (const socket of stalled) socket.on('data', (data) => answers.push(String(data)))
    expect((await site.get('/healthz')).status).toBe(200)
    expect((await report('198.51.100.1')).status).toBe(200)
    await vi.waitFor(() => expect(answers).toHaveLength(1))
    expect(answers[0]).toMatch(/^HTTP\/1\.1 408 [\s\S]*too slowly/)
  })

  test('twenty-four new ones of as many addresses keep nobody out', async () => {
    await start()
    await Promise.all(Array.from({ length: 24 }, (_, number) => stall(`203.0.113.${number}`)))
    expect((await site.get('/healthz')).status).toBe(200)
    expect((await report('198.51.100.1')).status).toBe(200)
  })

  test('nine that crawl in from three addresses keep nobody out, not even who is slow', async () => {
    await start()
    const stop = crawl()
    await wait(1500)
    try {
      const slow = reportSlowly('198.51.100.1')
      for (const number of [2, 3, 4]) {
        expect((await report(`198.51.100.${number}`)).status).toBe(200)
        await wait(300)
      }
      expect(await slow).toBe('HTTP/1.1 200 OK')
    } finally {
      await stop()
    }
  })
})
