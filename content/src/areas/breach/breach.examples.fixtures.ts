import { randomUUID } from 'node:crypto'
import { closed, type AccessRules } from '../../../testing/access-rules.ts'
import type { AreaExamples } from '../../../testing/example-records.ts'

const toAdministrators = (acts: string): AccessRules => ({ ...closed(), administrator: acts })

export const examples: AreaExamples = {
  collections: {
    breaches: {
      access: toAdministrators('read create update'),
      async create({ payload, mark, access }) {
        const foundAt = new Date().toISOString()
        const data = { id: randomUUID(), title: mark, foundAt, description: 'ส่งอีเมลผิดคน' }
        return payload.create({ ...access, collection: 'breaches', data })
      },
    },
    'breach-steps': {
      access: toAdministrators('read'),
      async create({ payload, access }) {
        const data = { breach: randomUUID(), act: 'found' } as const
        return payload.create({ ...access, collection: 'breach-steps', data })
      },
    },
  },
  globals: {
    'breach-notices': { ...closed(), editor: 'read update', administrator: 'read update' },
  },
}
