import { branchCalls } from '@washhouse/contract/branch/branch.calls'
import type { Language } from '@washhouse/contract/language'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startContractService, type ContractService } from '../../../testing/contract-service.ts'
import { previewHeaders } from '../../../testing/preview-headers.ts'
import { createSector } from '../../../testing/record-data.ts'
import { connectionTo, tableOf } from '../../platform/database/tables.ts'
import { renewOrder } from './renew-order.rows.ts'

let service: ContractService
let sector: number
const provinces: Record<string, number> = {}

/** Slugs that follow neither language's order. */
const branches = [
  { slug: 'a', province: 'loei', th: 'เลย ตลาดเช้า', en: 'Loei morning market' },
  { slug: 'b', province: 'chonburi', th: 'แหลมฉบัง', en: 'Laem Chabang' },
  { slug: 'c', province: 'chonburi', th: 'พัทยา ถนนคนเดิน', en: 'Pattaya walking street' },
  { slug: 'd', province: 'chiangmai', th: 'แม่ริม', en: null },
  { slug: 'e', province: 'chiangmai', th: 'นิมมาน ซอย 9', en: 'Nimman' },
]

beforeAll(async () => {
  service = await startContractService()
  sector = await createSector(service.payload)
  await createProvince('loei', 'เลย', 'Loei')
  await createProvince('chonburi', 'ชลบุรี', 'Chonburi')
  await createProvince('chiangmai', 'เชียงใหม่', 'Chiang Mai')
  for (const { slug, province, th, en } of branches) {
    const data = { slug, name: th, province: provinces[province] ?? 0, hours: {} }
    const { id } = await service.payload.create({
      collection: 'branches',
      locale: 'th',
      data: { ...data, _status: 'published' },
    })
    if (en) await rename(id, 'en', en)
  }
})
afterAll(() => service.stop())

async function createProvince(key: string, th: string, en: string) {
  const common = { collection: 'provinces' } as const
  const { id } = await service.payload.create({
    ...common,
    locale: 'th',
    data: { name: th, sector },
  })
  await service.payload.update({ ...common, id, locale: 'en', data: { name: en } })
  provinces[key] = id
}

function rename(
  id: number,
  locale: Language,
  name: string,
  status: 'draft' | 'published' = 'published',
) {
  const data = { name, _status: status }
  return service.payload.update({
    collection: 'branches',
    id,
    locale,
    data,
    draft: status === 'draft',
  })
}

async function slugs(query: string, lang: Language, headers: Record<string, string> = {}) {
  const { body } = await service.get(`/api/branch?${query}`, { lang, ...headers })
  return branchCalls.listBranches.answer
    .decode(body, lang)
    .items.map(({ slug }) => slug)
    .join('')
}

async function idOf(slug: string) {
  const { body } = await service.get(`/api/branch/${slug}`)
  return branchCalls.getBranch.answer.decode(body, 'th').id
}

describe('the order of /api/branch', () => {
  it('is by province and name as Thai has them, or as English has them', async () => {
    expect(await slugs('', 'th')).toBe('cbeda')
    expect(await slugs('', 'en')).toBe('edbca')
  })

  it('is that of its pages too, and of a sector and a province', async () => {
    const pages = [1, 2, 3].map((page) => slugs(`limit=2&page=${page}`, 'en'))
    expect(await Promise.all(pages)).toEqual(['ed', 'bc', 'a'])
    expect(await slugs(`sector=${sector}&limit=3`, 'th')).toBe('cbe')
    expect(await slugs(`province=${provinces['chonburi']}`, 'th')).toBe('cb')
  })

  it('follows a new name in either language, and keeps the other', async () => {
    const id = await idOf('b')
    await rename(id, 'en', 'Zebra crossing')
    expect([await slugs('', 'th'), await slugs('', 'en')]).toEqual(['cbeda', 'edcba'])
    await rename(id, 'th', 'กระทิงลาย')
    expect([await slugs('', 'th'), await slugs('', 'en')]).toEqual(['bceda', 'edcba'])
    const landmark = { landmark: 'ข้างวัด', _status: 'published' } as const
    await service.payload.update({ collection: 'branches', id, locale: 'th', data: landmark })
    expect([await slugs('', 'th'), await slugs('', 'en')]).toEqual(['bceda', 'edcba'])
  })

  it('follows a draft in a preview alone, until it is published from the other language', async () => {
    const id = await idOf('e')
    await rename(id, 'en', 'Zoo', 'draft')
    const preview = previewHeaders('/api/branch')
    expect(await slugs('is_preview=true', 'en', preview)).toBe('edcba')
    await rename(await idOf('d'), 'en', 'Mae Rim', 'draft')
    expect(await slugs('is_preview=true', 'en', preview)).toBe('decba')
    expect(await slugs('', 'en')).toBe('edcba')
    const data = { landmark: 'ปากซอย', _status: 'published' } as const
    await service.payload.update({ collection: 'branches', id, locale: 'th', data })
    await rename(await idOf('d'), 'th', 'แม่ริม ตลาด')
    expect(await slugs('', 'en')).toBe('decba')
  })

  it('follows a province that is renamed or left, and publishes no draft by it', async () => {
    await rename(await idOf('a'), 'th', 'ความลับ', 'draft')
    const common = { collection: 'provinces', id: provinces['loei'] ?? 0 } as const
    await service.payload.update({ ...common, locale: 'th', data: { name: 'กระบี่' } })
    expect([await slugs('', 'th'), await slugs('', 'en')]).toEqual(['abced', 'decba'])
    const { body } = await service.get('/api/branch/a')
    expect(JSON.stringify(body)).not.toContain('ความลับ')
    const data = { province: provinces['chiangmai'] ?? 0, _status: 'published' } as const
    await service.payload.update({
      collection: 'branches',
      id: await idOf('c'),
      locale: 'th',
      data,
    })
    expect(await slugs('', 'th')).toBe('abecd')
  })

  it('is by numbers, also of branches that an earlier version has stored', async () => {
    const ten = await idOf('a')
    await rename(ten, 'th', 'ฮ สาขา 10')
    await rename(await idOf('b'), 'th', 'ฮ สาขา 2')
    const inOne = { province: provinces['chiangmai'] ?? 0, _status: 'published' } as const
    for (const slug of ['a', 'b'])
      await service.payload.update({
        collection: 'branches',
        id: await idOf(slug),
        locale: 'th',
        data: inOne,
      })
    expect((await slugs('', 'th')).slice(-2)).toBe('ba')
    const branches = tableOf(service.payload, 'branches', ['id', 'nameSortTh'])
    await connectionTo(service.payload)
      .update(branches)
      .set({ nameSortTh: '00' })
      .where(eq(branches.id, ten))
    await renewOrder(service.payload)
    await service.announced()
    expect((await slugs('', 'th')).slice(-2)).toBe('ba')
  })
})
