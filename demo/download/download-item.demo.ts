import type { BilingualText } from '../../content/src/platform/languages/bilingual-text.ts'

export interface DownloadDemo {
  key: string
  category: string
  subcategory: string
  daysAgo: number
  title: BilingualText
  description: BilingualText
  /** Its PDF, one file per language. None if it is pictures. */
  paper?: PaperDemo
  /** Names of drawings, each a separate file. */
  pictures?: readonly string[]
}

export interface PaperDemo {
  /** The name of the drawing on its cover. */
  picture: string
  /** Markdown with tables, boxes to tick (`- [ ]`) and lines to write on (`____`). */
  text: BilingualText
  /** Long texts in smaller letters, to fit on one page. */
  isDense?: true
  /** For the wall: one page with a large drawing or steps. */
  poster?: PosterLook
}

export interface PosterLook {
  headline: BilingualText
  colour?: 'night' | 'coin'
  steps?: readonly { picture: string; title: BilingualText; text: BilingualText | null }[]
}

export const paperLanguages = ['th', 'en'] as const

/** The name of a PDF in this folder. */
export const paperFile = (key: string, language: keyof BilingualText) =>
  `${key}.${language}.demo.pdf`
