import type {
  CategoryDescription,
  CookieDetail,
  GeneralCookieDescription,
  Tracking,
} from '@washhouse/contract/consent/consent.contract'
import {
  readAdvertisingCookie,
  readAnalyticsCookie,
  readCookieDetail,
  readGeneralCookies,
  readTracking,
} from '../../content/content.server.ts'
import { derivedOnce } from '../../content/derived-once.ts'
import type { PageContent } from '../../content/page-content.ts'
import { pack, type Packed } from '../../ground/packed.ts'
import type { ConsentTerms, ConsentWords, CookieWords } from './consent-data.ts'

/** What the pages were made of, for `tagPage`. */
export const consentTags = [
  'cookie_detail',
  'general_cookie_description',
  'analytic_cookie_description',
  'ads_cookie_description',
]

/** For the root's loader: how banner and settings ask (spec §7), as pages are sent it. */
export async function readConsentTerms(content: PageContent): Promise<Packed<ConsentTerms>> {
  const sources = await Promise.all([
    readTracking(content),
    readCookieDetail(content),
    readGeneralCookies(content),
    readAnalyticsCookie(content),
    readAdvertisingCookie(content),
  ])
  return packTerms(content.language, ...sources)
}

type Description = CategoryDescription | null

/** Without ids and status. The specification's start, until an editor's is known. */
const packTerms = derivedOnce(
  (
    _,
    tracking: Tracking | null,
    detail: CookieDetail | null,
    general: GeneralCookieDescription[] | null,
    analytics: Description,
    advertising: Description,
  ) =>
    pack<ConsentTerms>({
      banner: detail && bannerOf(detail),
      general: (general ?? []).map(wordsOf),
      analytics: publishedWords(analytics),
      advertising: publishedWords(advertising),
      startTicked: tracking?.startTicked ?? true,
      read: `${tracking?.consentRound ?? 1} ${tracking?.policyVersion ?? ''}`,
      round: tracking?.consentRound ?? 1,
    }),
)

function bannerOf({ logo, closeIcon, header, description }: NonNullable<ConsentWords['banner']>) {
  return { logo, closeIcon, header, description }
}

function publishedWords(words: CategoryDescription | null): CookieWords | null {
  return words?.status === 'published' ? wordsOf(words) : null
}

function wordsOf({ title, description }: CookieWords): CookieWords {
  return { title, description }
}
