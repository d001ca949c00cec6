import { randomUUID } from 'node:crypto'
import type { Where } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startContractService, type ContractService } from '../../../../testing/contract-service.ts'
import { createLead } from '../../../../testing/lead-records.ts'
import {
  registerMember,
  sendCall,
  signInMember,
  type SignedMember,
} from '../../../../testing/member-requests.ts'
import { staffData } from '../../../../testing/record-data.ts'
import {
  signInAs,
  startStaffService,
  type StaffService,
} from '../../../../testing/staff-service.ts'
import { onOutboxWakeUp } from '../../../core/mail/outbox-wake-up.ts'
import { log } from '../../../platform/log.ts'

let service: ContractService
let staff: StaffService
const tokens = new Map<string, string>()
const ids = new Map<string, number | string>()

beforeAll(async () => {
  service = await startContractService()
  const { payload } = service
  for (const role of ['moderator', 'editor', 'administrator'] as const) {
    ids.set(role, (await payload.create({ collection: 'staff', data: staffData(role, role) })).id)
    tokens.set(role, await signInAs(payload, `${role}@example.com`))
  }
  tokens.set('member', (await registerMember(payload, 'member')).token)
  staff = await startStaffService(payload)
})
afterAll(async () => {
  staff.stop()
  await service.stop()
})

const news = () => registerMember(service.payload, `wira-${randomUUID().slice(0, 8)}`)

