interface Reader {
  i18n: { language: string }
}

/** Words to the editor in the language of his admin. */
export function say({ i18n }: Reader, th: string, en: string): string {
  return i18n.language === 'th' ? th : en
}
