import type { BilingualText } from '../../content/src/platform/languages/bilingual-text.ts'

export interface DownloadDemo {
  key: string
  category: string
  subcategory: string
  daysAgo: number
  title: BilingualText
  description: BilingualText
  /** Text of its PDF in Markdown: Thai first, English on the pages after it. None if it is pictures. */
  text?: BilingualText
  /** Names of drawings, each a separate file. */
  pictures?: readonly string[]
}
