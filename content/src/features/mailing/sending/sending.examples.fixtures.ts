import { randomUUID } from 'node:crypto'
import { closed } from '../../../../testing/access-rules.ts'
import type { AreaExamples } from '../../../../testing/example-records.ts'

const allActs = 'read create update delete'

export const examples: AreaExamples = {
  collections: {
    campaigns: {
      access: { ...closed(), editor: allActs, administrator: allActs },
      async create({ payload, mark, access }) {
        const data = {
          policy: 'privacy',
          version: mark,
          holdsFrom: '2027-01-01T05:00:00.000Z',
          textTh: 'เราเก็บอายุที่สมาชิกแจ้งไว้',
          textEn: 'We keep the age that members declare.',
          kind: 'policy',
          state: 'waiting',
        } as const
        return payload.create({ ...access, collection: 'campaigns', data })
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
