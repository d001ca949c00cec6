import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type BulkBench, openBulkBench } from '../../../../testing/bulk-bench.ts'
import { startCmsCalls } from '../../../../testing/cms-calls.ts'
import { createLead } from '../../../../testing/lead-records.ts'
import { staffData } from '../../../../testing/record-data.ts'
import { closePayload } from '../../../composition/open-payload.ts'

let bench: BulkBench

beforeAll(async () => {
  bench = await openBulkBench()
})
afterAll(() => closePayload(bench.payload))
afterEach(() => bench.payload.delete({ collection: 'payload-locked-documents', where: {} }))

describe('of several records', () => {
  it('those that somebody has open are listed, and the others are changed', async () => {
    const { payload, openBranch, change, published } = bench
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

  it('no record is stored in part when a value is refused', async () => {
    const { openBranch, change, published, newest } = bench
    const ids = [await openBranch(), await openBranch({ name: 'ร่าง' })]
    const before = await Promise.all(ids.flatMap((id) => [published(id), newest(id)]))
    const records = await change(ids, { landmark: 'ข้างตลาด', phone: 'abc' })
    for (const { failed } of records) expect(failed).toMatch(/Phone/)
    const after = await Promise.all(ids.flatMap((id) => [published(id), newest(id)]))
    expect(after).toEqual(before)
  })

  it.each([undefined, { name: 'ร่าง' }])(
    'none loses what two calls at once say that they have stored (draft: %j)',
    async (draft) => {
      const { openBranch, change, published, newest } = bench
      const id = await openBranch(draft)
      const sent = [{ phone: '+6653111111' }, { landmark: 'ข้างตลาดสด' }]
      const told = await Promise.all(sent.map(async (data) => await change([id], data)))
      const stored = sent.filter((_, index) => told[index]?.[0]?.failed === undefined)
      expect(stored).not.toEqual([])
      const whole = Object.assign({}, ...stored)
      expect(await published(id)).toMatchObject(whole)
      expect(await newest(id)).toMatchObject({ ...whole, ...draft })
    },
  )

  it('no record is stored in part when the service fails, and those stored before are listed', async () => {
    const { payload, openBranch, send, published, newest } = bench
    const [plain, drafted] = [await openBranch(), await openBranch({ name: 'ร่าง' })]
    const { createVersion } = payload.db
    let count = 0
    // The first record creates one version. The second creates its published version, then fails on its draft.
    const failing = vi.spyOn(payload.db, 'createVersion').mockImplementation(async (args) => {
      count += 1
      if (count === 3) throw new Error('the disk is full')
      return await createVersion.call(payload.db, args)
    })
    const change = { act: 'change', data: { phone: '+6653111111' } }
    const { records, status } = await send({ ids: [plain, drafted], ...change })
    count = 1
    const alone = await send({ ids: [drafted], ...change })
    failing.mockRestore()
    expect(status).toBe(200)
    expect(records.map(({ failed }) => typeof failed)).toEqual(['undefined', 'string'])
    expect(alone.status).toBe(500)
    expect(await published(plain)).toMatchObject({ phone: '+6653111111' })
    expect(await published(drafted)).toMatchObject({ phone: '+6653000000' })
    expect(await newest(drafted)).toMatchObject({ name: 'ร่าง', phone: '+6653000000' })
  })

  it('one that is gone is listed', async () => {
    const { openBranch, change } = bench
    const records = await change([2_000_000, await openBranch()], { phone: '+6653111111' })
    expect(records.map(({ failed }) => failed !== undefined)).toEqual([true, false])
  })

  it('all are published or taken off the website, drafts with their colleague’s name', async () => {
    const { openBranch, send, published, newest } = bench
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
    const { openBranch, send, published } = bench
    const id = await openBranch({ name: '' })
    const { records } = await send({ ids: [id], act: 'unpublish' })
    expect(records[0]).not.toHaveProperty('failed')
    expect(await published(id)).toMatchObject({ _status: 'draft' })
    expect((await send({ ids: [id], act: 'publish' })).records[0]?.failed).toMatch(/name/i)
  })
})

describe('a call for several records', () => {
  it('is refused by the name of what is wrong with it', async () => {
    const { payload, openBranch, send, published } = bench
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

  it('is only for callers who may change each record', async () => {
    const { payload, call, openBranch, send, published } = bench
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
    const { call, colleague, openBranch, newest } = bench
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

  it('can be prepared by queries that list the drafts, and who saved them', async () => {
    const { call, colleague, openBranch } = bench
    const id = await openBranch({ name: 'ร่าง' })
    const read = async (path: string, asked: Record<string, string>) => {
      const query = new URLSearchParams({ limit: '0', locale: 'th', ...asked })
      const answer = await call('GET', `/branches${path}?${query}`)
      expect(answer.status, answer.text).toBe(200)
      const { docs }: { docs: { id: number }[] } = JSON.parse(answer.text)
      return docs
    }
    for (const where of [
      { id: { in: [id] } },
      { id: { not_equals: '' } },
      { and: [{ id: { not_equals: '' } }, { or: [{ name: { like: 'ร่าง' } }] }] },
    ]) {
      const asked = { draft: 'true', where: JSON.stringify(where), 'select[_status]': 'true' }
      const drafts = await read('', asked)
      expect(drafts.find((doc) => doc.id === id)).toMatchObject({ _status: 'draft' })
    }

    const readVersions = async () =>
      await read('/versions', {
        depth: '1',
        sort: '-updatedAt',
        where: JSON.stringify({ parent: { in: [id] } }),
        'select[parent]': 'true',
        'select[version][_status]': 'true',
        'select[version][savedBy]': 'true',
      })
    const savedBy = { email: 'colleague@example.com' }
    expect((await readVersions())[0]).toMatchObject({
      parent: id,
      version: { _status: 'draft', savedBy },
    })
    // Their draft stays above the published version, even under somebody else's draft.
    const body = { ids: [id], act: 'change', data: { phone: '+6653111111' } }
    expect((await call('POST', '/branches/bulk', { body })).status).toBe(200)
    const statuses = (await readVersions()).map((each) => Reflect.get(each, 'version')._status)
    expect(statuses.slice(0, 3)).toEqual(['draft', 'draft', 'published'])
    expect((await colleague('GET', `/branches/${id}?draft=true`)).text).toContain('+6653111111')
  })
})
