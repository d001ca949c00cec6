import { content, contentWithDrafts, globalWithDrafts } from '../../../testing/access-rules.ts'
import type { AreaExamples } from '../../../testing/example-records.ts'
import { createMedia, createNewsCategory } from '../../../testing/record-data.ts'

export const examples: AreaExamples = {
  collections: {
    news: {
      access: contentWithDrafts(),
      async create({ payload, mark, status, common }) {
        const category = await createNewsCategory(payload)
        const data = { slug: `news-${mark}`, title: 'อบฟรีทุกวันพุธ', category, _status: status }
        return payload.create({ ...common, collection: 'news', data })
      },
    },
    'news-categories': {
      access: content(),
      async create({ payload, access }) {
        return payload.create({
          ...access,
          collection: 'news-categories',
          data: { name: 'โปรโมชัน' },
        })
      },
    },
    'special-events': {
      access: contentWithDrafts(),
      async create({ payload, status, common }) {
        const image = await createMedia(payload)
        const data = { title: 'สงกรานต์นี้อบฟรี', image, _status: status }
        return payload.create({ ...common, collection: 'special-events', data })
      },
    },
  },
  globals: {
    'news-page': globalWithDrafts(),
  },
}
