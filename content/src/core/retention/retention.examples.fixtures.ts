import { closed } from '../../../testing/access-rules.ts'
import type { AreaExamples } from '../../../testing/example-records.ts'

export const examples: AreaExamples = {
  collections: {
    'retention-runs': {
      access: { ...closed(), administrator: 'read' },
      async create({ payload, mark, access }) {
        const data = { key: mark, job: 'messages', days: 365, removed: 2 }
        return payload.create({ ...access, collection: 'retention-runs', data })
      },
    },
  },
}
