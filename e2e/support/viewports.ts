/**
 * A journey of both languages: Thai on a phone, English on a desktop, the other way round in `test:all`.
 */
export function viewportOf(language: 'th' | 'en'): '@also-desktop' | '@also-phone' {
  return language === 'th' ? '@also-desktop' : '@also-phone'
}
