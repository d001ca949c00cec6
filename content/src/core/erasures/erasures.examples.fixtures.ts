import { createHash } from 'node:crypto'
import { closed } from '../../../testing/access-rules.ts'
import type { AreaExamples } from '../../../testing/example-records.ts'

export const examples: AreaExamples = {
  collections: {
    erasures: {
      access: { ...closed(), administrator: 'read' },
      async create({ payload, mark, access }) {
        const hash = createHash('sha256').update(mark).digest('hex')
        return payload.create({ ...access, collection: 'erasures', data: { hash } })
      },
    },
  },
}
