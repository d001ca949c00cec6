import type { Language } from '@washhouse/contract/language'
import type { News } from '@washhouse/contract/news/news.contract'
import type { Settings } from '@washhouse/contract/settings/settings.contract'
import { describeBrand } from '../../core/blocks/organization/organization-json-ld.ts'
import { wholePictureAddress } from '../../core/blocks/picture/asset-address.ts'
import { changedAtOf } from './news-change.ts'
import { isNewsUntranslated, metaTextsOf } from './untranslated-news.ts'

interface Described {
  news: News
  language: Language
  /** The publisher; null while the settings have never been read. */
  settings: Pick<Settings, 'brandName' | 'logo' | 'icon'> | null
  /** Public address of the site, without a path. */
  origin: string
  /** Path of the article's page. */
  path: string
}

export function describeArticle({ news, language, settings, origin, path }: Described): object {
  const image = news.coverImage ?? news.mainImage
  return {
    '@type': 'NewsArticle',
    headline: news.title,
    inLanguage: isNewsUntranslated(news) ? 'th' : language,
    mainEntityOfPage: origin + path,
    ...optional('datePublished', news.publishedAt),
    ...optional('dateModified', changedAtOf(news)),
    ...(news.endsAt && {
      expires: news.endsAt,
      about: describeOffer(news, news.endsAt, origin + path),
    }),
    ...optional('description', metaTextsOf(news, language).description),
    ...optional('image', image && wholePictureAddress(origin, image)),
    // The brand is the author of its news.
    ...(settings && {
      author: describeBrand(settings, origin),
      publisher: describeBrand(settings, origin),
    }),
  }
}

/** News with an end date is an offer; the price is only in the text. */
function describeOffer({ title, publishedAt }: News, end: string, url: string): object {
  return {
    '@type': 'Offer',
    name: title,
    url,
    ...optional('validFrom', publishedAt),
    validThrough: end,
  }
}

function optional(name: string, value: string | null): object {
  return value ? { [name]: value } : {}
}
