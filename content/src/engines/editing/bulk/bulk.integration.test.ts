import { AsyncLocalStorage } from 'node:async_hooks'
import type { BasePayload } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createBranch } from '../../../../testing/branch-records.ts'
import { startCmsCalls } from '../../../../testing/cms-calls.ts'
import { createLead } from '../../../../testing/lead-records.ts'
import { createNews } from '../../../../testing/news-records.ts'
import {
  createMedia,
  createNewsCategory,
  createProvince,
  staffData,
} from '../../../../testing/record-data.ts'
import { closePayload, openPayload } from '../../../composition/open-payload.ts'
import { changeBus } from '../../changes/change-bus.ts'
import type { Values } from './bulk-values.ts'
import type { Outcome } from './change-record.ts'

let payload: BasePayload
let call: Awaited<ReturnType<typeof startCmsCalls>>
let colleague: Awaited<ReturnType<typeof startCmsCalls>>
let province: number
let category: number
let count = 0

beforeAll(async () => {
  payload = await openPayload()
  call = await startCmsCalls(payload, 'many-at-once', 'editor')
  colleague = await startCmsCalls(payload, 'colleague')
  province = await createProvince(payload)
  category = await createNewsCategory(payload)
})
afterAll(() => closePayload(payload))
afterEach(() => payload.delete({ collection: 'payload-locked-documents', where: {} }))

const published = (id: number, locale: 'th' | 'en' = 'th') =>
  payload.findByID({ collection: 'branches', id, locale, depth: 0 })
const newest = (id: number, locale: 'th' | 'en' = 'th') =>
  payload.findByID({ collection: 'branches', id, locale, draft: true, depth: 0 })

/** A published branch, and what a colleague has written in a draft of it. */
async function openBranch(draft?: object) {
  count += 2
  const { id } = await createBranch(payload, province, count)
  if (draft) await saveDraft(id, draft)
  return id
}

async function saveDraft(id: number, body: object, locale = 'th') {
  const saved = await colleague('PATCH', `/branches/${id}?draft=true&locale=${locale}`, { body })
  expect(saved.status, saved.text).toBe(200)
}

async function send(body: object, collection = 'branches', locale = 'th') {
  const answer = await call('POST', `/${collection}/bulk?locale=${locale}`, { body })
  const { records = [] }: { records?: Outcome[] } = JSON.parse(answer.text)
  return { ...answer, records }
}

async function change(ids: readonly unknown[], data: Values, collection = 'branches') {
  const answer = await send({ ids, act: 'change', data }, collection)
  expect(answer.status, answer.text).toBe(200)
  return answer.records
}

