import type { CategoryDescription } from '@washhouse/contract/consent/consent.contract'
import {
  readAdvertisingCookie,
  readAnalyticsCookie,
  readCookieDetail,
  readGeneralCookies,
  readTracking,
} from '../../content/content.server.ts'
import type { PageContent } from '../../content/page-content.ts'
import type { ConsentData, ConsentTexts, CookieTexts } from './consent-data.ts'

/** Content tags of this data, for `tagPage`. */
export const consentTags = [
  'cookie_detail',
  'general_cookie_description',
  'analytic_cookie_description',
  'ads_cookie_description',
]

/** For the root's loader: the data of banner and settings (spec §7), without ids and status. */
export async function readConsent(content: PageContent): Promise<ConsentData> {
  const [tracking, detail, general, analytics, advertising] = await Promise.all([
    readTracking(content),
    readCookieDetail(content),
    readGeneralCookies(content),
    readAnalyticsCookie(content),
    readAdvertisingCookie(content),
  ])
  return {
    banner: detail && bannerOf(detail),
    general: (general ?? []).map(wordsOf),
    analytics: publishedWords(analytics),
    advertising: publishedWords(advertising),
    // Default of the specification until an editor sets it.
    startTicked: tracking?.startTicked ?? true,
    read: `${tracking?.consentRound ?? 1} ${tracking?.policyVersion ?? ''}`,
    round: tracking?.consentRound ?? 1,
  }
}

function bannerOf({ logo, closeIcon, header, description }: NonNullable<ConsentTexts['banner']>) {
  return { logo, closeIcon, header, description }
}

function publishedWords(words: CategoryDescription | null): CookieTexts | null {
  return words?.status === 'published' ? wordsOf(words) : null
}

function wordsOf({ title, description }: CookieTexts): CookieTexts {
  return { title, description }
}
