import type { News } from '@washhouse/contract/news/news.contract'
import { latestOf } from '../../core/content/latest-of.ts'

/** Time of the last change, ISO 8601; never before the publication, even if another service sends such a date. */
export function changedAtOf({ publishedAt, updatedAt }: Dates): string | null {
  return latestOf([publishedAt, updatedAt])
}

type Dates = Pick<News, 'publishedAt' | 'updatedAt'>
