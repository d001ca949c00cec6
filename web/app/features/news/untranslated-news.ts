import type { News } from '@washhouse/contract/news/news.contract'
import type { Language } from '@washhouse/contract/language'
import { lacksEnglish, textLangIn } from '../../core/i18n/untranslated.ts'

/** True if title or body has no English; a missing summary does not count. */
export function isNewsUntranslated(news: News): boolean {
  return lacksEnglish(news, ['title', 'body'])
}

/** Meta texts; leaves out Thai ones on an English page. */
export function metaTextsOf(news: News, language: Language) {
  const isThaiPage = isNewsUntranslated(news)
  const read = (text: 'metaTitle' | 'metaDescription' | 'metaKeywords' | 'summary') =>
    isThaiPage || textLangIn(language, news, text) === undefined ? news[text] : null
  return {
    metaTitle: read('metaTitle'),
    description: read('metaDescription') ?? read('summary'),
    keywords: read('metaKeywords'),
  }
}
