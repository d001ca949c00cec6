/** A text in both languages of the site. */
export interface BilingualText {
  th: string
  en: string
}
