import { describe, expect, it } from 'vitest'
import {
  openAccountAttacks,
  post,
  readingPaths,
  sendingPaths,
  soundBodies,
} from '../testing/account-attacks.ts'
import type { RawRequest } from '../testing/raw-request.ts'

const { expectNothing, send } = await openAccountAttacks()
const email = 'manee@example.com'
const json = 'application/json'

describe('case 10: sizes and junk', () => {
  const listOf = (length: number, name: string) => Array.from({ length }, () => name).join(',')
  const queries = [
    'limit=1000000000',
    'limit=-2',
    'page=-1',
    'page=1000001',
    'page=NaN',
    `filter[id][_in]=${listOf(10_000, '1')}`,
    `filter=${'{"_and":['.repeat(50)}${']}'.repeat(50)}`,
    `search=${'a'.repeat(100_000)}`,
    `fields=${listOf(2000, 'id')}`,
    'fields=__proto__',
    'sort=passwordHash',
    'fields[]=id&fields[]=email&fields[__proto__]=x',
  ].map((query) => encodeURI(query))
  it.each(
    readingPaths.flatMap((path) => queries.map((query) => [path, query.slice(0, 60), query])),
  )('%s?%s is answered fast, and never by a failure', async (path, _, query) => {
    const { status, ms } = await send(`${path}?${query}`)
    // Not paged: they ignore the query.
    const ignoresQuery = path.startsWith('/api/') || path === '/users/me/email'
    const statuses = ignoresQuery ? [200, 431] : [400, 403, 414, 431]
    expect(statuses).toContain(status)
    expect(ms).toBeLessThan(1000)
  })
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
  it.each(sendingPaths)('in any field of %s change nothing', async (path) => {
    await expectNothing(async () => {
      for (const field of Object.keys(soundBodies[path] ?? {}))
        for (const value of odd) {
          // Any text is a valid name, so `role` makes the body invalid.
          const body = { ...soundBodies[path], role: 'x', [field]: value }
          const { status, text } = await send(path, post(JSON.stringify(body)))
          // 200: a check of a link, which finds none.
          expect([200, 204, 400, 401, 403], `${field}: ${text}`).toContain(status)
        }
      const polluted = `{"__proto__":{"email":"${email}"},"constructor":{"prototype":{"x":1}}}`
      expect([400, 403]).toContain((await send(path, post(polluted))).status)
      expect(Object.keys(Object.prototype)).toEqual([])
    })
  })
})

describe('case 18: an address that brings lines for the head of a mail', () => {
  const injected = [
    'a@example.com\r\nBcc: all@example.com',
    'a@example.com\nSubject: x',
    'a@example.com, b@example.com',
    '"a\r\nBcc: b"@example.com',
    'a@example.com%0d%0aBcc:b@example.com',
    '<a@example.com>',
  ]
  it.each(sendingPaths.filter((path) => 'email' in (soundBodies[path] ?? {})))(
    'is none for %s, and nothing is mailed',
    async (path) => {
      await expectNothing(async () => {
        for (const address of injected) {
          const body = JSON.stringify({ ...soundBodies[path], email: address })
          expect((await send(path, post(body))).status, address).toBe(400)
        }
      })
    },
  )
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
      for (const path of sendingPaths) {
        const { status, text } = await send(path, request)
        expect(statuses, `${path}: ${text}`).toContain(status)
      }
    })
  })
})
