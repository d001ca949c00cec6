import { AsyncLocalStorage } from 'node:async_hooks'
import { type BasePayload, createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BulkBench, openBulkBench } from '../../../../testing/bulk-bench.ts'
import { createLead } from '../../../../testing/lead-records.ts'
import { createNews } from '../../../../testing/news-records.ts'
import { createMedia, createNewsCategory } from '../../../../testing/record-data.ts'
import { closePayload } from '../../../composition/open-payload.ts'
import { changeBus } from '../../changes/change-bus.ts'
import { readVersions } from '../versions/read-versions.ts'

let bench: BulkBench

beforeAll(async () => {
  bench = await openBulkBench()
})
afterAll(() => closePayload(bench.payload))

async function findStaff(payload: BasePayload) {
  const { docs } = await payload.find({ collection: 'staff', limit: 1 })
  const [user] = docs
  if (!user) throw new Error('There is no staff')
  return { ...user, collection: 'staff' } as const
}

describe('a change of several records', () => {
  it('changes what is published and its draft separately, and publishes nothing of the draft', async () => {
    const { openBranch, change, published, newest } = bench
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
    const { colleague, openBranch, send, change, published, newest } = bench
    const id = await openBranch({ phone: '+6653222222', hours: { isOpenAllDay: true } })
    const before = await newest(id)
    const [record] = await change([id], { phone: '+6653111111' })
    expect(record).toMatchObject({ kept: ['phone'] })
    expect(await published(id)).toMatchObject({ phone: '+6653111111' })
    // An editor with the draft open can save without a conflict: the draft has not changed.
    expect(await newest(id)).toEqual(before)
    const body = { landmark: 'ตรงข้ามธนาคาร', updatedAt: before.updatedAt }
    const saved = await colleague('PATCH', `/branches/${id}?draft=true&locale=th`, { body })
    expect(saved.status, saved.text).toBe(200)
    await send({ ids: [id], act: 'publish' })
    expect(await published(id)).toMatchObject({ phone: '+6653222222', landmark: 'ตรงข้ามธนาคาร' })
  })

  it('looks into groups field by field', async () => {
    const { openBranch, saveDraft, change, published, newest } = bench
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
    const { openBranch, saveDraft, change, published, newest } = bench
    const id = await openBranch({ name: 'ร่างภาษาไทย' })
    await saveDraft(id, { name: 'English draft' }, 'en')
    const { name } = await published(id, 'en')
    await change([id], { landmark: 'ข้างตลาดสด' })
    expect(await newest(id)).toMatchObject({ name: 'ร่างภาษาไทย', landmark: 'ข้างตลาดสด' })
    expect(await newest(id, 'en')).toMatchObject({ name: 'English draft', landmark: null })
    expect(await published(id, 'en')).toMatchObject({ name, landmark: null })
  })

  it('leaves unpublished what nobody has published', async () => {
    const { colleague, change, published, newest } = bench
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
    const { payload, colleague, change } = bench
    const category = await createNewsCategory(payload)
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
    const { payload, change } = bench
    const leads = [await createLead(payload), await createLead(payload)].map(({ id }) => id)
    await change(leads, { status: 'working', newNote: 'โทรแล้ว' }, 'leads')
    for (const id of leads) {
      const lead = await payload.findByID({ collection: 'leads', id, depth: 1 })
      expect(lead.status).toBe('working')
      expect(lead.notes).toMatchObject([
        { text: 'โทรแล้ว', by: { email: 'many-at-once@example.com' } },
      ])
    }
  })

  it('changes the texts of files, and not the files', async () => {
    const { payload, change } = bench
    const find = async (id: string) =>
      await payload.findByID({ collection: 'media', id, locale: 'th' })
    const ids = [await createMedia(payload), await createMedia(payload)]
    const before = await Promise.all(ids.map(find))
    const records = await change(ids, { alt: 'หน้าร้านตอนเช้า' }, 'media')
    expect(records.map(({ failed }) => failed)).toEqual([undefined, undefined])
    const after = await Promise.all(ids.map(find))
    expect(after.map(({ alt }) => alt)).toEqual(['หน้าร้านตอนเช้า', 'หน้าร้านตอนเช้า'])
    expect(after.map(({ filename }) => filename)).toEqual(before.map(({ filename }) => filename))
  })

  it('tells caches once all of a record can be read', async () => {
    const { openBranch, change, published } = bench
    const id = await openBranch({ name: 'ร่าง' })
    // A listener runs in the async context of the change; later readers do not.
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

  it('leaves a draft the time of its save in the history, for as long as that is kept', async () => {
    const { payload, openBranch, saveDraft, change, newest } = bench
    const id = await openBranch({ phone: '+6653222222' })
    const { updatedAt } = await newest(id)
    const req = await createLocalReq({ user: await findStaff(payload) }, payload)
    const { rows: before } = await readVersions(req, { collection: 'branches', id })
    const own = before[0]?.id
    const savedAt = async () => {
      const { rows } = await readVersions(req, { collection: 'branches', id })
      return Date.parse(rows.find((each) => each.id === own)?.savedAt ?? '') - Date.parse(updatedAt)
    }
    await change([id], { phone: '+6653111111' })
    expect(Math.abs(await savedAt())).toBeLessThanOrEqual(1)
    await saveDraft(id, { name: 'ต่อ', updatedAt: (await newest(id)).updatedAt })
    expect(Math.abs(await savedAt())).toBeLessThanOrEqual(1)
  })

  it('can be undone in the history: the draft is the newest version, and the published one is before it', async () => {
    const { payload, openBranch, change } = bench
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
