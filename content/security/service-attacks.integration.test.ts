import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { closePayload, openPayload } from '../src/composition/open-payload.ts'
import { drawPicture, staffData } from '../testing/record-data.ts'
import { registerMember } from '../testing/member-requests.ts'
import { leadPath, message, postJson } from '../testing/lead-posts.ts'
import { sendRaw, type RawRequest } from '../testing/raw-request.ts'
import { startServiceProcess, type ServiceProcess } from '../testing/service-process.ts'
import { expectClean } from '../testing/clean-answer.ts'
import { tokenIn } from '../testing/staff-cookie.ts'
import { testPassword } from '../testing/test-password.ts'

const password = testPassword

let service: ServiceProcess
let memberToken: string
let editor: string

beforeAll(async () => {
  const payload = await openPayload()
  for (const mark of ['editor', 'victim']) {
    await payload.create({ collection: 'staff', data: staffData(mark) })
  }
  memberToken = (await registerMember(payload, 'member')).token
  await closePayload(payload)
  // Each attacker of this test has an own address, forwarded by a trusted proxy.
  service = await startServiceProcess({ TRUSTED_PROXIES: '127.0.0.1' })
  editor = await signIn('editor', '10.9.0.1')
}, 120_000)
afterAll(() => service?.stop())

function login(mark: string, given: string, address: string) {
  return sendRaw(service.url, '/cms-api/staff/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ email: `${mark}@example.com`, password: given }),
  })
}

async function signIn(mark: string, address: string): Promise<string> {
  const answer = await login(mark, password, address)
  expect(answer.status, answer.text).toBe(200)
  return tokenIn(answer.headers['set-cookie'])
}

const asForm = (fields: Record<string, string>): RawRequest => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
})

describe('case 25: the admin and Payload’s own REST', () => {
  const override = { 'x-payload-http-method-override': 'GET', 'x-http-method-override': 'GET' }
  const rows: [string, string, number[], RawRequest?][] = [
    ['a list', '/cms-api/branches', [403]],
    ['a list with a query', '/cms-api/staff?where[email][exists]=true&depth=10', [403]],
    ['the members', '/cms-api/members', [403]],
    ['the files of members', '/cms-api/media/file/x.png', [403]],
    ['versions', '/cms-api/branches/versions', [403]],
    ['a global', '/cms-api/globals/settings', [403]],
    ['the rights', '/cms-api/access', [403]],
    ['GraphQL', '/cms-api/graphql', [403], { method: 'POST', body: '{}' }],
    [
      'a first administrator',
      '/cms-api/staff/first-register',
      [403],
      { method: 'POST', body: '{}' },
    ],
    ['a new account', '/cms-api/staff', [403], asForm({ email: 'x@example.com', password })],
    ['a member’s login', '/cms-api/members/login', [403], { method: 'POST', body: '{}' }],
    [
      'another method by header',
      '/cms-api/staff/login',
      [400, 401, 403],
      { ...asForm({ limit: '0' }), headers: override },
    ],
    ['a write by header', '/cms-api/staff/me', [403], { method: 'POST', headers: override }],
    ['a path that climbs', '/cms-api/staff/login/../../branches', [400, 403]],
    ['an encoded path', '/cms-api/staff%2flogin', [400, 403]],
    ['a double slash', '//cms-api/branches', [400, 403, 404]],
    ['another letter case', '/CMS-API/branches', [404]],
    ['an inner address of Next', '/_next/image?url=%2Fcms-api%2Fstaff&w=64&q=75', [400, 403, 404]],
    ['data of Next', '/_next/data/x/cms-api/staff.json', [400, 403, 404]],
    [
      'a skipped middleware',
      '/cms-api/staff',
      [403],
      { headers: { 'x-middleware-subrequest': 'middleware' } },
    ],
    [
      'an action of the admin',
      '/admin',
      [403],
      {
        method: 'POST',
        headers: { 'next-action': '7f'.repeat(20), 'content-type': 'text/plain' },
        body: '[]',
      },
    ],
    ['a stray action', '/admin/login', [403], { method: 'POST', body: 'x' }],
    [
      'another site’s form',
      '/cms-api/staff/login',
      [403],
      { ...asForm({ email: 'x' }), headers: { origin: 'https://evil.example' } },
    ],
  ]

  it.each(rows)('refuse a stranger %s', async (_name, path, statuses, request) => {
    const answer = await sendRaw(service.url, path, request)
    expect(statuses, answer.text.slice(0, 300)).toContain(answer.status)
    expectClean({ ...answer, text: '' })
  })

  it('refuse a member, by bearer token and by cookie', async () => {
    const ways: Record<string, string>[] = [
      { authorization: `Bearer ${memberToken}` },
      { authorization: `JWT ${memberToken}` },
      { cookie: `payload-token=${memberToken}` },
    ]
    for (const headers of ways)
      for (const path of [
        '/admin',
        '/cms-api/branches',
        '/cms-api/members/me',
        '/cms-api/staff/me',
      ])
        expect((await sendRaw(service.url, path, { headers })).status).toBe(403)
  })

  it('let an editor change neither their own role nor another account', async () => {
    const headers = { authorization: `Bearer ${editor}`, 'content-type': 'application/json' }
    const me = await sendRaw(service.url, '/cms-api/staff/me', { headers })
    const { id } = JSON.parse(me.text).user
    const body = JSON.stringify({ role: 'administrator' })
    await sendRaw(service.url, `/cms-api/staff/${id}`, { method: 'PATCH', headers, body })
    const after = await sendRaw(service.url, '/cms-api/staff/me', { headers })
    expect(JSON.parse(after.text).user.role).toBe('editor')
    const { text } = await sendRaw(service.url, '/cms-api/staff', { headers })
    expect(text).not.toMatch(/"(hash|salt|resetPasswordToken|loginAttempts|lockUntil)"/)
    const other = JSON.parse(text).docs.find((each: { id: number }) => each.id !== id)
    const path = `/cms-api/staff/${other.id}`
    expect((await sendRaw(service.url, path, { method: 'PATCH', headers, body })).status).toBe(403)
  })
})