describe('a change of several records', () => {
  it('changes what is published and its draft separately, and publishes nothing of the draft', async () => {
    const [plain, drafted] = [await openBranch(), await openBranch({ name: 'ชื่อใหม่ (ร่างยังไม่เสร็จ)' })]
    const { name } = await published(drafted)
    const records = await change([plain, drafted], { phone: '+6653111111' })
    expect(records).toEqual([
      expect.objectContaining({ id: plain }),
      { id: drafted, title: expect.any(String), draftBy: 'colleague@example.com', kept: [] },
    ])
    expect(records[0]).not.toHaveProperty('draftBy')
    expect(await published(plain)).toMatchObject({ phone: '+6653111111', _status: 'published' })
    expect(await published(drafted)).toMatchObject({ name, phone: '+6653111111' })
    expect(await newest(drafted)).toMatchObject({
      name: 'ชื่อใหม่ (ร่างยังไม่เสร็จ)',
      phone: '+6653111111',
      _status: 'draft',
    })
  })

  it('leaves a draft its own value where both changed a field, and lists that field', async () => {
    const id = await openBranch({ phone: '+6653222222', hours: { isOpenAllDay: true } })
    const before = await newest(id)
    const [record] = await change([id], { phone: '+6653111111' })
    expect(record).toMatchObject({ kept: ['phone'] })
    expect(await published(id)).toMatchObject({ phone: '+6653111111' })
    // Whoever has the draft open saves without a conflict: nothing of it has changed.
    expect(await newest(id)).toEqual(before)
    const body = { landmark: 'ตรงข้ามธนาคาร', updatedAt: before.updatedAt }
    const saved = await colleague('PATCH', `/branches/${id}?draft=true&locale=th`, { body })
    expect(saved.status, saved.text).toBe(200)
    await send({ ids: [id], act: 'publish' })
    expect(await published(id)).toMatchObject({ phone: '+6653222222', landmark: 'ตรงข้ามธนาคาร' })
  })

  it('looks into groups field by field', async () => {
    const closed = { weekdayOpens: '08:00', weekdayCloses: '20:00' }
    const hours = { isOpenAllDay: false, ...closed, weekendOpens: '09:00', weekendCloses: '21:00' }
    const id = await openBranch()
    await change([id], { hours })
    await saveDraft(id, { hours: { ...hours, weekdayOpens: '07:00' } })
    const sent = { hours: { weekdayOpens: '06:00', weekdayCloses: '23:00' } }
    const [record] = await change([id], sent)
    expect(record).toMatchObject({ kept: ['hours.weekdayOpens'] })
    expect((await published(id)).hours).toMatchObject({ ...hours, ...sent.hours })
    expect((await newest(id)).hours).toMatchObject({
      ...hours,
      weekdayOpens: '07:00',
      weekdayCloses: '23:00',
    })
  })

  it('is one of its language alone', async () => {
    const id = await openBranch({ name: 'ร่างภาษาไทย' })
    await saveDraft(id, { name: 'English draft' }, 'en')
    const { name } = await published(id, 'en')
    await change([id], { landmark: 'ข้างตลาดสด' })
    expect(await newest(id)).toMatchObject({ name: 'ร่างภาษาไทย', landmark: 'ข้างตลาดสด' })
    expect(await newest(id, 'en')).toMatchObject({ name: 'English draft', landmark: null })
    expect(await published(id, 'en')).toMatchObject({ name, landmark: null })
  })

  it('leaves unpublished what nobody has published', async () => {
    const body = { slug: 'only-a-draft', name: 'สาขาใหม่' }
    const { doc } = await colleague('POST', '/branches?draft=true&locale=th', { body })
    const [record] = await change([doc['id']], { phone: '+6653111111' })
    expect(record).toEqual({ id: doc['id'], title: 'สาขาใหม่', isUnpublished: true })
    expect(await newest(Number(doc['id']))).toMatchObject({
      name: 'สาขาใหม่',
      phone: '+6653111111',
      _status: 'draft',
    })
    expect((await published(Number(doc['id'])))._status).toBe('draft')
  })

  it('adds rows to those that are there, of the draft as well', async () => {
    const image = await createMedia(payload)
    const captions = ['หน้าร้าน', 'เครื่องอบ']
    const ids: number[] = []
    for (const slug of ['rows-1', 'rows-2'])
      ids.push((await createNews(payload, { slug, category, captions, image })).id)
    const [first = 0] = ids
    const album = [{ caption: 'ของร่าง', image }]
    await colleague('PATCH', `/news/${first}?draft=true&locale=th`, { body: { album } })
    await change(ids, { album: [{ id: 'a row of the form', caption: 'ลานจอดรถ', image }] }, 'news')
    const captionsOf = async (id: number, draft: boolean) => {
      const { album: rows } = await payload.findByID({
        collection: 'news',
        id,
        draft,
        locale: 'th',
      })
      return rows?.map(({ caption }) => caption)
    }
    for (const id of ids) expect(await captionsOf(id, false)).toEqual([...captions, 'ลานจอดรถ'])
    expect(await captionsOf(first, true)).toEqual(['ของร่าง', 'ลานจอดรถ'])
  })

  it('changes what has no drafts, and signs it', async () => {
    const leads = [await createLead(payload), await createLead(payload)].map(({ id }) => id)
    await change(leads, { status: 'working', newNote: 'โทรแล้ว' }, 'leads')
    for (const id of leads) {
      const lead = await payload.findByID({ collection: 'leads', id, depth: 1 })
      expect(lead.status).toBe('working')
      expect(lead.notes).toMatchObject([
        { text: 'โทรแล้ว', by: { email: 'many-at-once@example.com' } },
        { status: 'working' },
      ])
    }
  })

  it('tells caches once all of a record can be read', async () => {
    const id = await openBranch({ name: 'ร่าง' })
    // A listener works where the change was made; those who read next do not.
    const elsewhere = AsyncLocalStorage.snapshot()
    const { promise: told, resolve } = Promise.withResolvers<unknown>()
    const stop = changeBus.subscribe(({ tags }) => {
      if (tags.includes(`branch:${id}`))
        resolve(elsewhere(() => published(id).then(({ phone }) => phone)))
    })
    await change([id], { phone: '+6653333333' })
    expect(await told).toBe('+6653333333')
    stop()
  })

  it('can be undone in the history: the draft is the newest version, and the published one is before it', async () => {
    const id = await openBranch({ phone: '+6653222222' })
    await change([id], { phone: '+6653111111' })
    const where = { parent: { equals: id } }
    const { docs } = await payload.findVersions({
      collection: 'branches',
      where,
      sort: '-updatedAt',
    })
    expect(docs.map(({ latest, version }) => [latest, version._status, version.phone])).toEqual([
      [true, 'draft', '+6653222222'],
      [false, 'published', '+6653111111'],
      [false, 'published', '+6653000000'],
      [false, 'published', '+6653000000'],
    ])
  })
})

