import { contentWithDrafts, globalWithDrafts } from '../../../testing/access-rules.ts'
import type { AreaExamples } from '../../../testing/example-records.ts'

export const examples: AreaExamples = {
  collections: {
    'investor-reasons': {
      access: contentWithDrafts(),
      async create({ payload, status, common }) {
        const data = { title: 'ไม่ต้องเฝ้าร้าน', description: 'ดูร้านจากมือถือ', _status: status }
        return payload.create({ ...common, collection: 'investor-reasons', data })
      },
    },
    'franchise-packages': {
      access: contentWithDrafts(),
      async create({ payload, status, common }) {
        const data = { brands: 'Speed Queen', size: 'small', small: 'ซัก 4 อบ 4' } as const
        return payload.create({
          ...common,
          collection: 'franchise-packages',
          data: { ...data, _status: status },
        })
      },
    },
    'franchise-comments': {
      access: contentWithDrafts(),
      async create({ payload, status, common }) {
        const data = { name: 'คุณวิภา', feedback: 'ทีมช่างมาเร็ว', _status: status }
        return payload.create({ ...common, collection: 'franchise-comments', data })
      },
    },
  },
  globals: {
    'investor-head': globalWithDrafts(),
    'investor-page': globalWithDrafts(),
  },
}
