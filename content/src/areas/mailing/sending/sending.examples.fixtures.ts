import { randomUUID } from 'node:crypto'
import { closed } from '../../../../testing/access-rules.ts'
import type { AreaExamples } from '../../../../testing/example-records.ts'

const changes = 'read update'

export const examples: AreaExamples = {
  collections: {
    'digest-issues': {
      access: { ...closed(), editor: changes, administrator: changes },
      async create({ payload, mark, access }) {
        const data = { day: mark, state: 'planned' } as const
        return payload.create({ ...access, collection: 'digest-issues', data })
      },
    },
    'mail-bundles': {
      access: { ...closed(), administrator: 'read' },
      async create({ payload, mark, access }) {
        const data = { day: mark, state: 'done' } as const
        return payload.create({ ...access, collection: 'mail-bundles', data })
      },
    },
    'mail-allowances': {
      access: closed(),
      async create({ payload, mark, access }) {
        const data = { key: mark, used: 1 }
        return payload.create({ ...access, collection: 'mail-allowances', data })
      },
    },
    'line-choices': {
      access: closed(),
      async create({ payload, access }) {
        const data = { memberId: randomUUID(), reportsFrom: new Date().toISOString() }
        return payload.create({ ...access, collection: 'line-choices', data })
      },
    },
  },
}