describe('case 7: an upload', () => {
  const script = '<script>alert(1)</script>'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`

  async function upload(bytes: Buffer<ArrayBuffer> | string, name: string, type: string) {
    const form = new FormData()
    form.set('file', new File([bytes], name, { type }))
    form.set('_payload', '{}')
    const headers = { authorization: `Bearer ${editor}` }
    const answer = await fetch(`${service.url}/cms-api/media`, {
      method: 'POST',
      headers,
      body: form,
    })
    return { status: answer.status, body: await answer.json() }
  }

  it.each([
    ['an SVG', svg, 'x.svg', 'image/svg+xml'],
    ['an SVG under the name of a picture', svg, 'x.png', 'image/png'],
    ['a page under the name of a picture', `<html>${script}`, 'x.jpg', 'image/jpeg'],
    ['a page with the first bytes of a picture', `GIF89a${script}`, 'x.gif', 'image/gif'],
    ['a program', 'MZ\u0090', 'x.exe', 'application/octet-stream'],
  ])('that is %s is refused', async (_name, bytes, name, type) => {
    expect((await upload(bytes, name, type)).status).toBe(400)
  })

  it('of billions of pixels in few bytes is refused', async () => {
    const { data } = await drawPicture()
    const bomb = Buffer.from(new Uint8Array(data))
    bomb.writeUInt32BE(60_000, 16)
    bomb.writeUInt32BE(60_000, 20)
    expect((await upload(bomb, 'x.png', 'image/png')).status).toBe(400)
  })

  it('that hides a page behind a picture loses it, and is served as what it is', async () => {
    const { data } = await drawPicture()
    const polyglot = Buffer.from(new Uint8Array([...data, ...Buffer.from(script)]))
    const { status, body } = await upload(polyglot, '"><img src=x>.html.png', 'text/html')
    expect(status).toBe(201)
    const asset = await sendRaw(service.url, `/assets/${body.doc.id}`)
    expect(asset.text).not.toContain('<script>')
    expect(asset.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
    expect(asset.headers['content-disposition']).not.toContain('<')
  })

  it('of a PDF is sandboxed wherever it is shown', async () => {
    const { status, body } = await upload(
      `%PDF-1.7\n${script}\nstartxref\n0\n%%EOF\n`,
      'x.pdf',
      'application/pdf',
    )
    expect(status).toBe(201)
    const asset = await sendRaw(service.url, `/assets/${body.doc.id}`)
    expect(asset.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
  })
})

describe('case 20: guesses at a password of staff', () => {
  it('at once are counted as one after another, and none gets in afterwards', async () => {
    const guesses = Array.from({ length: 15 }, (_, index) =>
      login('victim', `guess-${index}`, '10.1.0.1'),
    )
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
    expect((await login('victim', password, '10.1.0.1')).status).toBe(429)
  })

  it('from one network keep its owner out of it nowhere else', async () => {
    for (let count = 0; count < 6; count++) await login('victim', 'guess', '2001:db8:5:6::1')
    expect((await login('victim', password, '2001:db8:5:6:7::2')).status).toBe(429)
    expect((await login('victim', password, '2001:db8:5:7::1')).status).toBe(200)
  })

  it('stay counted for a network whatever else it sends', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 22; count++) {
      const address = `203.0.113.${count}, 2001:db8:3:3::${count}`
      statuses.push((await login(`nobody-${count}`, 'wrong', address)).status)
    }
    expect(new Set(statuses.slice(0, 20))).toEqual(new Set([401]))
    expect(statuses.slice(20)).toEqual([429, 429])
  })
})

describe('case 26: headers', () => {
  it('are on every kind of answer of the service', async () => {
    const open = ['/', '/healthz', '/readyz', '/api/branch', '/items/nope', '/assets/x']
    const own = ['/docs', '/admin/login', '/cms-api/x', '/_next/static/x.js']
    for (const path of [...open, ...own]) {
      const { headers } = await sendRaw(service.url, path)
      expect(headers, path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': expect.any(String),
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        'cross-origin-resource-policy': open.includes(path) ? 'cross-origin' : 'same-origin',
      })
      expect(headers).not.toHaveProperty('x-powered-by')
    }
  })

  it('keep the cookie of staff from scripts and other sites', async () => {
    const { headers } = await login('editor', password, '10.4.0.1')
    expect(headers['set-cookie']).toMatch(/^payload-token=.+HttpOnly.*SameSite=Lax/)
  })
})

describe('case 27: a line that asks for another protocol', () => {
  it('is answered as any other, not left hanging', async () => {
    const line = connect(service.port, '127.0.0.1')
    line.on('error', () => {})
    let answer = ''
    line.on('data', (bytes: Buffer) => (answer += bytes.toString()))
    line.write(
      'GET /api/branch HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: eA==\r\nSec-WebSocket-Version: 13\r\n\r\n',
    )
    await vi.waitFor(() => expect(answer).toMatch(/^HTTP\/1\.1 200 /), 5000)
    line.destroy()
  })
})

describe('case 23: the log', () => {
  it('holds no password, token, e-mail or search text', async () => {
    await sendRaw(service.url, '/api/branch?search=whispered-words')
    const lead = message({ first_name: 'กระซิบ', email: 'lead@example.com', tel: '0899999999' })
    for (const each of [lead, { ...lead, lead_field: 'x' }])
      await postJson(`${service.url}${leadPath}`, each, { 'idempotency-key': 'lead-key' })
    const ofLead = ['กระซิบ', 'lead@', '899999999', lead.message, 'lead-key', 'lead_field']
    const ofStaff = [password, memberToken, editor, 'editor@example.com', 'whispered-words']
    for (const secret of [...ofStaff, ...ofLead]) expect(service.output()).not.toContain(secret)
  })
})
