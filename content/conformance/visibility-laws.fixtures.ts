import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createBranch, fillBranches } from '../testing/branch-records.ts'
import type { ContractService } from '../testing/contract-service.ts'
import { createExample } from '../testing/example-records.ts'
import { testPassword } from '../testing/test-password.ts'

const ListBody = z.object({ data: z.array(z.record(z.string(), z.unknown())) })

/** Which records are visible, in a service with such lists. */
export function describeVisibility(start: () => Promise<ContractService>): void {
  let service: ContractService
  let province: number
  const soonMs = 1500

  beforeAll(async () => {
    service = await start()
    const { payload } = service
    const records = await fillBranches(payload, 3)
    province = records.chiangMai.id
    const [first, second] = records.branches
    const closed = { isOpenAllDay: false, weekdayOpens: '08:00', weekdayCloses: '20:00' }
    await payload.update({
      collection: 'branches',
      id: first?.id ?? 0,
      data: { hours: { ...closed, weekendOpens: '08:00', weekendCloses: '20:00' } },
    })
    await payload.update({
      collection: 'branches',
      id: second?.id ?? 0,
      data: { latitude: null, longitude: null },
    })
    await createExample(payload, 'branches', { status: 'draft' })
  })
  afterAll(() => service.stop())

  async function read(path: string): Promise<Record<string, unknown>[]> {
    const { status, body } = await service.get(path)
    expect(status, JSON.stringify(body)).toBe(200)
    return ListBody.parse(body).data
  }

  describe('A list with a condition of its own', () => {
    it('shows only what fulfils it, and counts no more', async () => {
      const { body } = await service.get('/items/shop?meta=*&fields=slug&filter[id][_gt]=0')
      expect(body).toEqual({
        meta: { total_count: 1, filter_count: 1 },
        data: [{ slug: 'branch-003' }],
      })
    })

    it('gives no single record beyond it', async () => {
      const all = await service.payload.find({ collection: 'branches', sort: 'slug' })
      const statuses = await Promise.all(
        all.docs.map(async ({ id }) => (await service.get(`/items/shop/${id}`)).status),
      )
      expect(statuses.filter((status) => status === 200)).toHaveLength(1)
      expect(statuses.filter((status) => status === 403)).toHaveLength(3)
    })

    it('holds through relations and for rows that belong to its records', async () => {
      const texts = await read('/items/shop_text?fields=name')
      expect(texts).toEqual([{ name: 'เชียงใหม่ สาขา 3' }])
      const [hidden] = (await service.payload.find({ collection: 'branches', sort: 'slug' })).docs
      expect(await read(`/items/shop_text?filter[shop][_eq]=${hidden?.id}`)).toEqual([])
      expect(await read('/items/shop_text?filter[shop][slug][_eq]=branch-003')).toHaveLength(1)
      expect(await read('/items/shop_text?filter[shop][slug][_eq]=branch-001')).toEqual([])
    })
  })

  describe('A list whose records appear at their time', () => {
    it('shows a record when its time has come, though the answer is kept', async () => {
      const later = new Date(Date.now() + soonMs).toISOString()
      const branch = await createBranch(service.payload, province, 7)
      await service.payload.update({
        collection: 'branches',
        id: branch.id,
        data: { createdAt: later },
      })
      const slugs = async () => (await read('/items/shop?sort=slug')).map(({ slug }) => slug)
      const textsOf = () => read('/items/shop_text?filter[shop][slug][_eq]=branch-007')
      expect(await slugs()).toEqual(['branch-003'])
      expect(await slugs()).toEqual(['branch-003'])
      expect(await textsOf()).toEqual([])
      expect((await service.get(`/items/shop/${branch.id}`)).status).toBe(403)
      await expect.poll(slugs, { timeout: 5000 }).toEqual(['branch-003', 'branch-007'])
      expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(later))
      expect(await textsOf()).toHaveLength(1)
      expect((await service.get(`/items/shop/${branch.id}`)).status).toBe(200)
    })
  })

  describe('A list kept in a table below another', () => {
    it('has texts as ids, and columns named otherwise than its fields', async () => {
      const { payload } = service
      const account = { email: 'rows@example.com', password: testPassword }
      const { id } = await payload.create({
        collection: 'staff',
        data: { ...account, role: 'editor' },
      })
      await payload.login({ collection: 'staff', data: account })
      const [session] = await read(`/items/session?filter[account][_eq]=${id}`)
      expect(session).toEqual({ id: expect.any(String), account: id, place: 1 })
      const { body } = await service.get(`/items/session/${String(session?.['id'])}`)
      expect(body).toEqual({ data: session })
      expect(await read(`/items/session?filter[id][_in]=${String(session?.['id'])}`)).toHaveLength(
        1,
      )
    })

    it.each(['5f0', '%00', '1', '../session'])('answers 403 for the key %s', async (key) => {
      expect((await service.get(`/items/session/${encodeURIComponent(key)}`)).status).toBe(403)
    })
  })
}
