import { randomUUID } from 'node:crypto'
import {
  content,
  globalContent,
  globalWithDrafts,
  staffOnly,
} from '../../../testing/access-rules.ts'
import type { AreaExamples } from '../../../testing/example-records.ts'

export const examples: AreaExamples = {
  collections: {
    'general-cookies': {
      access: content(),
      async create({ payload, access }) {
        const data = { title: 'จำตัวเลือกคุกกี้', description: 'จำไว้ 30 วัน' }
        return payload.create({ ...access, collection: 'general-cookies', locale: 'th', data })
      },
    },
    'consent-log': {
      access: staffOnly(),
      async create({ payload, access }) {
        const choice = { action: 'confirm', categories: 'general', policyVersion: '1' } as const
        return payload.create({
          ...access,
          collection: 'consent-log',
          data: { id: randomUUID(), ...choice },
        })
      },
    },
  },
  globals: {
    'cookie-detail': globalContent(),
    'analytics-cookie': globalWithDrafts(),
    'advertising-cookie': globalWithDrafts(),
    tracking: globalContent(),
  },
}
