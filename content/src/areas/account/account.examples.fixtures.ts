import { staffOnly } from '../../../testing/access-rules.ts'
import type { AreaExamples } from '../../../testing/example-records.ts'
import { memberData } from '../../../testing/record-data.ts'

export const examples: AreaExamples = {
  collections: {
    members: {
      access: staffOnly(),
      async create({ payload, mark, access }) {
        return payload.create({ ...access, collection: 'members', data: memberData(mark) })
      },
    },
  },
}
