/** For tests in both languages: Thai on a phone, English on a desktop. */
export function viewportOf(language: 'th' | 'en'): '@phone' | '@desktop' {
  return language === 'th' ? '@phone' : '@desktop'
}
