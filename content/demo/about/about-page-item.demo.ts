import type { Localized } from '../../src/ground/languages/localized.ts'

export interface AboutPageDemo {
  slug: string
  title: Localized
  /** Markdown. */
  body: Localized
  /** A key of the drawings' catalogue. */
  picture: string
}
