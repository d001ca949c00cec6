import { closed } from '../../../testing/access-rules.ts'
import type { AreaExamples } from '../../../testing/example-records.ts'

const now = () => new Date().toISOString()

export const examples: AreaExamples = {
  collections: {
    'account-attempts': {
      access: closed(),
      async create({ payload, mark, access }) {
        const data = { key: mark, tries: 1, triedAt: now() }
        return payload.create({ ...access, collection: 'account-attempts', data })
      },
    },
    'password-resets': {
      access: closed(),
      async create({ payload, mark, access }) {
        const data = { tokenHash: mark, account: `staff ${mark}`, expiresAt: now() }
        return payload.create({ ...access, collection: 'password-resets', data })
      },
    },
  },
}
