import type { Localized } from '../i18n/localized.ts'

export interface AboutPageDemo {
  slug: string
  title: Localized
  /** Markdown. */
  body: Localized
  /** A key of the drawings' catalogue. */
  picture: string
}
