import { contentWithDrafts } from '../../../testing/access-rules.ts'
import type { AreaExamples } from '../../../testing/example-records.ts'

export const examples: AreaExamples = {
  collections: {
    banners: {
      access: contentWithDrafts(),
      async create({ payload, status, common }) {
        const data = {
          text: 'ซักตีสองก็ได้',
          place: 'main',
          isActive: true,
          seeThrough: false,
        } as const
        return payload.create({
          ...common,
          collection: 'banners',
          data: { ...data, _status: status },
        })
      },
    },
  },
}
