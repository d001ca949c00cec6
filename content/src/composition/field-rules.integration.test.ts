import { newsCalls } from '@washhouse/contract/news/news.calls'
import { createLocalReq, type FlattenedField, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fieldsOf, type ConfigField } from '../../testing/config-fields.ts'
import { startContractService, type ContractService } from '../../testing/contract-service.ts'
import { createExample } from '../../testing/example-records.ts'
import { createBanner, createPicture } from '../../testing/banner-records.ts'
import { refuseWithoutThai } from '../platform/fields/thai-rule.ts'

/** Numbers that may have a fraction; all others are integers. Not coordinates, which are refused without each other. */
const fractions = [
  'franchise-packages.price',
  'franchise-packages.config.quantity',
  'investor-page.assumptions.usesPerDay',
  'investor-page.assumptions.pricePerUse',
  'investor-page.assumptions.utilitiesPercent',
  'investor-page.assumptions.feePercent',
  'investor-page.assumptions.rent',
  'investor-page.assumptions.otherCosts',
  'leads.amount',
]

/** Written by the service or by Payload, never by a person. */
const counted = [
  'library-files.fetches',
  'notifications.categoryId',
  'notifications.newsId',
  'outbox.attempts',
  'staff.loginAttempts',
  ...['media', 'library-files', 'lead-photos', 'member-pictures', 'board-pictures'].flatMap(
    (slug) => ['filesize', 'width', 'height'].map((name) => `${slug}.${name}`),
  ),
]

const otherFiles: Record<string, string> = {
  'news.videoFile': 'video/mp4',
  'cookie-policy.pdf': 'application/pdf',
  'privacy-policy.pdf': 'application/pdf',
  'terms-of-service.pdf': 'application/pdf',
}

const privateFiles = ['members.avatar']

type Sorted = 'banners' | 'customer-reviews' | 'news-categories' | 'special-events'

let service: ContractService
let req: PayloadRequest
let fields: ConfigField[]

beforeAll(async () => {
  service = await startContractService()
  req = await createLocalReq({ locale: 'th' }, service.payload)
  fields = fieldsOf(service.payload.config)
})
afterAll(() => service.stop())

describe('a field of any collection or global', () => {
  it('asks for a day, or for a moment in 24 hours with a calendar that knows Thai', () => {
    const moments = fields.flatMap(({ field, path }) =>
      field.type === 'date' && isShown(path, field) ? [{ path, admin: field.admin }] : [],
    )
    expect(moments.map(({ path }) => path)).toContain('news.publishedAt')
    const isDay = ({ admin }: (typeof moments)[number]) =>
      admin?.date?.pickerAppearance === 'dayOnly'
    const days = moments.filter(isDay)
    const times = moments.filter((moment) => !isDay(moment))
    for (const { path, admin } of days) expect(admin?.date?.displayFormat, path).toBe('d MMM yyyy')
    for (const { path, admin } of times) {
      expect(admin?.date, path).toMatchObject({
        timeFormat: 'HH:mm',
        displayFormat: expect.stringContaining('HH:mm'),
      })
      expect(admin?.components?.Field, path).toMatch(/#MomentField$/)
    }
  })

  it('takes no fraction, unless it holds a measure or a price', async () => {
    const numbers = fields.filter(({ field, path }) => isNumber(field) && !counted.includes(path))
    const open = [...(await pathsOf(numbers, 1.5)), ...(await pathsOf(numbers, 2000.5))]
    expect([...new Set(open)].toSorted()).toEqual(fractions.toSorted())
    expect(numbers.filter(({ field }) => field.name === 'sort').length).toBeGreaterThan(12)
  })

  it('is not saved or published without its Thai text where it must have one', async () => {
    const texts = fields.filter(({ field }) => isRequiredText(field))
    expect(await pathsOf(texts, ' ')).toEqual([])
    expect(await pathsOf(texts, 'ก')).toEqual(texts.map(({ path }) => path))
    const unguarded = texts.filter(({ field }) => !refusesWithoutThai(field))
    expect(unguarded.map(({ path }) => path)).toEqual([])
    expect(texts.length).toBeGreaterThan(40)
  })

  it('offers pictures that everyone may see, and no other files', () => {
    const offered = fields.flatMap(({ field, path }) =>
      field.type === 'upload' &&
      field.relationTo === 'media' &&
      !field.admin?.hidden &&
      !privateFiles.includes(path)
        ? [{ path, filter: field.filterOptions }]
        : [],
    )
    for (const { path, filter } of offered) {
      const file = otherFiles[path]
      const mimeType = file ? { equals: file } : { contains: 'image' }
      expect(filter, path).toEqual({ mimeType })
    }
    expect(offered.length).toBeGreaterThan(20)
  })
})

describe('a number that is not whole', () => {
  it.each<[Sorted, string]>([
    ['banners', '/api/banners'],
    ['customer-reviews', '/items/customer_review'],
    ['special-events', newsCalls.listSpecialEvents.path],
    ['news-categories', '/api/categories_news'],
  ])('is refused as a place among %s, and the list stays', async (collection, path) => {
    const { payload } = service
    const { id } = await createShown(collection)
    const saving = payload.update({ collection, id, locale: 'th', data: { sort: 1.5 } })
    await expect(saving).rejects.toMatchObject({ data: { errors: [{ path: 'sort' }] } })
    const { status, body } = await service.get(path)
    expect(status).toBe(200)
    expect(JSON.stringify(body)).toContain(String(id))
  })

  it('is refused among the figures of branches, and they stay', async () => {
    const slug = 'current-branch'
    await service.payload.updateGlobal({ slug, data: { customers: 12, branches: 3 } })
    const saving = service.payload.updateGlobal({ slug, data: { customers: 12.5, branches: 3 } })
    await expect(saving).rejects.toMatchObject({ data: { errors: [{ path: 'customers' }] } })
    expect(await service.get('/items/current_branch')).toMatchObject({ status: 200 })
  })
})

async function createShown(slug: Sorted): Promise<{ id: number | string }> {
  const { payload } = service
  if (slug !== 'banners') return await createExample(payload, slug)
  return { id: await createBanner(payload, { text: 'ก', image: await createPicture(payload) }) }
}

async function pathsOf(tried: ConfigField[], value: unknown): Promise<string[]> {
  const taken = await Promise.all(tried.map(({ field }) => takes(field, value)))
  return tried.filter((_, index) => taken[index]).map(({ path }) => path)
}

async function takes(field: FlattenedField, value: unknown): Promise<boolean> {
  if (!('validate' in field) || !field.validate) return true
  const options = { ...field, data: {}, siblingData: {}, operation: 'create', path: [], req }
  return (await Reflect.apply(field.validate, undefined, [value, options])) === true
}

function refusesWithoutThai(field: FlattenedField): boolean {
  const hooks = 'hooks' in field ? field.hooks?.beforeChange : undefined
  return hooks?.includes(refuseWithoutThai) ?? false
}

function isNumber({ type }: FlattenedField): boolean {
  return type === 'number'
}

function isRequiredText(field: FlattenedField): boolean {
  if (field.type !== 'text' && field.type !== 'textarea') return false
  return field.localized === true && field.required === true
}

/** True if staff see the field, in a collection that they see. */
function isShown(path: string, field: FlattenedField): boolean {
  const collection = service.payload.config.collections.find(({ slug }) =>
    path.startsWith(`${slug}.`),
  )
  const isHidden = path.includes('.sessions.') || ('hidden' in field && field.hidden === true)
  return !isHidden && !field.admin?.hidden && collection?.admin.hidden !== true
}
