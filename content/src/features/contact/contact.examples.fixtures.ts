import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { closed, globalWithDrafts, personal, staffOnly } from '../../../testing/access-rules.ts'
import type { AreaExamples } from '../../../testing/example-records.ts'
import { drawPicture } from '../../../testing/record-data.ts'

export const examples: AreaExamples = {
  collections: {
    leads: {
      access: personal('read create update'),
      async create({ payload, access }) {
        const words = { firstName: 'สมศรี', phone: '+66812345678', message: 'ขอคุยเรื่องผ้านวม' }
        const data = { id: randomUUID(), kind: 'contact', language: 'th', ...words } as const
        return payload.create({ ...access, collection: 'leads', data: { ...data, status: 'new' } })
      },
    },
    'lead-photos': {
      access: personal('read'),
      async create({ payload, access }) {
        const file = await drawPhoto()
        return payload.create({
          ...access,
          collection: 'lead-photos',
          data: { id: randomUUID() },
          file,
        })
      },
    },
    'contact-clicks': {
      access: staffOnly(),
      async create({ payload, access }) {
        // There is one record per method, so the existing one is deleted.
        await payload.delete({ collection: 'contact-clicks', where: { type: { equals: 'line' } } })
        return payload.create({
          ...access,
          collection: 'contact-clicks',
          data: { type: 'line', count: 7 },
        })
      },
    },
  },
  globals: {
    'contact-page': globalWithDrafts(),
    'lead-settings': { ...closed(), editor: 'read', administrator: 'read update' },
  },
}

async function drawPhoto() {
  const { data: png } = await drawPicture()
  const data = await sharp(png).jpeg().toBuffer()
  return { data, mimetype: 'image/jpeg', name: `${randomUUID()}.jpg`, size: data.length }
}
