import { type AccessRules, closed } from '../../../testing/access-rules.ts'
import type { AreaExamples } from '../../../testing/example-records.ts'

/** Cases of the web board; these roles moderate it. */
const access: AccessRules = { ...closed(), moderator: 'read', administrator: 'read' }

export const examples: AreaExamples = {
  collections: {
    cases: {
      access,
      async create({ payload, access: given, mark }) {
        const dueAt = new Date().toISOString()
        const data = { kind: 'reported', state: 'open', subject: mark, dueAt, version: 1 }
        return payload.create({ ...given, collection: 'cases', data })
      },
    },
    'case-steps': {
      access,
      async create({ payload, access: given, mark }) {
        const data = { kind: 'reported', act: 'hidden', subject: mark }
        return payload.create({ ...given, collection: 'case-steps', data })
      },
    },
  },
}
