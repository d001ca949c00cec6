import { randomUUID } from 'node:crypto'
import { content, staffOnly } from '../../../testing/access-rules.ts'
import type { AreaExamples } from '../../../testing/example-records.ts'
import { drawPicture, mediaData } from '../../../testing/record-data.ts'

export const examples: AreaExamples = {
  collections: {
    media: {
      access: content(),
      async create({ payload, access }) {
        const file = await drawPicture()
        return payload.create({ ...access, collection: 'media', data: mediaData(), file })
      },
    },
    'library-files': {
      access: { ...content(), anonymous: '', member: '' },
      async create({ payload, access }) {
        const data = { id: randomUUID(), name: '' }
        const file = await drawPicture()
        return payload.create({ ...access, collection: 'library-files', data, file })
      },
    },
    'library-previews': {
      access: staffOnly(),
      create({ payload, access, mark }) {
        const data = { id: randomUUID(), file: randomUUID(), page: 1, filename: `${mark}.webp` }
        return payload.create({ ...access, collection: 'library-previews', data })
      },
    },
    'library-counts': {
      access: staffOnly(),
      create({ payload, access }) {
        const data = { file: randomUUID(), month: '2026-11', count: 1 }
        return payload.create({ ...access, collection: 'library-counts', data })
      },
    },
  },
}
