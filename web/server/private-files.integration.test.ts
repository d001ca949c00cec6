import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Website } from './testing/fake-website.ts'
import {
  endingLine,
  linesOf,
  openedOf,
  startMemberSite,
  type MemberSite,
} from './testing/member-site.ts'

const id = '0190c7e2-1b2c-4d3e-8f40-5a6b7c8d9e0f'
const path = `/assets/${id}`
const body = Buffer.from('%PDF-1.7 คู่มือ')
const disposition = `inline; filename="______.pdf"; filename*=UTF-8''${encodeURIComponent('คู่มือ.pdf')}`
const visit = {
  accept: 'text/html,*/*',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
}

let members: MemberSite
let site: Website

beforeEach(async () => {
  members = await startMemberSite()
  site = await members.startProcess({ contentUrl: members.service.url })
  keep(path)
})
afterEach(() => members.stop())

function keep(at: string, more: { status?: number; isForAnyone?: boolean } = {}, told = {}) {
  const headers = {
    'content-type': 'application/pdf',
    'content-length': body.length,
    'content-disposition': disposition,
    'accept-ranges': 'bytes',
    'last-modified': 'Mon, 23 Nov 2026 09:00:00 GMT',
    etag: '"one"',
    'x-powered-by': 'the service',
    ...told,
  }
  members.service.files.set(at, { body: [body], headers, ...more })
}

const get = (headers: Record<string, string> = {}, at = path) => site.get(at, headers)
const storedFiles = () => readdir(join(site.folder, 'cache', 'web-assets')).catch(() => [])

describe('case 13: a file that is not for everyone', () => {
  test('is sent to a signed-in member, with its name, sandboxed and not cached', async () => {
    const cookie = members.signedIn()
    for (let round = 0; round < 2; round += 1) {
      const given = await get({ ...visit, cookie })
      expect([given.status, given.body.equals(body)]).toEqual([200, true])
      expect(given.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-length': String(body.length),
        'content-disposition': disposition,
        'accept-ranges': 'bytes',
        'last-modified': 'Mon, 23 Nov 2026 09:00:00 GMT',
        etag: '"one"',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      })
      expect(given.headers['content-security-policy']).toMatch(
        /default-src 'none';.*frame-ancestors 'self'; sandbox$/,
      )
      expect(given.headers).not.toHaveProperty('x-powered-by')
    }
    expect((await get()).status).toBe(401)
    expect(await storedFiles()).toEqual([])
    // The first request is anonymous, because public files are cached.
    const shown = members.service.fileRequests.map(({ headers }) => headers.authorization)
    expect(shown.map((token) => token?.replace(/\d+/, 'n'))).toEqual([
      undefined,
      'Bearer access-n',
      'Bearer access-n',
      undefined,
      undefined,
    ])
  })

  test('comes in parts and goes on where it broke off; the service decides', async () => {
    const cookie = members.signedIn()
    keep(path, { status: 206 }, { 'content-range': 'bytes 0-3/99' })
    const asked = { range: 'bytes=0-3', 'if-range': '"one"', 'if-none-match': '"two"' }
    const part = await get({ cookie, ...asked })
    expect([part.status, part.headers['content-range']]).toEqual([206, 'bytes 0-3/99'])
    expect(members.service.fileRequests.at(-1)?.headers).toMatchObject(asked)
    keep(path, { status: 304 })
    const same = await get({ cookie })
    expect([same.status, same.text, same.headers['etag']]).toEqual([304, '', '"one"'])
    keep(path, { status: 416 }, { 'content-range': 'bytes */99' })
    const beyond = await get({ cookie })
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, 'bytes */99'])
    keep(path)
    const head = await site.send({ path, method: 'HEAD', headers: { cookie } })
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([
      200,
      String(body.length),
      0,
    ])
    expect(members.service.fileRequests.at(-1)?.method).toBe('HEAD')
  })

  test('is asked for as it was: a download, another name, a size', async () => {
    const cookie = members.signedIn()
    for (const at of [`${path}?download`, `${path}/a.pdf`, `${path}?width=320&format=webp`]) {
      keep(at)
      if (!at.includes('width')) keep(path)
      expect((await get({ cookie }, at)).status).toBe(200)
      expect(members.service.fileRequests.at(-1)?.url).toBe(at)
    }
    expect((await get({ cookie }, `${path}?width=321`)).status).toBe(400)
    expect((await site.send({ path, method: 'POST', headers: { cookie } })).status).toBe(405)
  })

  test('of a public record is given to strangers too, and kept by nobody all the same', async () => {
    keep(path, { isForAnyone: true })
    const given = await get()
    expect([given.status, given.text, given.headers['cache-control']]).toEqual([
      200,
      body.toString(),
      'private, no-store',
    ])
    expect(await storedFiles()).toEqual([])
  })

  test('that is another’s, or nobody’s, is not there', async () => {
    const cookie = members.signedIn()
    expect((await get({ cookie })).status).toBe(200)
    members.service.files.delete(path)
    const missing = await get({ ...visit, cookie })
    expect([missing.status, linesOf(missing)]).toEqual([404, []])
    expect((await get(visit)).status).toBe(404)
  })
})

