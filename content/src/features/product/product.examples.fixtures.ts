import { contentWithDrafts, globalWithDrafts } from '../../../testing/access-rules.ts'
import type { AreaExamples } from '../../../testing/example-records.ts'

export const examples: AreaExamples = {
  collections: {
    machines: {
      access: contentWithDrafts(),
      async create({ payload, status, common }) {
        const programmes = [{ temperature: 'cold' as const, price: 40, minutes: 30 }]
        const data = { title: 'เครื่องซัก 9 กก.', kind: 'washer', capacity: 9, programmes } as const
        return payload.create({
          ...common,
          collection: 'machines',
          data: { ...data, programmes, _status: status },
        })
      },
    },
  },
  globals: {
    'product-head': globalWithDrafts(),
    'product-page': globalWithDrafts(),
  },
}
