import {
  firstAidWire,
  readableFaqWire,
  mainFaqWire,
  subFaqWire,
} from '@washhouse/contract/faq/faq.wire'
import { defineEntity } from '../../core/records/stored-entity.ts'

export const mainFaqEntity = defineEntity(mainFaqWire, {
  storedIn: 'main-faqs',
  orderedBy: ['sort'],
})

export const subFaqEntity = defineEntity(subFaqWire, {
  storedIn: 'sub-faqs',
  orderedBy: ['sort'],
  relations: { mainFaq: () => mainFaqEntity },
  belongsTo: { column: 'mainFaq', entity: () => mainFaqEntity },
})

const answer = { columns: { answer: 'bodyHtml' }, longTexts: ['answer'], orderedBy: ['sort'] }

/** Read together with visible subjects (`find-faqs.ts`): a question is only visible within one. */
export const readableFaqEntity = defineEntity(readableFaqWire, {
  storedIn: 'faqs',
  ...answer,
  relations: { subFaq: () => subFaqEntity },
})

/** Questions whose answers are public, whatever their subject. */
export const firstAidEntity = defineEntity(firstAidWire, {
  storedIn: 'faqs',
  tag: readableFaqEntity.tag,
  ...answer,
  needs: ['cause'],
})
