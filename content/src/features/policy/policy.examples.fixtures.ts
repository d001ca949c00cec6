import { contentWithDrafts, globalWithDrafts } from '../../../testing/access-rules.ts'
import type { AreaExamples } from '../../../testing/example-records.ts'
import { createMedia } from '../../../testing/record-data.ts'

export const examples: AreaExamples = {
  collections: {
    'policy-images': {
      access: contentWithDrafts(),
      async create({ payload, status, common }) {
        const image = await createMedia(payload)
        const data = { policy: 'privacy', image, _status: status } as const
        return payload.create({ ...common, collection: 'policy-images', data })
      },
    },
  },
  globals: {
    'cookie-policy': globalWithDrafts(),
    'privacy-policy': globalWithDrafts(),
    'terms-of-service': globalWithDrafts(),
  },
}
