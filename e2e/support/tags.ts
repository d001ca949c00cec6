/** Of a test in both languages `npm test` runs the Thai one, `npm run test:all` the English one too. */
export function tagOf(language: 'th' | 'en'): '' | '@long' {
  return language === 'en' ? '@long' : ''
}
