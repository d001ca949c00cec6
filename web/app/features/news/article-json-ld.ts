import type { Language } from '@washhouse/contract/language'
import type { News } from '@washhouse/contract/news/news.contract'
import type { Settings } from '@washhouse/contract/settings/settings.contract'
import { sharePictureAddress } from '../../blocks/picture/asset-address.ts'
import { isNewsUntranslated, metaTextsOf } from './untranslated-news.ts'

interface Described {
  news: News
  language: Language
  /** Who publishes it; null while the settings have never been read. */
  settings: Pick<Settings, 'brandName' | 'logo' | 'icon'> | null
  /** Public address of the site, without a path. */
  origin: string
  /** Path of the article's page. */
  path: string
}

/** The schema.org record of a piece of news. */
export function describeArticle({ news, language, settings, origin, path }: Described): object {
  const image = news.coverImage ?? news.mainImage
  return {
    '@type': 'NewsArticle',
    headline: news.title,
    inLanguage: isNewsUntranslated(news) ? 'th' : language,
    mainEntityOfPage: origin + path,
    ...optional('datePublished', news.publishedAt),
    ...optional('description', metaTextsOf(news, language).description),
    ...optional('image', image && sharePictureAddress(origin, image)),
    ...(settings && { publisher: describePublisher(settings, origin) }),
  }
}

function describePublisher(
  { brandName, logo, icon }: NonNullable<Described['settings']>,
  origin: string,
): object {
  const sign = logo ?? icon
  return {
    '@type': 'Organization',
    name: brandName,
    url: `${origin}/`,
    ...optional('logo', sign && sharePictureAddress(origin, sign)),
  }
}

function optional(name: string, value: string | null): object {
  return value ? { [name]: value } : {}
}
