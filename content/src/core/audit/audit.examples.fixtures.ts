import { closed } from '../../../testing/access-rules.ts'
import type { AreaExamples } from '../../../testing/example-records.ts'

export const examples: AreaExamples = {
  collections: {
    'staff-audit': {
      access: { ...closed(), administrator: 'read' },
      async create({ payload, mark, access }) {
        const data = { act: 'read', by: 1, about: 'leads', ids: mark, count: 1 } as const
        return payload.create({ ...access, collection: 'staff-audit', data })
      },
    },
  },
}
