import { randomUUID } from 'node:crypto'
import type { BasePayload, TypedUser } from 'payload'
import sharp from 'sharp'

/** Collections of ours; `createExample` knows a valid record of each. */
export const exampleSlugs = [
  'leads',
  'lead-photos',
  'contact-clicks',
  'outbox',
  'branches',
  'customer-reviews',
  'provinces',
  'sectors',
  'news',
  'news-categories',
  'special-events',
  'banners',
  'seo',
  'machines',
  'investor-reasons',
  'franchise-packages',
  'franchise-comments',
  'about-pages',
  'milestones',
  'rewards',
  'official-channels',
  'policy-images',
  'general-cookies',
  'consent-log',
  'media',
  'staff',
  'members',
] as const
export type ExampleSlug = (typeof exampleSlugs)[number]

interface Options {
  status?: 'draft' | 'published'
  /** What the caller of the Local API may do; everything when left out. */
  access?: { overrideAccess: boolean; user?: TypedUser }
}

/** Creates a valid record in Thai, published unless a draft is asked for. */
export async function createExample(
  payload: BasePayload,
  slug: ExampleSlug,
  { status = 'published', access = { overrideAccess: true } }: Options = {},
): Promise<{ id: number | string }> {
  const mark = randomUUID().slice(0, 8)
  const common = { ...access, locale: 'th', draft: status === 'draft' } as const
  switch (slug) {
    case 'leads': {
      const words = { firstName: 'สมศรี', phone: '+66812345678', message: 'ขอคุยเรื่องผ้านวม' }
      const data = { id: randomUUID(), kind: 'contact', language: 'th', ...words } as const
      return payload.create({ ...access, collection: slug, data: { ...data, status: 'new' } })
    }
    case 'lead-photos': {
      const file = await drawPhoto()
      return payload.create({ ...access, collection: slug, data: { id: randomUUID() }, file })
    }
    case 'contact-clicks': {
      const type = await unusedWay(payload)
      return payload.create({ ...access, collection: slug, data: { type, count: 7 } })
    }
    case 'outbox': {
      const row = { purpose: 'staff', channel: 'mail', status: 'waiting', attempts: 0 } as const
      const data = { id: randomUUID(), key: mark, ...row }
      return payload.create({ ...access, collection: slug, data })
    }
    case 'branches': {
      const province = await createProvince(payload)
      const hours = { isOpenAllDay: true }
      const data = { slug: `branch-${mark}`, name: 'นิมมาน ซอย 9', province, hours }
      return payload.create({ ...common, collection: slug, data: { ...data, _status: status } })
    }
    case 'customer-reviews': {
      const data = { name: 'พี่ตุ๊ก', feedback: 'ผ้าแห้งพอดีกับโจ๊กหมดชาม', _status: status }
      return payload.create({ ...common, collection: slug, data })
    }
    case 'provinces': {
      const sector = await createSector(payload)
      return payload.create({ ...access, collection: slug, data: { name: 'เชียงใหม่', sector } })
    }
    case 'sectors':
      return payload.create({ ...access, collection: slug, data: { name: 'ภาคเหนือ' } })
    case 'news': {
      const category = await createNewsCategory(payload)
      const data = { slug: `news-${mark}`, title: 'อบฟรีทุกวันพุธ', category, _status: status }
      return payload.create({ ...common, collection: slug, data })
    }
    case 'news-categories':
      return payload.create({ ...access, collection: slug, data: { name: 'โปรโมชัน' } })
    case 'special-events': {
      const { id: image } = await createExample(payload, 'media')
      const data = { title: 'สงกรานต์นี้อบฟรี', image: String(image), _status: status }
      return payload.create({ ...common, collection: slug, data })
    }
    case 'banners': {
      const data = { text: 'ซักตีสองก็ได้', place: 'main', isActive: true, seeThrough: false } as const
      return payload.create({ ...common, collection: slug, data: { ...data, _status: status } })
    }
    case 'seo':
      return payload.create({ ...access, collection: slug, data: { page: `page-${mark}` } })
    case 'machines': {
      const programmes = [{ temperature: 'cold' as const, price: 40, minutes: 30 }]
      const data = { title: 'เครื่องซัก 9 กก.', kind: 'washer', capacity: 9, programmes } as const
      return payload.create({
        ...common,
        collection: slug,
        data: { ...data, programmes, _status: status },
      })
    }
    case 'investor-reasons': {
      const data = { title: 'ไม่ต้องเฝ้าร้าน', description: 'ดูร้านจากมือถือ', _status: status }
      return payload.create({ ...common, collection: slug, data })
    }
    case 'franchise-packages': {
      const data = { brands: 'Speed Queen', size: 'small', small: 'ซัก 4 อบ 4' } as const
      return payload.create({ ...common, collection: slug, data: { ...data, _status: status } })
    }
    case 'franchise-comments': {
      const data = { name: 'คุณวิภา', feedback: 'ทีมช่างมาเร็ว', _status: status }
      return payload.create({ ...common, collection: slug, data })
    }
    case 'about-pages': {
      const data = { slug: `about-${mark}`, title: 'มาตรฐานร้านฟองใส', _status: status }
      return payload.create({ ...common, collection: slug, data })
    }
    case 'milestones': {
      const data = { year: 2019, title: 'เปิดร้านที่เชียงใหม่', _status: status }
      return payload.create({ ...common, collection: slug, data })
    }
    case 'rewards': {
      const data = { name: 'แฟรนไชส์ดีเด่น 2568', _status: status }
      return payload.create({ ...common, collection: slug, data })
    }
    case 'official-channels': {
      const data = { title: 'เพจเฟซบุ๊ก', url: 'https://www.facebook.com/x', _status: status }
      return payload.create({ ...common, collection: slug, data })
    }
    case 'policy-images': {
      const { id } = await createExample(payload, 'media')
      const data = { policy: 'privacy', image: String(id), _status: status } as const
      return payload.create({ ...common, collection: slug, data })
    }
    case 'general-cookies': {
      const data = { title: 'จำตัวเลือกคุกกี้', description: 'จำไว้ 30 วัน' }
      return payload.create({ ...access, collection: slug, locale: 'th', data })
    }
    case 'consent-log': {
      const choice = { action: 'confirm', categories: 'general', policyVersion: '1' } as const
      return payload.create({ ...access, collection: slug, data: { id: randomUUID(), ...choice } })
    }
    case 'media': {
      const file = await drawPicture()
      return payload.create({ ...access, collection: slug, data: mediaData(), file })
    }
    case 'staff':
      return payload.create({ ...access, collection: slug, data: staffData(mark) })
    case 'members':
      return payload.create({ ...access, collection: slug, data: memberData(mark) })
  }
}

