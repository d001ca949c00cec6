import type { BasePayload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePayload, openPayload } from '../src/composition/open-payload.ts'
import { registerMember } from '../testing/member-requests.ts'
import { staffData } from '../testing/record-data.ts'
import { signInAs, type StaffService, startStaffService } from '../testing/staff-service.ts'
import { testPassword } from '../testing/test-password.ts'

let payload: BasePayload
let service: StaffService

beforeAll(async () => {
  payload = await openPayload()
  await payload.create({ collection: 'staff', data: staffData('editor') })
  service = await startStaffService(payload)
})

afterAll(async () => {
  service.stop()
  await closePayload(payload)
})

describe('the gate before /admin and /cms-api', () => {
  it('answers a stranger on nothing but the login calls', async () => {
    const paths = ['/branches', '/sectors', '/members', '/staff', '/globals/settings', '/access']
    for (const path of paths) expect(await statusOf(`/cms-api${path}`)).toBe(403)
    expect(await statusOf('/cms-api/staff/me')).toBe(200)
    expect(await statusOf('/cms-api/staff/first-register', post({ email: 'x@example.com' }))).toBe(
      403,
    )
  })

  it('tells a browser whose session has ended, in both languages, that what was typed is kept', async () => {
    const told = async (headers: Record<string, string>) => {
      const sent = { ...post({ name: 'สาขา' }), headers }
      const answer = await fetch(`${service.url}/cms-api/branches`, sent)
      expect(answer.status).toBe(403)
      return await answer.text()
    }
    const ended = { cookie: 'payload-token=x.y.z', 'content-type': 'application/json' }
    const words = await told({ ...ended, 'sec-fetch-site': 'same-origin' })
    expect(words).toMatch(/เข้าสู่ระบบก่อน.*ยังอยู่ในแท็บนี้/)
    expect(words).toMatch(/Sign in first.*still in this tab/)
    // Payload splits messages with a colon into a list.
    expect(words).not.toContain(':')
    expect(await told(ended)).not.toContain('in this tab')
  })

  it('tells a client with a wrong sign-in how to do it, as every answer with 401 does', async () => {
    const wrong = post({ email: 'editor@example.com', password: 'not the one' })
    const { status, headers } = await fetch(`${service.url}/cms-api/staff/login`, wrong)
    expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
  })

  it('does not let odd spellings of a path through', async () => {
    for (const path of [
      '/cms-api//branches',
      '/cms-api/%62ranches/..%2fstaff',
      '/cms-api/x%2e%2e/',
      '/cms-api/payload-preferences/%zz',
      '/admin/%zz',
    ])
      expect([400, 403]).toContain(await statusOf(path))
  })

  it('refuses a read by POST that sends JSON, which Payload fails on', async () => {
    const token = await signInAs(payload, 'editor@example.com')
    for (const name of ['x-payload-http-method-override', 'x-http-method-override'])
      for (const own of [undefined, bearer(token).headers])
        for (const path of ['/cms-api/staff/login', '/cms-api/branches']) {
          const headers = new Headers(own)
          headers.set(name, 'GET')
          headers.set('content-type', 'application/json')
          expect(await statusOf(path, { method: 'POST', headers, body: '{"a' })).toBe(400)
        }
  })

  it('gives out scripts and styles of the admin, and takes nothing there', async () => {
    for (const path of ['/_next/x', '/_next/static/chunks/x.js', '/_next/data/x'])
      for (const headers of [new Headers(), new Headers({ 'next-action': 'x' })])
        expect(await statusOf(path, { method: 'POST', headers, body: 'x' })).toBe(405)
  })

  it('lets staff who signed in read, by bearer token and by cookie', async () => {
    const token = await signInAs(payload, 'editor@example.com')
    expect(await statusOf('/cms-api/branches', bearer(token))).toBe(200)
    const cookie = { headers: { cookie: `payload-token=${token}` } }
    expect(await statusOf('/cms-api/branches', cookie)).toBe(200)
  })

  it('[S6.roles.5] turns away a member, by bearer token and by cookie, on the admin too', async () => {
    const { token } = await registerMember(payload, 'member')
    for (const path of [
      '/cms-api/branches',
      '/cms-api/members/me',
      '/admin',
      '/cms-api/staff/me',
    ]) {
      expect(await statusOf(path, bearer(token))).toBe(403)
      const cookie = { headers: { cookie: `payload-token=${token}` } }
      expect(await statusOf(path, cookie)).toBe(403)
    }
  })

  it('offers members no way to sign in through Payload itself', async () => {
    const body = { email: 'member@example.com', password: testPassword }
    expect(await statusOf('/cms-api/members/login', post(body))).toBe(403)
    expect(await statusOf('/cms-api/members/forgot-password', post(body))).toBe(403)
    expect(await statusOf('/cms-api/members', post(body))).toBe(403)
  })

  it('ends access at once when staff sign out', async () => {
    const token = await signInAs(payload, 'editor@example.com')
    expect(await statusOf('/cms-api/staff/logout', { method: 'POST', ...bearer(token) })).toBe(200)
    expect(await statusOf('/cms-api/branches', bearer(token))).toBe(403)
  })

  it('refuses a write that comes from a page of another site', async () => {
    const token = await signInAs(payload, 'editor@example.com')
    const foreign = { cookie: `payload-token=${token}`, origin: 'https://evil.example' }
    const given = { method: 'POST', headers: foreign }
    expect(await statusOf('/cms-api/staff/logout', given)).toBe(403)
    expect(await statusOf('/cms-api/branches', bearer(token))).toBe(200)
  })

  it('refuses large bodies before anyone has signed in', async () => {
    const big = post({ email: 'x@example.com', password: 'x'.repeat(100_000) })
    expect(await statusOf('/cms-api/staff/login', big)).toBe(413)
  })

  it('counts the attempts of one address, whatever forwarded address it claims', async () => {
    const body = { email: 'nobody@example.com', password: 'wrong' }
    const statuses = new Set<number>()
    for (let count = 0; count < 22; count++) {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${count}` }
      const init = { method: 'POST', headers, body: JSON.stringify(body) }
      statuses.add(await statusOf('/cms-api/staff/login', init))
    }
    expect([...statuses]).toEqual([401, 429])
  })
})

async function statusOf(path: string, init: RequestInit = {}): Promise<number> {
  const response = await fetch(service.url + path, init)
  await response.arrayBuffer()
  return response.status
}

function post(body: object): RequestInit {
  const headers = { 'content-type': 'application/json' }
  return { method: 'POST', headers, body: JSON.stringify(body) }
}

function bearer(token: string): RequestInit {
  return { headers: { authorization: `Bearer ${token}` } }
}
