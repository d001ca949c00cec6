import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { memberRole } from '../src/features/account/member/member-role.ts'
import {
  openAccountAttacks,
  post,
  readingPaths,
  registration,
  sendingPaths,
  soundBodies,
} from '../testing/account-attacks.ts'

const { accessToken, expectNothing, send } = await openAccountAttacks()
const json = 'application/json'

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
    // A new address, as a used one would be refused for that reason.
    const own = { ...registration, email: `${randomUUID()}@example.com` }
    const others = Object.entries(own).filter(([name]) => name !== field)
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
    ['with another signature', () => `${accessToken().slice(0, -4)}AAAA`],
    ['of another session', () => `${randomUUID()}${accessToken().slice(36)}`],
    ['as it is kept', () => 'a'.repeat(64)],
    ['with SQL', () => `${accessToken().slice(0, 36)}' or '1'='1`],
    ['of the reference service', () => 'eyJhbGciOiJub25lIn0.eyJpZCI6MX0.'],
    ['of 7,000 letters', () => 'x'.repeat(7000)],
    ['that is none', () => ''],
  ])('%s lets nobody in, on any call', async (_, make) => {
    for (const path of [...readingPaths, '/api/reports']) {
      const headers = { authorization: `Bearer ${make()}` }
      const { status, text } = await send(path, { headers })
      expect([400, 401, 403], path).toContain(status)
      expect(text).not.toContain('@example.com')
    }
  })

  it('in the query, a cookie or twice is not taken', async () => {
    const stranger = { authorization: '' }
    for (const headers of [
      stranger,
      { ...stranger, cookie: `directus_session_token=${accessToken()}` },
    ])
      expect([400, 401]).toContain(
        (await send(`/users/me?access_token=${accessToken()}`, { headers })).status,
      )
  })
})

describe('case 15: a forwarded address that nobody vouches for', () => {
  it.each([
    // Refused attempts: the limit for stored ones is lower.
    ['/users', 300],
    ['/auth/password/request', 30],
    ['/auth/verify/request', 30],
    ['/auth/password/reset', 60],
  ])('starts no new count at %s', async (path, most) => {
    const statuses = []
    for (let count = 0; count <= most; count += 1) {
      const spoofed = {
        'x-forwarded-for': `2001:db8:${count}::1`,
        'x-visitor-address': `2001:db8:${count}::1`,
        forwarded: `for=2001:db8:${count}::1`,
        'x-real-ip': `2001:db8:${count}::1`,
      }
      statuses.push((await send(path, post('{}'), spoofed)).status)
    }
    expect(statuses.slice(0, most)).not.toContain(429)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('case 24: other methods', () => {
  it.each(sendingPaths)('of %s are told which there are, and do nothing', async (path) => {
    await expectNothing(async () => {
      for (const method of ['GET', 'PUT', 'DELETE', 'TRACE', 'SEARCH', 'OPTIONS']) {
        const { status, text } = await send(path, { method, headers: { 'content-type': json } })
        const isRead = method === 'GET' && readingPaths.includes(path)
        // /users/me/… also matches the call for a user id, which nobody may see.
        expect(isRead ? [200] : [204, 403, 404, 405], `${method}: ${text}`).toContain(status)
      }
    })
  })
})

describe('case 26: an answer to or about a member', () => {
  it.each([...sendingPaths, ...readingPaths.filter((path) => path !== '/roles')])(
    'is kept by nobody, and framed by nobody: %s',
    async (path) => {
      const request = path in soundBodies ? post('{}') : {}
      const { headers, status } = await send(path, request)
      expect(status).toBeLessThan(500)
      const kept = status === 200 ? /^private, no-store$/ : /no-store|no-cache/
      expect(headers['cache-control']).toMatch(kept)
      expect(headers).not.toHaveProperty('set-cookie')
    },
  )

  it('of a sign-in holds its tokens in the body alone, and no cache keeps it', async () => {
    const { headers, status } = await send(
      '/auth/login',
      post(JSON.stringify(soundBodies['/auth/login'])),
    )
    expect(status).toBe(200)
    expect(headers['cache-control']).toMatch(/no-store/)
    expect(headers).not.toHaveProperty('set-cookie')
  })
})
