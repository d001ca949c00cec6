import { contentWithDrafts, globalWithDrafts } from '../../../testing/access-rules.ts'
import type { AreaExamples } from '../../../testing/example-records.ts'

export const examples: AreaExamples = {
  collections: {
    'about-pages': {
      access: contentWithDrafts(),
      async create({ payload, mark, status, common }) {
        const data = { slug: `about-${mark}`, title: 'มาตรฐานร้านฟองใส', _status: status }
        return payload.create({ ...common, collection: 'about-pages', data })
      },
    },
    milestones: {
      access: contentWithDrafts(),
      async create({ payload, status, common }) {
        const data = { year: 2019, title: 'เปิดร้านที่เชียงใหม่', _status: status }
        return payload.create({ ...common, collection: 'milestones', data })
      },
    },
    rewards: {
      access: contentWithDrafts(),
      async create({ payload, status, common }) {
        const data = { name: 'แฟรนไชส์ดีเด่น 2568', _status: status }
        return payload.create({ ...common, collection: 'rewards', data })
      },
    },
    'official-channels': {
      access: contentWithDrafts(),
      async create({ payload, status, common }) {
        const data = { title: 'เพจเฟซบุ๊ก', url: 'https://www.facebook.com/x', _status: status }
        return payload.create({ ...common, collection: 'official-channels', data })
      },
    },
  },
  globals: {
    'about-head': globalWithDrafts(),
    'about-brand': globalWithDrafts(),
    'about-history': globalWithDrafts(),
  },
}
