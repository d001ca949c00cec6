import { randomUUID } from 'node:crypto'
import type { BasePayload } from 'payload'
import sharp from 'sharp'
import { testPassword, testPasswordHash } from './test-password.ts'

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
  return { email: `${mark}@example.com`, password: testPassword, role }
}

export function memberData(mark: string) {
  const account = { email: `${mark}@example.com`, passwordHash: testPasswordHash }
  return { id: randomUUID(), ...account, language: 'th', status: 'active' } as const
}

export function mediaData() {
  return { id: randomUUID(), alt: 'หน้าร้านตอนกลางคืน' }
}

export async function createMedia(payload: BasePayload): Promise<string> {
  const { id } = await payload.create({
    collection: 'media',
    data: mediaData(),
    file: await drawPicture(),
  })
  return id
}

/** A real picture of one colour, as an upload. */
export async function drawPicture(width = 40, height = 20) {
  const background = { r: 10, g: 127, b: 149 }
  const data = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
  return { data, mimetype: 'image/png', name: `${randomUUID()}.png`, size: data.length }
}
