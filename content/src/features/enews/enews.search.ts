import { plainText } from '@washhouse/contract/text/plain-text'
import { entitySource } from '../../core/search/entity-source.ts'
import { enewsEntity } from './enews.entities.ts'

/** E-news by title and contents. Issues with a later date wait in the index until then. */
export const enewsSource = entitySource({
  kind: 'enews',
  audience: 'members',
  entity: enewsEntity,
  describe: ({ title, description }) => ({ title, text: plainText(description ?? '') }),
})