describe('of several records', () => {
  it('those that somebody has open are listed, and the others are changed', async () => {
    const [open, free] = [await openBranch(), await openBranch()]
    const { docs } = await payload.find({
      collection: 'staff',
      where: { email: { equals: 'colleague@example.com' } },
    })
    const user = { relationTo: 'staff', value: docs[0]?.id ?? 0 } as const
    const document = { relationTo: 'branches', value: open } as const
    await payload.create({ collection: 'payload-locked-documents', data: { document, user } })
    const [locked, changed] = await change([open, free], { phone: '+6653111111' })
    expect(locked).toMatchObject({ id: open, failed: expect.stringContaining('locked') })
    expect(changed).not.toHaveProperty('failed')
    expect(await published(open)).toMatchObject({ phone: '+6653000000' })
  })

  it('none is stored in part where a value is refused', async () => {
    const ids = [await openBranch(), await openBranch({ name: 'ร่าง' })]
    const before = await Promise.all(ids.flatMap((id) => [published(id), newest(id)]))
    const records = await change(ids, { landmark: 'ข้างตลาด', phone: 'abc' })
    for (const { failed } of records) expect(failed).toMatch(/Phone/)
    const after = await Promise.all(ids.flatMap((id) => [published(id), newest(id)]))
    expect(after).toEqual(before)
  })

  it('one that is gone is listed', async () => {
    const records = await change([2_000_000, await openBranch()], { phone: '+6653111111' })
    expect(records.map(({ failed }) => failed !== undefined)).toEqual([true, false])
  })

  it('all are published or taken off the website, drafts with their colleague’s name', async () => {
    const ids = [await openBranch({ name: 'พร้อมแล้ว' }), await openBranch()]
    const [first = 0, second = 0] = ids
    const off = await send({ ids, act: 'unpublish' })
    expect(off.records).toMatchObject([{ draftBy: 'colleague@example.com' }, { id: second }])
    for (const id of ids) expect((await published(id))._status).toBe('draft')
    expect(await newest(first)).toMatchObject({ name: 'พร้อมแล้ว' })
    const on = await send({ ids, act: 'publish' })
    expect(on.records.map(({ failed }) => failed)).toEqual([undefined, undefined])
    expect(await published(first)).toMatchObject({ name: 'พร้อมแล้ว', _status: 'published' })
    expect(await published(second)).toMatchObject({ _status: 'published' })
  })

  it('an incomplete draft keeps nobody from taking the record off the website', async () => {
    const id = await openBranch({ name: '' })
    const { records } = await send({ ids: [id], act: 'unpublish' })
    expect(records[0]).not.toHaveProperty('failed')
    expect(await published(id)).toMatchObject({ _status: 'draft' })
    expect((await send({ ids: [id], act: 'publish' })).records[0]?.failed).toMatch(/name/i)
  })
})

