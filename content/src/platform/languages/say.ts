interface Reader {
  i18n: { language: string }
}

/** A message in the language of the editor's admin. */
export function say({ i18n }: Reader, th: string, en: string): string {
  return i18n.language === 'th' ? th : en
}