async function cms(
  path: string,
  role: string,
  { method = 'GET', body }: { method?: string; body?: object } = {},
) {
  const token = tokens.get(role)
  const response = await fetch(`${staff.url}/cms-api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'accept-language': 'en',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: body ? JSON.stringify(body) : null,
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}
const act = ({ id }: { id: string }, name: string, role = 'moderator', body: object = {}) =>
  cms(`/members/${id}/${name}`, role, { method: 'POST', body })
const mayEnter = async ({ token }: SignedMember) =>
  (await sendCall(service.url, '/users/me', { token })).status === 200
const storedOf = ({ id }: SignedMember) =>
  service.payload.findByID({ collection: 'members', id, disableErrors: true })
async function historyOf(member: string | null) {
  const where: Where =
    member === null ? { act: { equals: 'erased' } } : { member: { equals: member } }
  const found = await service.payload.find({
    collection: 'member-history',
    where,
    sort: 'createdAt',
  })
  return found.docs.map(({ act: done, by, reason = null }) => ({ act: done, by, reason }))
}
async function mailsTo(member: string) {
  const where = { subjectId: { equals: member } }
  return (await service.payload.find({ collection: 'outbox', where })).docs.map(
    ({ purpose }) => purpose,
  )
}
const reason = 'ส่งข้อความรบกวนผู้อื่น'

describe('Suspending a member', () => {
  it('ends access at once, is logged with its actor, and notifies the member', async () => {
    const wira = await news()
    const woken = vi.fn<() => void>()
    const stop = onOutboxWakeUp(woken)
    expect((await act(wira, 'suspend', 'moderator', { reason: ` ${reason} ` })).status).toBe(200)
    expect(await mayEnter(wira)).toBe(false)
    await expect.poll(() => woken.mock.calls.length).toBe(1)
    stop()
    await expect(signInMember(service.payload, wira.id)).rejects.toThrow('suspended')
    expect(await storedOf(wira)).toMatchObject({ status: 'suspended', suspendedReason: reason })
    expect(await historyOf(wira.id)).toEqual([
      { act: 'suspended', by: ids.get('moderator'), reason },
    ])
    expect(await mailsTo(wira.id)).toEqual(['suspended'])
  })

  it('is lifted again: the member can sign in', async () => {
    const wira = await news()
    await act(wira, 'suspend', 'administrator', { reason })
    expect((await act(wira, 'lift')).status).toBe(200)
    expect(await storedOf(wira)).toMatchObject({ status: 'active', suspendedReason: null })
    expect(await mayEnter(wira)).toBe(false)
    const { accessToken } = await signInMember(service.payload, wira.id)
    expect(await mayEnter({ id: wira.id, token: accessToken })).toBe(true)
    expect((await historyOf(wira.id)).map((each) => each.act)).toEqual(['suspended', 'lifted'])
  })

  it('by several at once is done, and told, once', async () => {
    const wira = await news()
    const all = await Promise.all(
      Array.from({ length: 4 }, () => act(wira, 'suspend', 'moderator', { reason })),
    )
    expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
    expect(await mailsTo(wira.id)).toEqual(['suspended'])
    expect(await historyOf(wira.id)).toHaveLength(1)
  })

  it.each([[{}], [{ reason: ' ' }], [{ reason: 7 }], [{ reason: 'x'.repeat(501) }]])(
    'needs a reason: %j is refused, and nothing happens',
    async (body) => {
      const wira = await news()
      const { status, text } = await act(wira, 'suspend', 'moderator', body)
      expect(status).toBe(400)
      expect(text).toContain('reason')
      expect(await mayEnter(wira)).toBe(true)
      expect(await historyOf(wira.id)).toEqual([])
    },
  )

  it('of somebody who is not active, and lifting what is not, is told', async () => {
    const wira = await news()
    expect((await act(wira, 'lift')).status).toBe(409)
    await act(wira, 'suspend', 'moderator', { reason })
    expect((await act(wira, 'send-reset')).status).toBe(409)
    expect((await act({ id: randomUUID() }, 'suspend', 'moderator', { reason })).status).toBe(404)
  })
})

describe('Other acts of staff', () => {
  it('end all sessions of a member', async () => {
    const wira = await news()
    await signInMember(service.payload, wira.id)
    expect((await act(wira, 'end-sessions')).status).toBe(200)
    expect(await mayEnter(wira)).toBe(false)
    expect((await historyOf(wira.id)).map((each) => each.act)).toEqual(['sessions'])
  })

  it('send a link to a new password', async () => {
    const wira = await news()
    expect((await act(wira, 'send-reset')).status).toBe(200)
    expect(await mailsTo(wira.id)).toEqual(['reset'])
    expect((await historyOf(wira.id)).map((each) => each.act)).toEqual(['reset'])
  })

  it('export what is kept of a member, suspended or not, without a hash', async () => {
    const wira = await news()
    await createLead(service.payload, { member: wira.id, message: 'ผ้าหาย' })
    await act(wira, 'suspend', 'moderator', { reason })
    const { status, headers, text } = await cms(`/members/${wira.id}/export`, 'administrator')
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toBe(`attachment; filename="member-${wira.id}.json"`)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(JSON.parse(text)).toMatchObject({
      profile: { id: wira.id, status: 'suspended' },
      records: { leads: [{ message: 'ผ้าหาย' }], account_history: [{ act: 'suspended', reason }] },
    })
    expect(text).not.toMatch(/argon2|hash/i)
    expect((await historyOf(wira.id)).map((each) => each.act)).toEqual(['suspended', 'exported'])
  })

  it('erase a member, of whom nothing is left but that and who did it', async () => {
    const wira = await news()
    const before = (await historyOf(null)).length
    expect((await act(wira, 'erase', 'administrator')).status).toBe(200)
    expect(await storedOf(wira)).toBeNull()
    expect(await mayEnter(wira)).toBe(false)
    expect(await historyOf(wira.id)).toEqual([])
    const erased = await historyOf(null)
    expect(erased).toHaveLength(before + 1)
    expect(erased.at(-1)).toEqual({ act: 'erased', by: ids.get('administrator'), reason: null })
    expect((await act(wira, 'erase', 'administrator')).status).toBe(404)
  })

  it('say in the log who did what, and nothing of whom', async () => {
    const wira = await news()
    const lines: unknown[][] = []
    const spy = vi
      .spyOn(log, 'info')
      .mockImplementation((...line: unknown[]) => void lines.push(line))
    await act(wira, 'suspend', 'moderator', { reason })
    spy.mockRestore()
    const ours = lines.filter(([, text]) => text === 'a member was looked after')
    expect(ours).toEqual([
      [{ staff: ids.get('moderator'), act: 'suspended' }, 'a member was looked after'],
    ])
  })
})

describe('Who may look after members', () => {
  const rules: [string, string, string[]][] = [
    ['suspend', 'POST', ['moderator', 'administrator']],
    ['lift', 'POST', ['moderator', 'administrator']],
    ['end-sessions', 'POST', ['moderator', 'administrator']],
    ['send-reset', 'POST', ['moderator', 'administrator']],
    ['export', 'GET', ['administrator']],
    ['erase', 'POST', ['administrator']],
  ]
  const everybody = ['', 'member', 'editor', 'moderator', 'administrator']
  const attempts = rules.flatMap(([name, method, allowed]) =>
    everybody.map((role) => ({ name, method, role, isAllowed: allowed.includes(role) })),
  )

  async function attempt({ name, method, role }: (typeof attempts)[number]) {
    const wira = await news()
    if (name === 'lift') await act(wira, 'suspend', 'administrator', { reason })
    const before = { stored: await storedOf(wira), mails: await mailsTo(wira.id) }
    const body = method === 'POST' ? { body: { reason } } : {}
    const { status } = await cms(`/members/${wira.id}/${name}`, role, { method, ...body })
    return {
      status,
      before,
      after: { stored: await storedOf(wira), mails: await mailsTo(wira.id) },
    }
  }

  it.each(attempts.filter(({ isAllowed }) => isAllowed))(
    'lets $role do it: $name',
    async (each) => {
      expect((await attempt(each)).status).toBe(200)
    },
  )

  it.each(attempts.filter(({ isAllowed }) => !isAllowed))(
    'refuses it to "$role", and nothing happens: $name',
    async (each) => {
      const { status, before, after } = await attempt(each)
      expect([401, 403]).toContain(status)
      expect(after).toEqual(before)
    },
  )

  it('never includes writing members by Payload’s own REST', async () => {
    const wira = await news()
    for (const role of ['', 'member', 'moderator', 'editor', 'administrator'])
      for (const [method, path, body] of [
        ['POST', '/members', { email: 'x@example.com', language: 'th', status: 'active' }],
        ['PATCH', `/members/${wira.id}`, { status: 'suspended' }],
        ['PATCH', `/members/${wira.id}`, { passwordHash: 'x' }],
        ['DELETE', `/members/${wira.id}`, undefined],
        ['DELETE', `/member-history/${randomUUID()}`, undefined],
        ['POST', '/member-history', { act: 'lifted' }],
      ] as const) {
        const call = { method, ...(body ? { body } : {}) }
        expect([401, 403, 404], `${role} ${method}`).toContain((await cms(path, role, call)).status)
      }
    expect(await mayEnter(wira)).toBe(true)
  })

  it.each(['passwordHash', 'password', 'hash', 'sessions'])(
    'shows nobody %s, nor finds or orders by it',
    async (field) => {
      const wira = await news()
      for (const role of ['moderator', 'administrator']) {
        const one = await cms(`/members/${wira.id}?showHiddenFields=true`, role)
        expect(one.status).toBe(200)
        expect(one.text).not.toContain('argon2')
        const found = await cms(`/members?where[${field}][like]=a`, role)
        expect(found.status).not.toBe(200)
        const sorted = await cms(`/members?sort=${field}&select[${field}]=true`, role)
        expect(sorted.text).not.toContain('argon2')
      }
    },
  )

  it('lets staff find members by name, status and day', async () => {
    const wira = await news()
    await act(wira, 'suspend', 'moderator', { reason })
    for (const query of [
      `search=${encodeURIComponent((await storedOf(wira))?.email ?? '')}`,
      `where[and][0][status][equals]=suspended&where[and][1][id][equals]=${wira.id}`,
      `where[and][0][emailVerified][equals]=false&where[and][1][id][equals]=${wira.id}`,
      `where[and][0][createdAt][greater_than]=2026-01-01&where[and][1][id][equals]=${wira.id}`,
    ]) {
      const { status, text } = await cms(`/members?${query}`, 'editor')
      expect(status, query).toBe(200)
      expect(text, query).toContain(wira.id)
    }
  })
})
