import { enewsWire } from '@washhouse/contract/enews/enews.wire'
import { defineEntity } from '../../core/records/stored-entity.ts'

export const enewsEntity = defineEntity(enewsWire, {
  storedIn: 'enews',
  columns: { description: 'bodyHtml', pdfId: 'pdf' },
  longTexts: ['description'],
  files: { pdf: { heldBy: 'pdf', tells: 'one' } },
  visibleFrom: 'publishedAt',
  orderedBy: ['-publishedAt', '-id'],
})
