import { randomUUID } from 'node:crypto'
import { createDirectus, readMe, rest, staticToken, updateMe } from '@directus/sdk'
import { accountCalls } from '@washhouse/contract/account/account.calls'
import { createContentClient } from '@washhouse/contract/client/content-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startContractService, type ContractService } from '../../../../testing/contract-service.ts'
import { faultsIn } from '../../../../testing/lead-posts.ts'
import { registerMember, sendCall, type SignedMember } from '../../../../testing/member-requests.ts'
import { memberRole } from '../member/member-role.ts'

let service: ContractService
let manee: SignedMember
let piti: SignedMember

beforeAll(async () => {
  service = await startContractService()
  manee = await registerMember(service.payload, 'manee')
  piti = await registerMember(service.payload, 'piti')
})
afterAll(() => service.stop())

const me = '/users/me'
async function ask(path: string, { token }: { token?: string } = manee) {
  const { status, headers, text } = await sendCall(service.url, path, token ? { token } : {})
  return { status, headers, text, body: JSON.parse(text) as unknown }
}
async function change(body: object | string, query = '', { token } = manee) {
  const { status, text } = await sendCall(service.url, `${me}${query}`, {
    method: 'PATCH',
    token,
    body,
  })
  const read: unknown = JSON.parse(text)
  return { status, body: read, faults: faultsIn(read), text }
}
const storedOf = ({ id }: SignedMember) =>
  service.payload.findByID({ collection: 'members', id, showHiddenFields: true })
const news = (name: string) =>
  registerMember(service.payload, `${name}-${randomUUID().slice(0, 8)}`)

describe('GET /users/me', () => {
  it('gives the member who asks, kept by nobody, without a hash', async () => {
    const { status, body, headers, text } = await ask(me)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(body).toEqual({
      data: {
        id: manee.id,
        email: 'manee@example.com',
        first_name: '',
        last_name: '',
        tel: null,
        location: null,
        role: memberRole.id,
        avatar: null,
        language: 'th',
        status: 'active',
        email_notifications: false,
        email_frequency: 'none',
        age_declaration: null,
        email_verified: false,
        date_created: expect.stringMatching(/Z$/),
      },
    })
    expect(text).not.toMatch(/argon2|password|token|hash/i)
  })

  it('returns the requested fields, also by the member’s own id', async () => {
    const named = { data: { id: manee.id, email: 'manee@example.com' } }
    expect((await ask(`${me}?fields=id,email`)).body).toEqual(named)
    expect((await ask(`${me}?fields[]=id&fields[]=email`)).body).toEqual(named)
    expect((await ask(`/users/${manee.id}?fields=id,email`)).body).toEqual(named)
    expect((await ask(`/users/${manee.id.toUpperCase()}?fields=id`)).status).toBe(200)
  })

  it.each([
    'password',
    'passwordHash',
    'password_hash',
    'hash',
    'suspended_reason',
    'token',
    'a.b',
  ])('refuses the field %s, wherever it is asked for', async (field) => {
    for (const path of [me, `/users/${manee.id}`])
      for (const query of [`fields=${field}`, `filter[${field}][_eq]=x`, `sort=${field}`])
        expect((await ask(`${path}?${query}`)).status, query).toBe(403)
    expect((await change({ location: 'x' }, `?fields=${field}`)).status).toBe(403)
    expect((await storedOf(manee)).location ?? null).toBeNull()
  })

  it('shows nobody to anybody else, and tells none from those there are not', async () => {
    const others = [piti.id, randomUUID(), 'me2', '1', '%00', "'or 1=1"]
    const answers = await Promise.all(others.map((id) => ask(`/users/${encodeURIComponent(id)}`)))
    expect(answers.map(({ status }) => status)).toEqual(others.map(() => 403))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  })

  it('is refused to strangers', async () => {
    for (const path of [me, `/users/${manee.id}`])
      expect(await ask(path, {})).toMatchObject({ status: 401 })
    expect((await sendCall(service.url, me, { method: 'PATCH', body: {} })).status).toBe(401)
  })
})

