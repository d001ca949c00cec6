import { randomUUID } from 'node:crypto'
import { closed } from '../../../testing/access-rules.ts'
import type { AreaExamples } from '../../../testing/example-records.ts'

export const examples: AreaExamples = {
  collections: {
    outbox: {
      access: { ...closed(), administrator: 'read' },
      async create({ payload, mark, access }) {
        const row = { purpose: 'staff', channel: 'mail', status: 'waiting', attempts: 0 } as const
        const subject = { subjectKind: 'leads', subjectId: randomUUID() }
        const data = { id: randomUUID(), key: mark, ...row, ...subject }
        return payload.create({ ...access, collection: 'outbox', data })
      },
    },
  },
}
