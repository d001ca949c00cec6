import { randomInt, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import {
  type AccessRules,
  closed,
  globalContent,
  globalWithDrafts,
  staffOnly,
} from '../../../testing/access-rules.ts'
import type { AreaExamples } from '../../../testing/example-records.ts'
import { drawPicture } from '../../../testing/record-data.ts'

const toModerators = (): AccessRules => ({ ...closed(), moderator: 'read', administrator: 'read' })

const number = () => randomInt(1_000_000_000)

export const examples: AreaExamples = {
  globals: {
    'board-rules': { ...globalContent(), anonymous: '', member: '' },
    'webboard-page': { ...globalWithDrafts(), anonymous: '', member: '' },
  },
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
    'board-reports': {
      access: toModerators(),
      async create({ payload, access, mark }) {
        const data = { memberId: randomUUID(), subject: mark, reason: 'spam' } as const
        return payload.create({ ...access, collection: 'board-reports', data })
      },
    },
    'board-appeals': {
      access: toModerators(),
      async create({ payload, access }) {
        const message = 'ขอโทษค่ะ รบกวนดูอีกครั้งนะคะ'
        const data = { caseId: 1, memberId: randomUUID(), about: 'limit', message } as const
        return payload.create({ ...access, collection: 'board-appeals', data })
      },
    },
    'board-take-downs': {
      access: { ...toModerators(), administrator: 'read delete' },
      async create({ payload, access, mark }) {
        const data = {
          caseId: 1,
          address: '/webboard/1',
          reason: 'personal_data',
          name: 'วิภา',
          email: `${mark}@example.com`,
          message: 'มีเบอร์โทรของดิฉัน',
        } as const
        return payload.create({ ...access, collection: 'board-take-downs', data })
      },
    },
    'board-kept-texts': {
      access: { ...toModerators(), administrator: 'read delete' },
      async create({ payload, access }) {
        const text = { subject: 'post:1', detail: 'โทรมาได้เลย' }
        const data = { decision: randomUUID(), act: 'remove', ...text }
        return payload.create({ ...access, collection: 'board-kept-texts', data })
      },
    },
  },
}
