import { plainText } from '@washhouse/contract/text/plain-text'
import { tableSource } from '../../engines/search/table-source.ts'

/** News by title, summary and article; those of a later time wait in the index until then. */
export const newsSource = tableSource({
  kind: 'news',
  tag: 'news',
  table: 'news',
  publishedAt: 'publishedAt',
  fields: ['title', 'summary', 'bodyHtml'],
  describe: (text) => ({
    title: text('title'),
    text: [text('summary'), plainText(text('bodyHtml'))].filter(Boolean).join(' '),
  }),
})
