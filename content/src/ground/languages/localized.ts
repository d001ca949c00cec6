/** A text in both languages of the site. */
export interface Localized {
  th: string
  en: string
}
