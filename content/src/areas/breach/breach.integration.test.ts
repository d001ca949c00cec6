import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { strFromU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { openDataRequestBench } from '../../../testing/data-request-bench.ts'
import { createInterest, createLead } from '../../../testing/lead-records.ts'
import { meanwhile } from '../../../testing/meanwhile.ts'
import { photoFile, formOf, post } from '../../../testing/lead-posts.ts'
import { connectionTo, tableOf } from '../../ground/database/tables.ts'
import { checkBreaches, countBreaches } from './desk/open-breaches.rows.ts'
import { noticeTemplates } from './register/notice-templates.ts'

const bench = await openDataRequestBench()
const { payload, url, cms, createMember } = bench
const hourMs = 60 * 60_000

const found = { title: 'ส่งรายชื่อผิดคน', description: 'อีเมลรายชื่อลูกค้าไปถึงผู้รับอื่น' }

async function register(change: object = {}) {
  const { status, body } = await cms('/breaches', 'administrator', { ...found, ...change })
  expect([status, strFromU8(body)]).toEqual([201, expect.anything()])
  return JSON.parse(strFromU8(body)).doc
}
const change = (id: string, data: object) => payload.update({ collection: 'breaches', id, data })
const act = async (id: string, name: string, role: 'administrator' | 'editor' = 'administrator') =>
  (await cms(`/breaches/${id}/${name}`, role, { reason: 'เลขรับ 12/2569' })).status
const read = (id: string) => payload.findByID({ collection: 'breaches', id })
async function stepsOf(breach: string) {
  const where = { breach: { equals: breach } }
  const { docs } = await payload.find({ collection: 'breach-steps', where, sort: 'id' })
  return docs.map(({ act: name, note }) => [name, note ?? null])
}

describe('A breach', () => {
  it('begins with notices in both languages, as editors have written them', async () => {
    expect(await register()).toMatchObject(noticeTemplates)
    const concernedNoticeThai = 'เรียน สมาชิกทุกท่าน'
    await payload.updateGlobal({ slug: 'breach-notices', data: { concernedNoticeThai } })
    const officeNoticeThai = 'เรียน เลขาธิการ'
    expect(await register({ officeNoticeThai })).toMatchObject({
      ...noticeTemplates,
      concernedNoticeThai,
      officeNoticeThai,
    })
  })

  it('begins with a word on the remedy for those concerned, as section 37 (4) asks', () => {
    const { concernedNoticeThai, concernedNoticeEnglish } = noticeTemplates
    expect(concernedNoticeThai).toContain('แนวทางการเยียวยา')
    expect(concernedNoticeEnglish).toContain('remedy')
  })

  it('stays closed where somebody saves it in the moment in which it is closed', async () => {
    const { id } = await register({ risk: 'none' })
    meanwhile(payload, 'breaches', async () => expect(await act(id, 'close')).toBe(200))
    await change(id, { title: 'ส่งรายชื่อผิดคนสองครั้ง' })
    const stored = await read(id)
    expect(stored.title).toBe('ส่งรายชื่อผิดคนสองครั้ง')
    expect(stored.closedAt).toEqual(expect.any(String))
  })

  it('keeps whoever did what in a log without texts, which nobody changes', async () => {
    const { id } = await register()
    await change(id, { risk: 'risk', assessment: 'มีเบอร์โทร' })
    await change(id, { risk: 'high', title: 'ส่งรายชื่อผิดคนสองครั้ง' })
    await change(id, { title: 'ส่งรายชื่อผิดคนสองครั้ง' })
    expect(await stepsOf(id)).toEqual([
      ['found', null],
      ['assessed', 'risk'],
      ['changed', 'assessment'],
      ['assessed', 'high'],
      ['changed', 'title'],
    ])
    const collection = 'breach-steps'
    const where = { breach: { equals: id } }
    const { docs } = await payload.find({ collection, where, sort: 'id' })
    const step = docs[0]?.id ?? 0
    await expect(payload.update({ collection, id: step, data: { note: 'x' } })).rejects.toThrow(
      /not allowed/,
    )
    await expect(payload.delete({ collection, id: step })).rejects.toThrow(/not allowed/)
    expect(docs[0]?.by).toEqual(expect.any(Number))
  })

  it.each([
    [null, ['told-office', 'told-concerned'], false],
    ['none', [], true],
    ['risk', [], false],
    ['risk', ['told-office'], true],
    ['high', ['told-office'], false],
    ['high', ['told-office', 'told-concerned'], true],
  ] as const)('of the risk %s with %j may be closed: %s', async (risk, told, mayClose) => {
    const { id } = await register()
    await change(id, { risk })
    for (const name of told) expect(await act(id, name)).toBe(200)
    expect(await act(id, 'close')).toBe(mayClose ? 200 : 409)
    expect((await read(id)).closedAt === null).toBe(!mayClose)
  })

  it('is closed once, and opened again for all to see', async () => {
    const { id } = await register({ risk: 'none' })
    const both = await Promise.all([act(id, 'close'), act(id, 'close')])
    expect(new Set(both)).toEqual(new Set([200, 409]))
    expect(await act(id, 'told-office')).toBe(409)
    expect(await act(id, 'reopen')).toBe(200)
    expect(await act(id, 'reopen')).toBe(409)
    expect((await stepsOf(id)).map(([name]) => name)).toEqual([
      'found',
      'assessed',
      'closed',
      'reopened',
    ])
  })

  it('is late when it was closed as harmless and is taken for worse later', async () => {
    const { id } = await register({ foundAt: new Date(Date.now() - 80 * hourMs).toISOString() })
    await change(id, { risk: 'none' })
    const { overdue } = await countBreaches(payload, new Date())
    expect(await act(id, 'close')).toBe(200)
    await change(id, { risk: 'high' })
    expect(await countBreaches(payload, new Date())).toMatchObject({ overdue: overdue + 1 })
  })

  it('is handled by administrators alone', async () => {
    const { id } = await register()
    for (const name of ['told-office', 'told-concerned', 'close', 'reopen'])
      expect(await act(id, name, 'editor')).toBe(403)
    for (const path of ['', '/concerned?who=members', '/concerned.csv?who=members'])
      expect((await cms(`/breaches/${id}${path}`, 'moderator')).status).toBe(403)
    expect((await cms(`/breaches/${randomUUID()}/close`, 'administrator', {})).status).toBe(404)
  })

  it('is late after 72 hours without a notice to the office, unless it is harmless', async () => {
    await connectionTo(payload).delete(tableOf(payload, 'breaches', []))
    const foundAt = new Date(Date.now() - 71 * hourMs).toISOString()
    const [one, harmless] = [await register({ foundAt }), await register({ foundAt, risk: 'none' })]
    const soon = new Date(Date.now() + 2 * hourMs)
    expect(await countBreaches(payload, new Date())).toEqual({ open: 2, overdue: 0 })
    expect(await countBreaches(payload, soon)).toEqual({ open: 2, overdue: 1 })
    expect(await checkBreaches(payload)).toBeUndefined()
    await change(one.id, { foundAt: new Date(Date.now() - 73 * hourMs).toISOString() })
    expect(await checkBreaches(payload)).toBeTypeOf('function')
    await act(one.id, 'told-office')
    expect(await countBreaches(payload, soon)).toEqual({ open: 2, overdue: 0 })
    await act(harmless.id, 'close')
    expect(await countBreaches(payload, soon)).toEqual({ open: 1, overdue: 0 })
  })
})

describe('The list of those concerned', () => {
  const inThailand = (moment: number) => new Date(moment + 7 * hourMs).toISOString().slice(0, 16)
  const hourAgo = inThailand(Date.now() - hourMs)
  const inAnHour = inThailand(Date.now() + hourMs)

  async function ask(id: string, query: string) {
    const { status, body } = await cms(`/breaches/${id}/concerned?${query}`)
    return status === 200 ? JSON.parse(strFromU8(body)).count : status
  }
  async function list(id: string, query: string) {
    const { headers, body } = await cms(`/breaches/${id}/concerned.csv?${query}`)
    expect(headers.get('cache-control')).toBe('no-store')
    const [, ...rows] = strFromU8(body).trim().split('\r\n')
    return rows
  }

  it('has all members, those with pictures, those who were signed in, or who wrote', async () => {
    const { id } = await register()
    const before = await ask(id, 'who=members')
    const [one, idle] = [await createMember({ firstName: '=1+1' }), await createMember()]
    const sessions = tableOf(payload, 'member_sessions', ['memberId', 'createdAt', 'lastUsedAt'])
    const longAgo = {
      createdAt: '2020-01-01T00:00:00.000Z',
      lastUsedAt: '2020-01-02T00:00:00.000Z',
    }
    await connectionTo(payload).update(sessions).set(longAgo).where(eq(sessions.memberId, idle.id))
    const form = formOf({}, { picture: await photoFile(40, 40) })
    await post(`${url}/users/me/avatar`, form, { authorization: `Bearer ${one.token}` })
    expect(await ask(id, 'who=members')).toBe(before + 2)
    const members = await list(id, 'who=members')
    expect(members).toHaveLength(before + 2)
    expect(members.join('\n')).toContain(`"'=1+1"`)
    expect((await list(id, 'who=files')).map((row) => row.split(',')[0])).toEqual([`"${one.id}"`])
    const span = `from=${hourAgo}&to=${inAnHour}`
    const now = await list(id, `who=signed-in&${span}`)
    expect(now.join()).toContain(one.id)
    expect(now.join()).not.toContain(idle.id)
    expect(await list(id, 'who=signed-in&from=2020-01-01T00:00&to=2020-01-05T00:00')).toEqual([
      expect.stringContaining(idle.id),
    ])
    const [lead, interest] = [await createLead(payload), await createInterest(payload)]
    const wrote = await list(id, `who=leads&${span}`)
    for (const each of [lead, interest]) expect(wrote.join()).toContain(each.id)
    expect(await ask(id, `who=leads&${span}`)).toBe(wrote.length)
    expect(await ask(id, 'who=leads&from=2020-01-01T00:00&to=2020-01-05T00:00')).toBe(0)
    const listed = (await stepsOf(id)).filter(([name]) => name === 'listed')
    expect(listed).toHaveLength(5)
    expect(listed[0]).toEqual(['listed', `members: ${before + 2}`])
  })

  it.each([
    '',
    'who=staff',
    'who=__proto__',
    'who=leads',
    'who=leads&from=2026-01-02T00:00',
    'who=leads&from=2026-01-02T00:00&to=2026-01-01T00:00',
    'who=signed-in&from=2026-13-02T00:00&to=2026-12-01T00:00',
    "who=leads&from=2026-01-02T00:00'--&to=2026-12-01T00:00",
  ])('is refused for %j, and nothing is noted', async (query) => {
    const { id } = await register()
    expect(await ask(id, query)).toBe(400)
    expect((await cms(`/breaches/${id}/concerned.csv?${query}`)).status).toBe(400)
    expect((await stepsOf(id)).map(([name]) => name)).toEqual(['found'])
  })
})
