import { contentWithDrafts, forMembers, globalWithDrafts } from '../../../testing/access-rules.ts'
import type { AreaExamples } from '../../../testing/example-records.ts'

export const examples: AreaExamples = {
  collections: {
    enews: {
      access: forMembers(contentWithDrafts()),
      create: ({ payload, status, common }) =>
        payload.create({
          ...common,
          collection: 'enews',
          data: { title: 'จดหมายข่าวตุลาคม ๒๕๖๙', _status: status },
        }),
    },
  },
  globals: { 'enews-page': forMembers(globalWithDrafts()) },
}
