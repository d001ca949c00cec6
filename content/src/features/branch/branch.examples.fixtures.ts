import { randomUUID } from 'node:crypto'
import {
  closed,
  content,
  contentWithDrafts,
  globalContent,
  globalWithDrafts,
} from '../../../testing/access-rules.ts'
import type { AreaExamples } from '../../../testing/example-records.ts'
import { createProvince, createSector } from '../../../testing/record-data.ts'

export const examples: AreaExamples = {
  collections: {
    branches: {
      access: contentWithDrafts(),
      async create({ payload, mark, status, common }) {
        const province = await createProvince(payload)
        const hours = { isOpenAllDay: true }
        const data = { slug: `branch-${mark}`, name: 'นิมมาน ซอย 9', province, hours }
        return payload.create({
          ...common,
          collection: 'branches',
          data: { ...data, _status: status },
        })
      },
    },
    'customer-reviews': {
      access: contentWithDrafts(),
      async create({ payload, status, common }) {
        const data = { name: 'พี่ตุ๊ก', feedback: 'ผ้าแห้งพอดีกับโจ๊กหมดชาม', _status: status }
        return payload.create({ ...common, collection: 'customer-reviews', data })
      },
    },
    provinces: {
      access: content(),
      async create({ payload, access }) {
        const sector = await createSector(payload)
        return payload.create({
          ...access,
          collection: 'provinces',
          data: { name: 'เชียงใหม่', sector },
        })
      },
    },
    'followed-branches': {
      access: closed(),
      async create({ payload, access }) {
        const data = { memberId: randomUUID(), branchId: 1 }
        return payload.create({ ...access, collection: 'followed-branches', data })
      },
    },
    sectors: {
      access: content(),
      async create({ payload, access }) {
        return payload.create({ ...access, collection: 'sectors', data: { name: 'ภาคเหนือ' } })
      },
    },
  },
  globals: {
    'current-branch': globalContent(),
    'branch-page': globalWithDrafts(),
  },
}