describe('without a session', () => {
  test('a visit leads to the log-in and back, in the language that was chosen', async () => {
    const next = encodeURIComponent(`${path}?download`)
    keep(`${path}?download`)
    const led = await get(visit, `${path}?download`)
    expect([led.status, led.headers['location']]).toEqual([
      302,
      `/login?next=${next}&reason=members`,
    ])
    expect(led.headers['cache-control']).toBe('private, no-store')
    const english = await get({ ...visit, cookie: 'lang=en' }, path)
    expect(english.headers['location']).toBe(
      `/en/login?next=${encodeURIComponent(path)}&reason=members`,
    )
    const old = await get({ accept: 'text/html' })
    expect(old.status).toBe(302)
  })

  test.each([
    ['a picture of a page', { 'sec-fetch-dest': 'image', accept: 'image/*' }],
    ['a frame', { 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate', accept: 'text/html' }],
    ['a program', {}],
    ['a range', { range: 'bytes=0-1' }],
  ])('%s is told 401', async (_what, headers) => {
    const refused = await get(headers)
    expect([refused.status, refused.headers['location']]).toEqual([401, undefined])
    expect(refused.headers['cache-control']).toBe('private, no-store')
  })
})

describe('a session', () => {
  test('that the service ended ends here too, and leads to the log-in', async () => {
    const cookie = members.signedIn()
    expect((await get({ cookie })).status).toBe(200)
    members.service.mode = 'refusing'
    const led = await get({ ...visit, cookie })
    expect([led.status, led.headers['location']]).toEqual([
      302,
      `/login?next=${encodeURIComponent(path)}&reason=ended`,
    ])
    expect(linesOf(led)).toContain(endingLine)
    expect(led.headers['clear-site-data']).toBe('"cache"')
    expect((await get({ cookie })).status).toBe(401)
  })

  test('that ends soon is replaced before the file is asked for', async () => {
    const given = await get({ cookie: members.signedIn({ lasts: 5000 }) })
    expect([given.status, given.text]).toEqual([200, body.toString()])
    expect(openedOf(given).accessToken).not.toBe('access-1')
    expect(members.service.callsOf(`GET ${path}`).at(-1)).toMatchObject({ isUnseen: true })
    expect(given.headers['cache-control']).toBe('private, no-store')
  })

  test('outlives a service that is away', async () => {
    const cookie = members.signedIn()
    expect((await get({ cookie })).status).toBe(200)
    for (const mode of ['failing', 'gone'] as const) {
      members.service.mode = mode
      const away = await get({ ...visit, cookie })
      expect([away.status, away.headers['retry-after'], linesOf(away)]).toEqual([503, '2', []])
    }
    const late = await get({ ...visit, cookie: members.signedIn({ lasts: 0 }) })
    expect([late.status, linesOf(late)]).toEqual([503, []])
  })
})

describe('a large file', () => {
  const piece = Buffer.alloc(256 * 1024, 'ก')
  const pieces = 80
  let sent = 0

  beforeEach(() => {
    sent = 0
    const large = (async function* () {
      for (; sent < pieces; sent += 1) {
        await wait(0)
        yield piece
      }
    })()
    const headers = { 'content-type': 'video/mp4', 'content-length': piece.length * pieces }
    members.service.files.set(path, { body: large, headers })
  })

  test('passes through whole', async () => {
    const given = await get({ cookie: members.signedIn() })
    expect(given.body.equals(Buffer.concat(Array.from({ length: pieces }, () => piece)))).toBe(true)
  })

  test('waits for a slow reader, and is cancelled when the reader disconnects', async () => {
    const line = connect(site.port, '127.0.0.1')
    const cookie = members.signedIn()
    line.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n\r\n`)
    await once(line, 'data')
    line.pause()
    await expect.poll(async () => [sent, await wait(300), sent].at(0) === sent).toBe(true)
    expect(sent).toBeLessThan(pieces)
    expect(members.service.fileRequests.at(-1)?.socket.destroyed).toBe(false)
    line.destroy()
    await expect.poll(() => members.service.fileRequests.at(-1)?.socket.destroyed).toBe(true)
    expect(sent).toBeLessThan(pieces)
  })

  test('that a visitor no longer waits for is asked for no longer', async () => {
    const cookie = members.signedIn()
    expect((await get({ cookie })).status).toBe(200)
    const gate = Promise.withResolvers<void>()
    members.service.gate = gate.promise
    const before = members.service.fileRequests.length
    const line = connect(site.port, '127.0.0.1')
    line.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n\r\n`)
    await expect.poll(() => members.service.fileRequests.length).toBe(before + 1)
    line.destroy()
    await expect.poll(() => members.service.fileRequests.at(-1)?.socket.destroyed).toBe(true)
    gate.resolve()
  })

  test('that the service breaks off is broken off for its visitor too', async () => {
    const cut = (async function* () {
      yield piece
      await wait(50)
      members.service.fileRequests.at(-1)?.socket.destroy()
      yield piece
    })()
    const headers = { 'content-type': 'video/mp4', 'content-length': piece.length * 2 }
    members.service.files.set(path, { body: cut, headers })
    await expect(get({ cookie: members.signedIn() })).rejects.toThrow('aborted')
  })
})
