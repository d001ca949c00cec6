import { randomUUID } from 'node:crypto'
import { closed, type AccessRules } from '../../../testing/access-rules.ts'
import type { AreaExamples } from '../../../testing/example-records.ts'

const toAdministrators = (acts: string): AccessRules => ({ ...closed(), administrator: acts })

export const examples: AreaExamples = {
  collections: {
    'data-requests': {
      access: toAdministrators('read create'),
      async create({ payload, mark, access }) {
        const asked = { kind: 'access', channel: 'counter', language: 'th' } as const
        const who = { name: 'วิภา', email: `${mark}@example.com`, proof: 'เห็นบัตรประชาชน' }
        const data = { id: randomUUID(), ...asked, ...who }
        return payload.create({ ...access, collection: 'data-requests', data })
      },
    },
  },
}
