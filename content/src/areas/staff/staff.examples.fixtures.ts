import type { AreaExamples } from '../../../testing/example-records.ts'
import { staffData } from '../../../testing/record-data.ts'

export const examples: AreaExamples = {
  collections: {
    // Whoever sees to a lead knows his colleagues; nobody but an administrator changes them.
    staff: {
      access: {
        anonymous: '',
        member: '',
        moderator: '',
        editor: 'read',
        administrator: 'read create update delete',
      },
      async create({ payload, mark, access }) {
        return payload.create({ ...access, collection: 'staff', data: staffData(mark) })
      },
    },
  },
}
