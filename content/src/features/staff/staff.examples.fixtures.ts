import { closed } from '../../../testing/access-rules.ts'
import type { AreaExamples } from '../../../testing/example-records.ts'

export const examples: AreaExamples = {
  collections: {
    // Staff who handle leads see their colleagues; only administrators change them.
    staff: {
      access: {
        anonymous: '',
        member: '',
        moderator: '',
        editor: 'read',
        administrator: 'read create update delete',
      },
      async create({ payload, mark, access }) {
        const data = { email: `${mark}@example.com`, role: 'editor' } as const
        return payload.create({ ...access, collection: 'staff', data })
      },
    },
    'staff-factors': {
      access: closed(),
      async create({ payload, mark, access }) {
        const data = { account: mark, setUpId: mark, sealedSecret: mark, lastStep: 1 }
        return payload.create({ ...access, collection: 'staff-factors', data })
      },
    },
  },
}
