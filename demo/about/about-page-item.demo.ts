import type { BilingualText } from '../../content/src/platform/languages/bilingual-text.ts'

export interface AboutPageDemo {
  slug: string
  title: BilingualText
  /** Markdown. */
  body: BilingualText
  /** The name of a drawing. */
  picture: string
}
