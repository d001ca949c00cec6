import type { BasePayload } from 'payload'
import { createExample } from '../testing/example-records.ts'

const reviews = [
  { name: 'มานี', english: 'Manee', feedback: 'ผ้าหอมมาก', sort: 3 },
  { name: 'ปิติ', english: 'Piti', feedback: 'เปิดตีสองก็ยังซักได้', sort: 1 },
  { name: 'ชูใจ', english: '', feedback: '100% พอใจ', sort: null },
]

const daily = {
  weekdayOpens: '08:00',
  weekdayCloses: '20:00',
  weekendOpens: '08:00',
  weekendCloses: '20:00',
}

/** Three shops in two provinces, one of them with a picture, a draft, three reviews and figures. */
export async function fillRecords(payload: BasePayload) {
  const north = await createRegion(payload, 'ภาคเหนือ', 'Northern')
  const south = await createRegion(payload, 'ภาคใต้', 'Southern')
  const chiangMai = await createPlace(payload, north, 'เชียงใหม่', 'Chiang Mai')
  const phuket = await createPlace(payload, south, 'ภูเก็ต', 'Phuket')
  const picture = String((await createExample(payload, 'media')).id)
  const nimman = await createShop(payload, {
    slug: 'nimman',
    name: 'ฟองใส นิมมานฯ',
    english: 'Fongsai Nimman',
    province: chiangMai,
    image: picture,
    latitude: 18.8,
    longitude: 98.97,
    phone: '+6653000001',
    landmark: 'ข้างร้าน Café Doi',
    hours: { isOpenAllDay: true },
    createdAt: '2026-01-01T00:00:00.000Z',
  })
  const thaPhae = await createShop(payload, {
    slug: 'tha-phae',
    name: 'ฟองใส ท่าแพ',
    english: 'Fongsai Tha Phae',
    province: chiangMai,
    latitude: 18.79,
    longitude: 98.99,
    hours: { isOpenAllDay: false, ...daily },
    createdAt: '2026-02-01T12:00:00.000Z',
  })
  const patong = await createShop(payload, {
    slug: 'patong',
    name: 'ฟองใส ป่าตอง',
    english: '',
    province: phuket,
    phone: '+6676000003',
    landmark: 'ใกล้หาด ลด 100%',
    hours: { isOpenAllDay: true },
    createdAt: '2026-03-01T00:00:00.000Z',
  })
  const draft = await createExample(payload, 'branches', { status: 'draft' })
  for (const review of reviews) await createReview(payload, review)
  await createExample(payload, 'customer-reviews', { status: 'draft' })
  await payload.updateGlobal({ slug: 'current-branch', data: { customers: 640, branches: 3 } })
  await createNews(payload, picture, 'published')
  await createNews(payload, picture, 'draft')
  return { north, south, chiangMai, phuket, picture, nimman, thaPhae, patong, draft: draft.id }
}

async function createNews(
  payload: BasePayload,
  image: string,
  status: 'draft' | 'published',
): Promise<void> {
  const category = await payload.create({
    collection: 'news-categories',
    locale: 'th',
    data: { name: 'โปรโมชัน' },
  })
  await payload.create({
    collection: 'news',
    locale: 'th',
    draft: status === 'draft',
    data: {
      slug: status === 'draft' ? 'not-yet' : 'free-drying',
      title: 'อบฟรีทุกวันพุธ',
      category: category.id,
      publishedAt: '2026-01-01T00:00:00.000Z',
      album: [{ image, caption: 'ตู้อบแถวหลัง' }],
      _status: status,
    },
  })
}

async function createRegion(payload: BasePayload, name: string, english: string): Promise<number> {
  const { id } = await payload.create({ collection: 'sectors', locale: 'th', data: { name } })
  await payload.update({ collection: 'sectors', id, locale: 'en', data: { name: english } })
  return id
}

async function createPlace(
  payload: BasePayload,
  sector: number,
  name: string,
  english: string,
): Promise<number> {
  const data = { name, sector }
  const { id } = await payload.create({ collection: 'provinces', locale: 'th', data })
  await payload.update({ collection: 'provinces', id, locale: 'en', data: { name: english } })
  return id
}

interface ShopRecord {
  slug: string
  name: string
  english: string
  province: number
  hours: { isOpenAllDay: boolean }
  createdAt: string
  image?: string
  latitude?: number
  longitude?: number
  phone?: string
  landmark?: string
}

async function createShop(
  payload: BasePayload,
  { english, ...record }: ShopRecord,
): Promise<number> {
  const common = { collection: 'branches' } as const
  const data = { ...record, _status: 'published' } as const
  const { id } = await payload.create({ ...common, locale: 'th', data })
  if (!english) return id
  const translated = { name: english, _status: 'published' } as const
  await payload.update({ ...common, id, locale: 'en', data: translated })
  return id
}

async function createReview(
  payload: BasePayload,
  { english, ...record }: (typeof reviews)[number],
): Promise<void> {
  const common = { collection: 'customer-reviews' } as const
  const data = { ...record, _status: 'published' } as const
  const { id } = await payload.create({ ...common, locale: 'th', data })
  if (!english) return
  const translated = { name: english, feedback: record.feedback, _status: 'published' } as const
  await payload.update({ ...common, id, locale: 'en', data: translated })
}