describe('a call for several records', () => {
  it('is refused by the name of what is wrong with it', async () => {
    const ids = [await openBranch()]
    const data = { phone: '+6653111111' }
    const act = 'change'
    for (const [body, field] of [
      [{}, 'ids'],
      [{ ids: [], act, data }, 'ids'],
      [{ ids: ['x'], act, data }, 'ids'],
      [{ ids: [1.5], act, data }, 'ids'],
      [{ ids: Array.from({ length: 501 }, (_, index) => index + 1), act, data }, 'ids'],
      [{ ids, act: 'delete' }, 'act'],
      [{ ids, act }, 'data'],
      [{ ids, act, data: { slug: 'x' } }, 'slug'],
      [{ ids, act, data: { nothing: 1 } }, 'nothing'],
      [{ ids, act, data: { _status: 'published' } }, '_status'],
      [{ ids, act, data: { savedBy: 1 } }, 'savedBy'],
      [{ ids, act, data: { sector: 1 } }, 'sector'],
      [{ ids, act, data: { updatedAt: '2020-01-01T00:00:00.000Z' } }, 'updatedAt'],
    ] as const)
      expect(await send(body), JSON.stringify(body)).toMatchObject({ status: 400, fields: [field] })
    expect(await send({ ids, act, data }, 'branches', 'de')).toMatchObject({ fields: ['locale'] })
    const lead = await createLead(payload)
    for (const [body, field] of [
      [{ ids: [lead.id], act: 'publish' }, 'act'],
      [{ ids: [lead.id], act, data: { consentVersion: '1' } }, 'consentVersion'],
      [{ ids: [lead.id], act, data: { notes: [] } }, 'notes'],
    ] as const)
      expect(await send(body, 'leads')).toMatchObject({ status: 400, fields: [field] })
    const rows = await send({ ids, act, data: { album: 'x' } }, 'news')
    expect(rows).toMatchObject({ status: 400, fields: ['album'] })
    expect(await published(ids[0] ?? 0)).toMatchObject({ phone: '+6653000000' })
  })

  it('is for those alone who may change each of them', async () => {
    const moderator = await startCmsCalls(payload, 'keeps-order', 'moderator')
    const own = await payload.create({ collection: 'staff', data: staffData('somebody-else') })
    const id = await openBranch()
    const phone = { phone: '+6653111111' }
    const body = { ids: [id], act: 'change', data: phone }
    expect((await moderator('POST', '/branches/bulk', { body })).status).toBe(403)
    expect(
      (await call('POST', '/branches/bulk', { body, headers: { authorization: '' } })).status,
    ).toBe(403)
    expect(await published(id)).toMatchObject({ phone: '+6653000000' })
    const role = { ids: [own.id], act: 'change', data: { role: 'administrator' } }
    expect(await send(role, 'staff')).toMatchObject({ status: 400, fields: ['role'] })
    const named = { ids: [own.id], act: 'change', data: { name: 'ชื่ออื่น' } }
    const answer = await moderator('POST', '/staff/bulk', { body: named })
    expect(JSON.parse(answer.text)).toMatchObject({ done: 0, records: [{ title: `#${own.id}` }] })
  })

  it('takes the place of Payload’s own', async () => {
    const id = await openBranch()
    for (const query of [
      `where[id][equals]=${id}`,
      `where[id][in][0]=${id}&draft=true`,
      'where[slug][exists]=true',
    ])
      for (const caller of [call, colleague]) {
        const body = { phone: '+6653111111' }
        const { status } = await caller('PATCH', `/branches?${query}`, { body })
        expect(status, query).toBe(403)
      }
    expect(await newest(id)).toMatchObject({ phone: '+6653000000' })
  })
})
