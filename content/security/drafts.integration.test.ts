import type { BasePayload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePayload, openPayload } from '../src/composition/open-payload.ts'
import { createExample } from '../testing/example-records.ts'

const secretText = 'ข้อความร่างที่ยังไม่มีใครเห็น'
const asVisitor = { overrideAccess: false, locale: 'all' } as const

let payload: BasePayload

beforeAll(async () => {
  payload = await openPayload()
})

afterAll(() => closePayload(payload))

describe('[S4.content.1] drafts, for a visitor', () => {
  it('are hidden in a list, a count and by id, whether or not drafts are asked for', async () => {
    const { id } = await createExample(payload, 'branches', { status: 'draft' })
    const where = { id: { equals: id } }
    for (const draft of [false, true]) {
      const { docs } = await payload.find({ collection: 'branches', where, draft, ...asVisitor })
      expect(docs).toEqual([])
      const found = payload.findByID({ collection: 'branches', id, draft, ...asVisitor })
      await expect(found).rejects.toMatchObject({ status: 404 })
    }
    const counted = await payload.count({ collection: 'branches', where, overrideAccess: false })
    expect(counted.totalDocs).toBe(0)
  })

  it('of a published record leave the published text in place', async () => {
    const { id } = await createExample(payload, 'branches')
    const data = { landmark: secretText }
    await payload.update({ collection: 'branches', id, data, draft: true, locale: 'th' })
    const where = { id: { equals: id } }
    for (const draft of [false, true]) {
      const found = await payload.find({ collection: 'branches', where, draft, ...asVisitor })
      expect(JSON.stringify(found)).not.toContain(secretText)
    }
    const versions = payload.findVersions({ collection: 'branches', ...asVisitor })
    await expect(versions).rejects.toMatchObject({ status: 403 })
    const asEditor = { collection: 'branches', where, draft: true, locale: 'th' } as const
    expect(JSON.stringify(await payload.find(asEditor))).toContain(secretText)
  })

  it('cannot be found through a filter on their texts', async () => {
    const { id } = await createExample(payload, 'branches')
    const data = { landmark: `${secretText} 2` }
    await payload.update({ collection: 'branches', id, data, draft: true, locale: 'th' })
    const where = { landmark: { contains: secretText } }
    for (const draft of [false, true]) {
      const found = await payload.find({
        collection: 'branches',
        where,
        draft,
        overrideAccess: false,
        locale: 'th',
      })
      expect(found.totalDocs).toBe(0)
    }
  })

  it('of a global leave its published text in place', async () => {
    const published = { title: 'สาขา', _status: 'published' } as const
    await payload.updateGlobal({ slug: 'branch-page', data: published, locale: 'th' })
    const draft = { title: secretText, _status: 'draft' } as const
    await payload.updateGlobal({ slug: 'branch-page', data: draft, draft: true, locale: 'th' })
    for (const wantsDraft of [false, true]) {
      const seen = await payload.findGlobal({
        slug: 'branch-page',
        draft: wantsDraft,
        ...asVisitor,
      })
      expect(JSON.stringify(seen)).not.toContain(secretText)
    }
  })
})

describe('[S3.branch.1] the sector of a branch', () => {
  it('is that of its province, whatever the form said', async () => {
    const { id } = await createExample(payload, 'branches')
    const other = await createExample(payload, 'sectors')
    const data = { sector: Number(other.id), _status: 'published' } as const
    const branch = await payload.update({ collection: 'branches', id, data, depth: 1 })
    const { province, sector } = branch
    if (typeof province !== 'object' || typeof sector !== 'object') throw new Error('not filled')
    expect(sector?.id).not.toBe(other.id)
    expect(typeof province.sector === 'object' ? province.sector.id : province.sector).toBe(
      sector?.id,
    )
  })
})
