import type { BasePayload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePayload, openPayload } from '../../composition/open-payload.ts'
import { createExample } from '../../../testing/example-records.ts'
import { createProvince, createSector } from '../../../testing/record-data.ts'
import { changeBus } from './change-bus.ts'

let payload: BasePayload

beforeAll(async () => {
  payload = await openPayload()
})

afterAll(async () => {
  await closePayload(payload)
})

describe('changes that hooks announce', () => {
  it('names a branch that is published, changed, unpublished and deleted', async () => {
    const { id } = await createExample(payload, 'branches')
    const tags = ['branch', `branch:${id}`, 'preview']
    const edit = (data: object, draft = false) =>
      payload.update({ collection: 'branches', id, data, draft })
    expect(await tagsOf(() => edit({ landmark: 'ข้างตลาด', _status: 'published' }))).toEqual([tags])
    expect(await tagsOf(() => edit({ _status: 'draft' }))).toEqual([tags])
    expect(await tagsOf(() => edit({ _status: 'published' }))).toEqual([tags])
    expect(await tagsOf(() => payload.delete({ collection: 'branches', id }))).toEqual([tags])
  })

  it('tells nothing but a preview of drafts, also of a published branch', async () => {
    const draft = await createExample(payload, 'branches', { status: 'draft' })
    const published = await createExample(payload, 'branches')
    for (const { id } of [draft, published]) {
      const data = { name: 'ชื่อใหม่', _status: 'draft' } as const
      const save = () => payload.update({ collection: 'branches', id, data, draft: true })
      expect(await tagsOf(save)).toEqual([['preview']])
    }
    const create = () => createExample(payload, 'customer-reviews', { status: 'draft' })
    expect(await tagsOf(create)).toEqual([['preview']])
  })

  it('names places, files and globals', async () => {
    const sector = await createSector(payload)
    const rename = () =>
      payload.update({ collection: 'sectors', id: sector, data: { name: 'ภาคใต้' } })
    expect(await tagsOf(rename)).toEqual([['sector', `sector:${sector}`, 'preview']])

    const { id } = await createExample(payload, 'media')
    const describe = () => payload.update({ collection: 'media', id, data: { alt: 'ใหม่' } })
    expect(await tagsOf(describe)).toEqual([['media', `media:${id}`, 'preview']])

    const data = { customers: 5, branches: 2 }
    const count = () => payload.updateGlobal({ slug: 'current-branch', data })
    expect(await tagsOf(count)).toEqual([['current_branch', 'preview']])
  })

  it('names the branches when their province moves to another sector', async () => {
    const province = await createProvince(payload)
    const { id } = await payload.create({
      collection: 'branches',
      data: { slug: 'moving', name: 'ย้าย', province, hours: {}, _status: 'published' },
    })
    const sector = await createSector(payload, 'ภาคกลาง')
    const move = () => payload.update({ collection: 'provinces', id: province, data: { sector } })
    expect((await tagsOf(move)).flat()).toContain('branch')
    const branch = await payload.findByID({ collection: 'branches', id })
    expect(branch.sector).toBe(sector)
  })
})

async function tagsOf(work: () => Promise<unknown>): Promise<(readonly string[])[]> {
  await settle()
  const heard: (readonly string[])[] = []
  const unsubscribe = changeBus.subscribe(({ tags }) => heard.push(tags))
  await work()
  await settle()
  unsubscribe()
  return heard
}

/** PostgreSQL notifies its listeners shortly after the commit. */
async function settle(): Promise<void> {
  if (payload.db.name === 'postgres') await new Promise((resolve) => setTimeout(resolve, 200))
}
