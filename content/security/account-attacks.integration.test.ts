import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { memberRole } from '../src/areas/account/role/member-role.ts'
import { registerMember } from '../testing/member-requests.ts'
import { expectClean } from '../testing/clean-answer.ts'
import { startContractService, type ContractService } from '../testing/contract-service.ts'
import { sendRaw, type RawRequest } from '../testing/raw-request.ts'
import { memberData } from '../testing/record-data.ts'
import { testPassword } from '../testing/test-password.ts'
import { someone } from '../testing/visitor.ts'

const json = 'application/json'
const email = 'manee@example.com'
const password = 'ม้าลายขี่จักรยานสีส้ม'
const token = 'x'.repeat(43)
const current = { current_password: testPassword }
const registration = {
  email: 'new@example.com',
  password,
  first_name: 'สมศรี',
  last_name: 'ใจดี',
  tel: '0812345678',
  role: memberRole.id,
}

/** Every call that sends something, with a sound body; those below /users/me are members'. */
const sound: Record<string, object> = {
  '/users': registration,
  '/auth/login': { email, password: testPassword },
  '/auth/refresh': { refresh_token: token },
  '/auth/logout': { refresh_token: token },
  '/auth/password/request': { email },
  '/auth/password/reset': { token, password },
  '/auth/verify': { token },
  '/auth/verify/request': { email },
  '/auth/email/confirm': { token },
  '/auth/email/undo': { token },
  '/users/me/password/check': current,
  '/users/me/password': { ...current, password },
  '/users/me/email': { ...current, email: 'other@example.com' },
}
const paths = Object.keys(sound)
const reads = ['/users/me', '/roles', '/api/sessions', '/api/export']

let service: ContractService
let access: string

beforeAll(async () => {
  service = await startContractService()
  await service.payload.create({ collection: 'members', data: memberData('manee') })
})
// Anew for each test: members are counted by who they are, too.
beforeEach(async () => {
  access = (await registerMember(service.payload, randomUUID())).token
})
afterAll(() => service.stop())

/** From an address of its own; as the member where members alone may call, or it is asked for. */
async function send(path: string, request: RawRequest = {}, from = someone()) {
  const isMembers = path.startsWith('/users/me') || path.startsWith('/api/')
  const bearer: Record<string, string> = isMembers ? { authorization: `Bearer ${access}` } : {}
  const headers = { ...from, ...bearer, ...request.headers }
  const answer = await sendRaw(service.url, path, { ...request, headers })
  if (answer.status !== 431) expectClean(answer, decodeURI(path))
  return answer
}
const post = (body: string | Uint8Array, type = json): RawRequest => ({
  method: 'POST',
  headers: { 'content-type': type },
  body,
})

/** All accounts, their sessions, and what is to be mailed. */
async function stored(): Promise<string> {
  const { payload } = service
  const all = { showHiddenFields: true, pagination: false } as const
  return JSON.stringify([
    (await payload.find({ collection: 'members', ...all })).docs,
    (await payload.find({ collection: 'outbox', ...all })).docs,
    (await payload.count({ collection: 'mail-links' })).totalDocs,
    (await payload.count({ collection: 'member-sessions' })).totalDocs,
  ])
}

async function expectNothing(work: () => Promise<void>): Promise<void> {
  const before = await stored()
  await work()
  expect(await stored()).toBe(before)
}

