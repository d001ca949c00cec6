import { randomUUID } from 'node:crypto'
import { closed, contentWithDrafts, staffOnly } from '../../../testing/access-rules.ts'
import type { AreaExamples } from '../../../testing/example-records.ts'
import { createMainFaq, createSubFaq } from '../../../testing/faq-records.ts'

const forMembers = { ...contentWithDrafts(), anonymous: '', member: '' }

export const examples: AreaExamples = {
  collections: {
    'main-faqs': {
      access: forMembers,
      async create({ payload, mark, status, common }) {
        const data = { slug: `faq-${mark}`, title: 'การใช้เครื่อง', _status: status }
        return payload.create({ ...common, collection: 'main-faqs', data })
      },
    },
    'sub-faqs': {
      access: forMembers,
      async create({ payload, mark, status, common }) {
        const mainFaq = await createMainFaq(payload, { slug: `main-of-${mark}` })
        const data = { title: 'เหรียญและธนบัตร', mainFaq, _status: status }
        return payload.create({ ...common, collection: 'sub-faqs', data })
      },
    },
    faqs: {
      access: forMembers,
      async create({ payload, mark, status, common }) {
        const mainFaq = await createMainFaq(payload, { slug: `main-of-${mark}` })
        const subFaq = await createSubFaq(payload, { mainFaq })
        const data = { question: 'เครื่องกินเหรียญทำอย่างไร', subFaq, _status: status }
        return payload.create({ ...common, collection: 'faqs', data })
      },
    },
    'faq-misses': {
      access: { ...staffOnly(), editor: 'read delete', administrator: 'read delete' },
      async create({ payload, mark, access }) {
        const data = { id: randomUUID(), words: mark, folded: mark, times: 1 }
        return payload.create({ ...access, collection: 'faq-misses', data })
      },
    },
    'faq-feedback': {
      access: closed(),
      async create({ payload, access }) {
        const data = { id: randomUUID(), memberId: randomUUID(), faq: 1, hasHelped: true }
        return payload.create({ ...access, collection: 'faq-feedback', data })
      },
    },
  },
}
