import { plainText } from '@washhouse/contract/text/plain-text'
import { entitySource } from '../../core/search/entity-source.ts'
import { newsEntity } from './news.entities.ts'

/** News by title, summary and article. News with a later date wait in the index until then. */
export const newsSource = entitySource({
  kind: 'news',
  audience: 'anyone',
  entity: newsEntity,
  describe: ({ title, summary, body }) => ({
    title,
    text: [summary, plainText(body ?? '')].filter(Boolean).join(' '),
  }),
})
