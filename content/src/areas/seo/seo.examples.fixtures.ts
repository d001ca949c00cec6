import { content } from '../../../testing/access-rules.ts'
import type { AreaExamples } from '../../../testing/example-records.ts'

export const examples: AreaExamples = {
  collections: {
    seo: {
      access: content(),
      async create({ payload, mark, access }) {
        return payload.create({ ...access, collection: 'seo', data: { page: `page-${mark}` } })
      },
    },
  },
}
