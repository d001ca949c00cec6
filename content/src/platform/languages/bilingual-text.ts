export interface BilingualText {
  th: string
  en: string
}
