import type { BasePayload } from 'payload'

interface Status {
  status?: 'draft' | 'published'
}

/** Creates a reason in Thai, and in English where one is given. */
export async function createReason(
  payload: BasePayload,
  record: Status & { title: string; description: string; english?: string; sort?: number },
): Promise<number> {
  const { title, description, english, sort, status = 'published' } = record
  const common = { collection: 'investor-reasons', draft: status === 'draft' } as const
  const data = { title, description, sort: sort ?? null, _status: status }
  const { id } = await payload.create({ ...common, locale: 'th', data })
  if (!english) return id
  const translated = { title: english, description: english, _status: status }
  await payload.update({ ...common, id, locale: 'en', data: translated })
  return id
}

export interface ItemRecord {
  item: string
  english?: string
  quantity: number
  unit: string
  englishUnit?: string
}

interface PackageRecord extends Status {
  brands: string
  items?: ItemRecord[]
  sort?: number
  price?: number
  vat?: number
  fitOut?: number
  machines?: number
  image?: string
}

/** Creates a package of the size medium in Thai, then writes the English of its items. */
export async function createPackage(payload: BasePayload, record: PackageRecord): Promise<number> {
  const { brands, items = [], status = 'published', ...own } = record
  const common = { collection: 'franchise-packages', draft: status === 'draft' } as const
  const { id, config } = await payload.create({
    ...common,
    locale: 'th',
    data: {
      ...own,
      brands,
      size: 'medium',
      medium: 'ซัก 6 อบ 6',
      config: items.map(({ item, quantity, unit }) => ({ item, quantity, unit })),
      _status: status,
    },
  })
  const english = (config ?? []).map(({ id: row, quantity }, index) => ({
    ...(row ? { id: row } : {}),
    quantity,
    item: items[index]?.english ?? '',
    unit: items[index]?.englishUnit ?? '',
  }))
  const data = { medium: '6 washers, 6 dryers', config: english, _status: status }
  await payload.update({ ...common, id, locale: 'en', data })
  return id
}

export async function createComment(
  payload: BasePayload,
  record: Status & { name: string; feedback: string; english?: string; sort?: number },
): Promise<number> {
  const { name, feedback, english, sort, status = 'published' } = record
  const common = { collection: 'franchise-comments', draft: status === 'draft' } as const
  const data = { name, feedback, sort: sort ?? null, _status: status }
  const { id } = await payload.create({ ...common, locale: 'th', data })
  if (!english) return id
  const translated = { name: english, feedback: english, _status: status }
  await payload.update({ ...common, id, locale: 'en', data: translated })
  return id
}
