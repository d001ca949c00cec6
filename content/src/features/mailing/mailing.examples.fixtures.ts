import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { closed } from '../../../testing/access-rules.ts'
import type { AreaExamples } from '../../../testing/example-records.ts'

export const examples: AreaExamples = {
  collections: {
    'mail-choices': {
      access: closed(),
      async create({ payload, access }) {
        const data = { memberId: randomUUID(), digestLeftAt: new Date().toISOString() }
        return payload.create({ ...access, collection: 'mail-choices', data })
      },
    },
    'mail-bounces': {
      access: closed(),
      async create({ payload, mark, access }) {
        const data = {
          event: createHash('sha256').update(mark).digest('hex'),
          memberId: randomUUID(),
          address: `${mark}@example.com`,
          what: 'soft',
          score: 1,
          occurredAt: new Date().toISOString(),
        } as const
        return payload.create({ ...access, collection: 'mail-bounces', data })
      },
    },
    'mail-keys': {
      access: closed(),
      async create({ payload, mark, access }) {
        const data = { purpose: mark.slice(0, 20), key: randomBytes(32).toString('base64url') }
        return payload.create({ ...access, collection: 'mail-keys', data })
      },
    },
  },
}