describe('case 1: somebody registers as more than a member', () => {
  const others = randomUUID()
  const rows: [string, string][] = [
    ['role', `"${others}"`],
    ['role', '"Administrator"'],
    ['role', `["${memberRole.id}","${others}"]`],
    ['role', `{"id":"${memberRole.id}","admin_access":true}`],
    ['status', '"active"'],
    ['id', `"${others}"`],
    ['avatar', `"${others}"`],
    ['email_verified', 'true'],
    ['email_notifications', 'true'],
    ['passwordHash', '"x"'],
    ['policies', '[]'],
    ['token', '"x"'],
    ['__proto__', '{"status":"active"}'],
    ['constructor', '{"prototype":{"isAdmin":true}}'],
    ['nobody_knows', '1'],
  ]
  it.each(rows)('by %s: %s', async (field, value) => {
    const others = Object.entries(registration).filter(([name]) => name !== field)
    const known = JSON.stringify(Object.fromEntries(others)).slice(0, -1)
    const body = `${known},"${field}":${value}}`
    await expectNothing(async () => {
      expect([400, 403]).toContain((await send('/users', post(body))).status)
    })
  })

  it('by the query, a list of members or another path', async () => {
    await expectNothing(async () => {
      const body = JSON.stringify(registration)
      const listed = await send('/users', post(`[${body},${body}]`))
      expect(listed.status).toBe(400)
      for (const path of [
        '/users/register',
        '/users/invite',
        '/items/members',
        '/items/directus_users',
      ])
        expect([403, 404, 405], path).toContain((await send(path, post(body))).status)
    })
  })
})

describe('case 5: a token', () => {
  it.each([
    ['made up', () => `${randomUUID()}.${'A'.repeat(43)}`],
    ['with another signature', () => `${access.slice(0, -4)}AAAA`],
    ['of another session', () => `${randomUUID()}${access.slice(36)}`],
    ['as it is kept', () => 'a'.repeat(64)],
    ['with SQL', () => `${access.slice(0, 36)}' or '1'='1`],
    ['of the reference service', () => 'eyJhbGciOiJub25lIn0.eyJpZCI6MX0.'],
    ['of 7,000 letters', () => 'x'.repeat(7000)],
    ['that is none', () => ''],
  ])('%s lets nobody in, on any call', async (_, make) => {
    for (const path of [...reads, '/api/reports']) {
      const headers = { authorization: `Bearer ${make()}` }
      const { status, text } = await send(path, { headers })
      expect([400, 401, 403], path).toContain(status)
      expect(text).not.toContain('@example.com')
    }
  })

  it('in the query, a cookie or twice is not taken', async () => {
    const stranger = { authorization: '' }
    for (const headers of [stranger, { ...stranger, cookie: `directus_session_token=${access}` }])
      expect([400, 401]).toContain(
        (await send(`/users/me?access_token=${access}`, { headers })).status,
      )
  })
})

describe('case 10: sizes and junk', () => {
  const queries = [
    'limit=1000000000',
    'limit=-2',
    'page=-1',
    'page=1000001',
    'page=NaN',
    `filter[id][_in]=${'1,'.repeat(10_000)}`,
    `filter=${'{"_and":['.repeat(50)}${']}'.repeat(50)}`,
    `search=${'a'.repeat(100_000)}`,
    `fields=${'id,'.repeat(2000)}`,
    'fields=__proto__',
    'sort=passwordHash',
    'fields[]=id&fields[]=email&fields[__proto__]=x',
  ].map((query) => encodeURI(query))
  it.each(reads.flatMap((path) => queries.map((query) => [path, query.slice(0, 60), query])))(
    '%s?%s is answered fast, and never by a failure',
    async (path, _, query) => {
      const { status, ms } = await send(`${path}?${query}`)
      // Lists of ours are whole and leave a query alone.
      const statuses = path.startsWith('/api/') ? [200, 431] : [400, 403, 414, 431]
      expect(statuses).toContain(status)
      expect(ms).toBeLessThan(1000)
    },
  )
})

describe('case 11: SQL and prototypes', () => {
  const odd = [
    "' or '1'='1",
    "x'; drop table members;--",
    '$argon2id$v=19$m=1,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$A',
    '${7*7}{{7*7}}',
    '\u202e\u200b',
    '%_',
  ]
  it.each(paths)('in any field of %s change nothing', async (path) => {
    await expectNothing(async () => {
      for (const field of Object.keys(sound[path] ?? {}))
        for (const value of odd) {
          // A name may be anything: then something else is wrong.
          const body = { ...sound[path], role: 'x', [field]: value }
          const { status, text } = await send(path, post(JSON.stringify(body)))
          expect([204, 400, 401, 403], `${field}: ${text}`).toContain(status)
        }
      const polluted = `{"__proto__":{"email":"${email}"},"constructor":{"prototype":{"x":1}}}`
      expect([400, 403]).toContain((await send(path, post(polluted))).status)
      expect(Object.keys(Object.prototype)).toEqual([])
    })
  })
})

