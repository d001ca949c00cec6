import {
  content,
  contentWithDrafts,
  forMembers,
  globalWithDrafts,
} from '../../../testing/access-rules.ts'
import type { AreaExamples } from '../../../testing/example-records.ts'
import { createLibraryFile } from '../../../testing/library-records.ts'

export const examples: AreaExamples = {
  collections: {
    downloads: {
      access: forMembers(contentWithDrafts()),
      async create({ payload, status, common }) {
        const data = { name: 'คู่มือเจ้าของร้าน' }
        const { id: category } = await payload.create({ collection: 'download-categories', data })
        const files = [await createLibraryFile(payload)]
        return payload.create({
          ...common,
          collection: 'downloads',
          data: { title: 'คู่มือเครื่องอบ', category, files, _status: status },
        })
      },
    },
    'download-categories': {
      access: forMembers(content()),
      create: ({ payload, access }) =>
        payload.create({
          ...access,
          collection: 'download-categories',
          data: { name: 'คู่มือเจ้าของร้าน' },
        }),
    },
    'download-subcategories': {
      access: forMembers(content()),
      async create({ payload, access }) {
        const data = { name: 'คู่มือเจ้าของร้าน' }
        const { id: category } = await payload.create({ collection: 'download-categories', data })
        return payload.create({
          ...access,
          collection: 'download-subcategories',
          data: { name: 'เครื่องอบผ้า', category },
        })
      },
    },
  },
  globals: { 'downloads-page': forMembers(globalWithDrafts()) },
}
