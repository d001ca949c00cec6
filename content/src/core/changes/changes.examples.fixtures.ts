import { closed } from '../../../testing/access-rules.ts'
import type { AreaExamples } from '../../../testing/example-records.ts'

export const examples: AreaExamples = {
  collections: {
    changes: {
      access: closed(),
      async create({ payload, mark, access }) {
        const data = { tags: JSON.stringify([mark]) }
        return payload.create({ ...access, collection: 'changes', data })
      },
    },
  },
}
