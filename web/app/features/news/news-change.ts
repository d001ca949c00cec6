import type { News } from '@washhouse/contract/news/news.contract'
import { latestOf } from '../../core/content/latest-of.ts'

/** When an article changed last, ISO 8601: no earlier than it was published, whatever another service says. */
export function changedAtOf({ publishedAt, updatedAt }: Dates): string | null {
  return latestOf([publishedAt, updatedAt])
}

type Dates = Pick<News, 'publishedAt' | 'updatedAt'>
