import { randomInt, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { closed, globalWithDrafts, staffOnly } from '../../../testing/access-rules.ts'
import type { AreaExamples } from '../../../testing/example-records.ts'
import { drawPicture } from '../../../testing/record-data.ts'

const number = () => randomInt(1_000_000_000)

export const examples: AreaExamples = {
  globals: { 'webboard-page': { ...globalWithDrafts(), anonymous: '', member: '' } },
  collections: {
    'board-posts': {
      access: staffOnly(),
      async create({ payload, access }) {
        const data = {
          title: 'คราบกาแฟบนเสื้อขาว',
          detail: 'ซักยังไงให้ออกคะ',
          state: 'published',
          isLocked: false,
          replies: 0,
          places: 0,
          views: 0,
          number: number(),
          activity: number(),
        } as const
        return payload.create({ ...access, collection: 'board-posts', data })
      },
    },
    'board-replies': {
      access: staffOnly(),
      async create({ payload, access }) {
        const data = { post: 1, place: number(), detail: 'แช่น้ำส้มสายชู', state: 'published' } as const
        return payload.create({ ...access, collection: 'board-replies', data })
      },
    },
    'board-pictures': {
      access: staffOnly(),
      async create({ payload, access }) {
        const { data, ...file } = await drawPicture()
        return payload.create({
          ...access,
          collection: 'board-pictures',
          data: { id: randomUUID(), memberId: randomUUID() },
          file: {
            ...file,
            data: await sharp(data).jpeg().toBuffer(),
            mimetype: 'image/jpeg',
            name: `${randomUUID()}.jpg`,
          },
        })
      },
    },
    'board-counts': {
      access: closed(),
      async create({ payload, access, mark }) {
        const data = { key: mark, posts: 0, lastNumber: 0, lastActivity: 0 }
        return payload.create({ ...access, collection: 'board-counts', data })
      },
    },
    'board-shelves': {
      access: closed(),
      async create({ payload, access, mark }) {
        const data = { sorting: mark, shelf: 0, posts: 0 }
        return payload.create({ ...access, collection: 'board-shelves', data })
      },
    },
    'board-visits': {
      access: closed(),
      async create({ payload, access }) {
        const data = { memberId: randomUUID(), post: 1 }
        return payload.create({ ...access, collection: 'board-visits', data })
      },
    },
    'board-authors': {
      access: closed(),
      async create({ payload, access }) {
        const data = { memberId: randomUUID(), nickname: 'แม่บ้านสายซัก' }
        return payload.create({ ...access, collection: 'board-authors', data })
      },
    },
  },
}
