import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { closed, staffOnly } from '../../../testing/access-rules.ts'
import type { AreaExamples } from '../../../testing/example-records.ts'
import { drawPicture, memberData } from '../../../testing/record-data.ts'

export const examples: AreaExamples = {
  collections: {
    members: {
      access: staffOnly(),
      async create({ payload, mark, access }) {
        return payload.create({ ...access, collection: 'members', data: memberData(mark) })
      },
    },
    'member-identities': {
      access: closed(),
      async create({ payload, mark, access }) {
        const data = {
          id: randomUUID(),
          provider: 'line',
          subject: mark,
          memberId: randomUUID(),
        } as const
        return payload.create({ ...access, collection: 'member-identities', data })
      },
    },
    'member-history': {
      access: staffOnly(),
      async create({ payload, access }) {
        const data = { id: randomUUID(), member: randomUUID(), act: 'lifted' } as const
        return payload.create({ ...access, collection: 'member-history', data })
      },
    },
    'member-consents': {
      access: staffOnly(),
      async create({ payload, access }) {
        const given = { purpose: 'terms', act: 'given', channel: 'website' } as const
        const data = {
          memberId: randomUUID(),
          ...given,
          policyVersion: '1',
          language: 'th',
        } as const
        return payload.create({ ...access, collection: 'member-consents', data })
      },
    },
    'member-pictures': {
      access: staffOnly(),
      async create({ payload, access }) {
        const { data, ...file } = await drawPicture()
        return payload.create({
          ...access,
          collection: 'member-pictures',
          data: { id: randomUUID(), member: randomUUID() },
          file: {
            ...file,
            data: await sharp(data).jpeg().toBuffer(),
            mimetype: 'image/jpeg',
            name: `${randomUUID()}.jpg`,
          },
        })
      },
    },
  },
}
