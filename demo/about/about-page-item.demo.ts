import type { BilingualText } from '../../content/src/ground/languages/bilingual-text.ts'

export interface AboutPageDemo {
  slug: string
  title: BilingualText
  /** Markdown. */
  body: BilingualText
  /** A key of the drawings' catalogue. */
  picture: string
}
