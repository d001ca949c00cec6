import { randomUUID } from 'node:crypto'
import { closed, content } from '../../../testing/access-rules.ts'
import type { AreaExamples } from '../../../testing/example-records.ts'

export const examples: AreaExamples = {
  collections: {
    notifications: {
      access: { ...content(), anonymous: '', member: '' },
      async create({ payload, access }) {
        const data = { titleTh: 'ร้านปิดปรับปรุงคืนนี้', audience: 'all', status: 'published' } as const
        return payload.create({ ...access, collection: 'notifications', data })
      },
    },
    'notification-marks': {
      access: closed(),
      async create({ payload, access }) {
        const data = { memberId: randomUUID(), notificationId: 1, isRead: true }
        return payload.create({ ...access, collection: 'notification-marks', data })
      },
    },
    'notification-looks': {
      access: closed(),
      async create({ payload, access }) {
        const data = { memberId: randomUUID(), seenUntil: new Date().toISOString() }
        return payload.create({ ...access, collection: 'notification-looks', data })
      },
    },
  },
}