export async function createProvince(payload: BasePayload, name = 'เชียงใหม่'): Promise<number> {
  const sector = await createSector(payload)
  const { id } = await payload.create({ collection: 'provinces', data: { name, sector } })
  return id
}

export async function createSector(payload: BasePayload, name = 'ภาคเหนือ'): Promise<number> {
  const { id } = await payload.create({ collection: 'sectors', data: { name } })
  return id
}

export async function createNewsCategory(payload: BasePayload, name = 'โปรโมชัน'): Promise<number> {
  const { id } = await payload.create({ collection: 'news-categories', data: { name } })
  return id
}

export function staffData(mark: string, role: 'administrator' | 'editor' | 'moderator' = 'editor') {
  return { email: `${mark}@example.com`, password: 'a-long-password', role }
}

export function memberData(mark: string) {
  const account = { email: `${mark}@example.com`, password: 'a-long-password' }
  return { id: randomUUID(), ...account, language: 'th', status: 'active' } as const
}

export function mediaData() {
  return { id: randomUUID(), alt: 'หน้าร้านตอนกลางคืน' }
}

/** There is one record a way: the one that is there makes room. */
async function unusedWay(payload: BasePayload): Promise<'line'> {
  const where = { type: { equals: 'line' } } as const
  await payload.delete({ collection: 'contact-clicks', where })
  return 'line'
}

/** A photo as it is kept. */
async function drawPhoto() {
  const { data: png } = await drawPicture()
  const data = await sharp(png).jpeg().toBuffer()
  return { data, mimetype: 'image/jpeg', name: `${randomUUID()}.jpg`, size: data.length }
}

/** A real picture of one colour, as an upload. */
export async function drawPicture(width = 40, height = 20) {
  const background = { r: 10, g: 127, b: 149 }
  const data = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
  return { data, mimetype: 'image/png', name: `${randomUUID()}.png`, size: data.length }
}
