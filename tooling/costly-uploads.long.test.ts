import { randomUUID } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startProduct, type Product } from './product.ts'

const tries = 10
const inProgress = 8
const mostMs = 2000

let product: Product

beforeAll(async () => {
  // Separate visitor addresses, as behind nginx.
  product = await startProduct({ TRUSTED_PROXIES: '127.0.0.1' })
}, 300_000)
afterAll(() => product.stop())

/** A PNG with alpha. */
function drawPng(side: number, bits: 8 | 16): Blob {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([bits, 6], 8)
  const lines = Buffer.alloc(side * (1 + (side * 4 * bits) / 8), 90)
  for (let line = 0; line < side; line += 1) lines[line * (lines.length / side)] = 0
  const chunks = [
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]
  const mark = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return new Blob([Uint8Array.from(Buffer.concat([mark, ...chunks]))])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** The most expensive image that is accepted. */
const costly = drawPng(4300, 16)
/** Rejected by its header: 400 MB uncompressed. */
const refused = drawPng(7050, 16)
const small = drawPng(40, 8)

const from = (address: string) => ({ 'x-forwarded-for': address, origin: product.webUrl })

/** Reports a problem through the website. */
async function report(address: string, photo: Blob): Promise<number> {
  const form = new FormData()
  const fields = { branch: '1', cause: 'other', message: 'เครื่องหยุดกลางทาง', email: 'a@example.com' }
  const hidden = { key: randomUUID(), openedAt: String(Date.now() - 60_000) }
  for (const [name, value] of Object.entries({ ...fields, ...hidden })) form.set(name, value)
  form.set('photo', photo, 'IMG_0042.png')
  const sent = { method: 'POST', headers: from(address), body: form, redirect: 'manual' } as const
  const { status } = await fetch(`${product.webUrl}/en/problem`, sent)
  return status
}

/** Keeps this many reports in progress from one address until `work` is done. */
async function whileSending<Result>(photo: Blob, work: () => Promise<Result>) {
  let isOver = false
  const statuses: number[] = []
  const senders = Array.from({ length: inProgress }, async () => {
    while (!isOver) statuses.push(await report('198.51.100.66', photo))
  })
  try {
    return { result: await work(), statuses }
  } finally {
    isOver = true
    await Promise.all(senders)
  }
}

async function timed(work: () => Promise<number>): Promise<{ status: number; ms: number }> {
  const begun = performance.now()
  const status = await work()
  return { status, ms: Math.round(performance.now() - begun) }
}

async function register(): Promise<{ email: string; password: string; token: string }> {
  const account = { email: `${randomUUID()}@example.com`, password: 'แมวสามตัวกินขนมปังร้อน' }
  const { contentUrl } = product
  const post = (path: string, body: object) =>
    fetch(contentUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const roles = await (await fetch(`${contentUrl}/roles`)).text()
  const person = { first_name: 'สมศรี', last_name: 'น้ำใจงาม', tel: '+66812345678', location: null }
  const role = /"id":"([^"]+)"/.exec(roles)?.[1]
  expect((await post('/users', { ...person, ...account, role })).status).toBe(204)
  const signedIn = await (await post('/auth/login', account)).text()
  return { ...account, token: /"access_token":"([^"]+)"/.exec(signedIn)?.[1] ?? '' }
}

it.each([
  ['as costly as any that is taken', costly],
  ['that are refused by their heads', refused],
])('Eight photos %s, in progress from one address, hold up nobody else', async (_, photo) => {
  const member = await register()
  const signIn = async () => {
    const body = new URLSearchParams({ email: member.email, password: member.password })
    const sent = { method: 'POST', headers: from('203.0.113.7'), body, redirect: 'manual' } as const
    const answer = await fetch(`${product.webUrl}/login`, sent)
    const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
    const headers = { 'x-forwarded-for': '203.0.113.7', cookie: cookie.join('; ') }
    const account = await fetch(`${product.webUrl}/account`, { headers, redirect: 'manual' })
    return [answer.status, account.status]
  }
  const sendPicture = async () => {
    const body = new FormData()
    body.set('picture', small, 'me.png')
    const headers = { authorization: `Bearer ${member.token}` }
    const url = `${product.contentUrl}/users/me/avatar`
    return (await fetch(url, { method: 'POST', headers, body })).status
  }
  // Starts the rendering process.
  expect(await report('203.0.113.1', small)).toBe(303)
  const { result, statuses } = await whileSending(photo, async () => {
    const [reports, pictures, entries] = [[], [], []] as [Timed[], Timed[], number[][]]
    for (let count = 0; count < tries; count += 1) {
      reports.push(await timed(() => report(`203.0.113.${10 + count}`, small)))
      pictures.push(await timed(sendPicture))
      entries.push(await signIn())
    }
    return { reports, pictures, entries }
  })
  const { reports, pictures, entries } = result
  expect(entries).toEqual(Array.from({ length: tries }, () => [303, 200]))
  expect(new Set(reports.map(({ status }) => status))).toEqual(new Set([303]))
  expect(pictures.every(({ status }) => status < 300)).toBe(true)
  for (const { ms } of [...reports, ...pictures]) expect(ms).toBeLessThanOrEqual(mostMs)
  expect(statuses.length).toBeGreaterThan(0)
})
type Timed = Awaited<ReturnType<typeof timed>>
