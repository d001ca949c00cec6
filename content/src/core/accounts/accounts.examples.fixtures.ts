import { randomUUID } from 'node:crypto'
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
    'mail-links': {
      access: closed(),
      async create({ payload, mark, access }) {
        const data = {
          tokenHash: mark,
          kind: 'reset',
          account: `staff ${mark}`,
          email: `${mark}@example.com`,
          expiresAt: now(),
        } as const
        return payload.create({ ...access, collection: 'mail-links', data })
      },
    },
    'member-sessions': {
      access: closed(),
      async create({ payload, mark, access }) {
        const data = {
          id: randomUUID(),
          memberId: mark,
          isRemembered: true,
          lastUsedAt: now(),
          expiresAt: now(),
          endsAt: now(),
          generation: 0,
          refreshHash: mark,
          accessHash: mark,
          accessExpiresAt: now(),
        }
        return payload.create({ ...access, collection: 'member-sessions', data })
      },
    },
  },
}
