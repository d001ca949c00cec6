import { content } from '../../../testing/access-rules.ts'
import type { AreaExamples } from '../../../testing/example-records.ts'

export const examples: AreaExamples = {
  collections: {
    seo: {
      access: content(),
      async create({ payload, mark, access }) {
        const page = {
          slug: `page-${mark}`,
          title: 'มาตรฐานร้านฟองใส',
          _status: 'published',
        } as const
        await payload.create({ collection: 'about-pages', locale: 'th', data: page })
        const data = { page: `about/${page.slug}` }
        return payload.create({ ...access, collection: 'seo', data })
      },
    },
  },
}