describe('PATCH /users/me', () => {
  it('changes what is given and answers with the member, cut to fields', async () => {
    const changes = {
      first_name: ' มานี ',
      last_name: 'ใจดี',
      tel: '๐๘๑๒๓๔๕๖๗๘',
      location: '99/7 ถนนนิมมานเหมินท์',
      language: 'en',
      email_notifications: true,
      email_frequency: 'weekly',
    }
    const { status, body } = await change(changes)
    expect(status).toBe(200)
    const kept = { ...changes, first_name: 'มานี', tel: '+66812345678' }
    expect(body).toMatchObject({ data: { ...kept, id: manee.id, email_verified: false } })
    expect((await ask(me)).body).toMatchObject({ data: kept })
    const cut = await change({ location: null }, '?fields=id,location')
    expect(cut.body).toEqual({ data: { id: manee.id, location: null } })
    expect(await storedOf(manee)).toMatchObject({ firstName: 'มานี', location: null })
  })

  it.each([
    [[], 400, 'INVALID_PAYLOAD'],
    ['x', 400, 'INVALID_PAYLOAD'],
    [{}, 400, 'INVALID_PAYLOAD'],
    [{ first_name: ' ' }, 400, 'first_name'],
    [{ first_name: null }, 400, 'first_name'],
    [{ last_name: 'ก'.repeat(500) }, 400, 'last_name'],
    [{ last_name: '\u0000' }, 400, 'last_name'],
    [{ tel: '12' }, 400, 'tel'],
    [{ tel: { $ne: 1 } }, 400, 'tel'],
    [{ location: 'x'.repeat(1001) }, 400, 'location'],
    [{ language: 'fr' }, 400, 'language'],
    [{ email_notifications: 'yes' }, 400, 'email_notifications'],
    [{ email_frequency: 'hourly' }, 400, 'email_frequency'],
    [{ avatar: 'x' }, 400, 'avatar'],
    [{ avatar: randomUUID() }, 403, 'FORBIDDEN'],
    [{ role: memberRole.id }, 403, 'FORBIDDEN'],
    [{ status: 'suspended' }, 403, 'FORBIDDEN'],
    [{ email_verified: true }, 403, 'FORBIDDEN'],
    [{ email: 'other@example.com' }, 403, 'FORBIDDEN'],
    [{ password: 'แมวสามตัวกินขนมปังร้อน' }, 403, 'FORBIDDEN'],
    [{ id: randomUUID() }, 403, 'FORBIDDEN'],
    [{ passwordHash: 'x', location: 'x' }, 403, 'FORBIDDEN'],
    [{ constructor: 1 }, 403, 'FORBIDDEN'],
  ])('refuses %j with %d and changes nothing', async (body, status, named) => {
    const wira = await news('wira')
    const before = await storedOf(wira)
    const refused = await change(body, '', wira)
    expect(refused.status).toBe(status)
    expect([...refused.faults, refused.text].join(' ')).toContain(named)
    expect(await storedOf(wira)).toEqual(before)
  })

  it('of another member’s id is no call at all', async () => {
    const call = { method: 'PATCH', token: manee.token, body: { location: 'x' } }
    const { status } = await sendCall(service.url, `/users/${piti.id}`, call)
    expect([403, 404, 405]).toContain(status)
    expect((await storedOf(piti)).location ?? null).toBeNull()
  })

  it('loses none of twenty changes that come at once', async () => {
    const wira = await news('wira')
    const fields = { first_name: 'วีระ', last_name: 'ขยัน', location: 'เชียงใหม่', language: 'en' }
    const sent = Array.from({ length: 5 }, () => Object.entries(fields)).flat()
    const answers = await Promise.all(
      sent.map(([name, value]) => change({ [name]: value }, '', wira)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await ask(me, wira)).body).toMatchObject({ data: fields })
  })

  it('of somebody who was suspended meanwhile changes nothing', async () => {
    const wira = await news('wira')
    const data = { status: 'suspended' } as const
    await service.payload.update({ collection: 'members', id: wira.id, data })
    expect((await change({ location: 'x' }, '', wira)).status).toBe(401)
    expect((await storedOf(wira)).location ?? null).toBeNull()
  })
})

describe('Clients', () => {
  it('read and change a member: the typed one', async () => {
    const client = createContentClient({ baseUrl: service.url })
    const mine = { language: 'th', token: piti.token } as const
    expect(await client.call(accountCalls.getMe, mine)).toMatchObject({ id: piti.id, phone: null })
    const changed = await client.send(accountCalls.changeMe, { firstName: 'ปิติ' }, mine)
    expect(changed).toMatchObject({ id: piti.id, firstName: 'ปิติ' })
  })

  it('read and change a member: the reference service’s own', async () => {
    const sdk = createDirectus(service.url).with(staticToken(piti.token)).with(rest())
    expect(await sdk.request(readMe({ fields: ['id', 'email'] }))).toEqual({
      id: piti.id,
      email: 'piti@example.com',
    })
    const changes = { last_name: 'ดีใจ' }
    expect(await sdk.request(updateMe(changes, { fields: ['id', 'last_name'] }))).toEqual({
      id: piti.id,
      last_name: 'ดีใจ',
    })
  })
})