describe('case 15: a forwarded address that nobody vouches for', () => {
  it.each([
    ['/users', 30],
    ['/auth/password/request', 30],
    ['/auth/verify/request', 30],
    ['/auth/password/reset', 60],
  ])('starts no new count at %s', async (path, most) => {
    const statuses = []
    for (let count = 0; count <= most; count += 1) {
      const spoofed = {
        'x-forwarded-for': `203.0.113.${count}`,
        'x-visitor-address': `203.0.113.${count}`,
        forwarded: `for=203.0.113.${count}`,
        'x-real-ip': `203.0.113.${count}`,
      }
      statuses.push((await send(path, post('{}'), spoofed)).status)
    }
    expect(statuses.slice(0, most)).not.toContain(429)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('case 19: bodies that are none', () => {
  const around = (middle: Buffer) =>
    Buffer.concat([Buffer.from('{"email":"'), middle, Buffer.from('@example.com"}')])
  const rows: [string, RawRequest, number[]][] = [
    ['none', { method: 'POST', headers: { 'content-type': json } }, [400]],
    ['cut off', post('{"email":"ก'), [400]],
    ['null', post('null'), [400]],
    ['a list', post('[]'), [400]],
    ['half a letter', post(around(Buffer.from([0xe0, 0xb8]))), [400]],
    ['a lone surrogate, escaped', post(String.raw`{"email":"\ud800@example.com"}`), [400, 403]],
    ['a NUL', post(String.raw`{"email":"a\u0000@example.com"}`), [400, 403]],
    ['the wrong type', post('{}', 'text/plain'), [415]],
    ['no type', { method: 'POST', body: '{}' }, [400, 415]],
    ['a form', post('email=x', 'application/x-www-form-urlencoded'), [415]],
    ['10 MB', post(Buffer.alloc(10_000_000, 32)), [413]],
    ['a depth of 5,000', post(`{"email":${'['.repeat(5000)}${']'.repeat(5000)}}`), [400, 403]],
  ]
  it.each(rows)('%s: no call takes it, and nothing changes', async (_, request, statuses) => {
    await expectNothing(async () => {
      for (const path of paths) {
        const { status, text } = await send(path, request)
        expect(statuses, `${path}: ${text}`).toContain(status)
      }
    })
  })
})

describe('case 24: other methods', () => {
  it.each(paths)('of %s are told which there are, and do nothing', async (path) => {
    await expectNothing(async () => {
      for (const method of ['GET', 'PUT', 'DELETE', 'TRACE', 'SEARCH', 'OPTIONS']) {
        const { status, text } = await send(path, { method, headers: { 'content-type': json } })
        // /users/me/… is also somebody's id, whom nobody sees.
        expect([204, 403, 404, 405], `${method}: ${text}`).toContain(status)
      }
    })
  })
})

describe('case 26: an answer to or about a member', () => {
  it.each([...paths, ...reads.filter((path) => path !== '/roles')])(
    'is kept by nobody, and framed by nobody: %s',
    async (path) => {
      const request = path in sound ? post('{}') : {}
      const { headers, status } = await send(path, request)
      expect(status).toBeLessThan(500)
      expect(headers['cache-control']).toEqual(
        status === 200 ? 'private, no-store' : expect.stringMatching(/no-store|no-cache/),
      )
      expect(headers).not.toHaveProperty('set-cookie')
    },
  )

  it('of a sign-in holds its tokens in the body alone, and no cache keeps it', async () => {
    const { headers, status } = await send(
      '/auth/login',
      post(JSON.stringify(sound['/auth/login'])),
    )
    expect(status).toBe(200)
    expect(headers['cache-control']).toMatch(/no-store/)
    expect(headers).not.toHaveProperty('set-cookie')
  })
})
