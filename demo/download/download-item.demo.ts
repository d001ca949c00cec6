import type { BilingualText } from '../../content/src/platform/languages/bilingual-text.ts'

export interface DownloadDemo {
  key: string
  category: string
  subcategory: string
  daysAgo: number
  title: BilingualText
  description: BilingualText
  /** What its PDF says, in Markdown: Thai first, English on the pages behind. None where it is pictures. */
  text?: BilingualText
  /** Names of drawings, each a file of its own. */
  pictures?: readonly string[]
}
