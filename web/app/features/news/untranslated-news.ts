import type { News } from '@washhouse/contract/news/news.contract'
import type { Language } from '@washhouse/contract/language'
import { lacksEnglish, textLangIn } from '../../core/i18n/untranslated.ts'

/** Whether the page of a piece of news has no English; a summary alone does not make it so. */
export function isNewsUntranslated(news: News): boolean {
  return lacksEnglish(news, ['title', 'body'])
}

/** Its meta texts for a page: none in Thai on a page that is in English. */
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
