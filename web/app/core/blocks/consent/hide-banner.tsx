import {
  consentCookieNames,
  consentCookieValue,
  consentRoundCookieName,
} from '@washhouse/contract/consent/consent-cookies.wire'
import { InlineScript, printInline } from '../../request/inline-script.tsx'

const script = import.meta.env.SSR
  ? printInline(hideChosen, {
      cookie: `${consentCookieNames.general}=${consentCookieValue}`,
      roundCookie: `${consentRoundCookieName}=`,
    })
  : ''

/**
 * Hides the banner before the first paint. Strict cookies are not sent after a link from another site, so the page was
 * rendered without a choice.
 */
export function HideBanner() {
  return <InlineScript code={script} />
}

function hideChosen({ cookie, roundCookie }: { cookie: string; roundCookie: string }): void {
  const { dataset } = document.documentElement
  const cookies = document.cookie.split('; ')
  const chosen = cookies.find((each) => each.startsWith(roundCookie))?.slice(roundCookie.length)
  // The first round has no cookie.
  const isOfRound = Number(chosen ?? 1) >= Number(dataset['consentRound'] ?? 1)
  if (cookies.includes(cookie) && isOfRound) dataset['consent'] = ''
}
