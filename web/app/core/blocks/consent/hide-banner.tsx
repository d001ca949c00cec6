import {
  consentCookieNames,
  consentCookieValue,
  consentRoundCookieName,
} from '@washhouse/contract/consent/consent-cookies.wire'
import { InlineScript, printInline } from '../../request/inline-script.tsx'
import { chosenStylePath } from './consent-choice.ts'

const script = import.meta.env.SSR
  ? printInline(hideChosen, {
      cookie: `${consentCookieNames.general}=${consentCookieValue}`,
      roundCookie: `${consentRoundCookieName}=`,
    })
  : ''

/**
 * Hides the banner before the first paint from those who have chosen. The page is the same for everyone, so that any cache may
 * store it. Without JavaScript a stylesheet that depends on the cookies hides the banner.
 */
export function HideBanner({ round }: { round: number }) {
  return (
    <>
      <InlineScript code={script} />
      <noscript>
        <link rel="stylesheet" href={`${chosenStylePath}?round=${round}`} />
      </noscript>
    </>
  )
}

function hideChosen({ cookie, roundCookie }: { cookie: string; roundCookie: string }): void {
  const { dataset } = document.documentElement
  const cookies = document.cookie.split('; ')
  const chosen = cookies.find((each) => each.startsWith(roundCookie))?.slice(roundCookie.length)
  // The first round has no cookie.
  const isOfRound = Number(chosen ?? 1) >= Number(dataset['consentRound'] ?? 1)
  if (cookies.includes(cookie) && isOfRound) dataset['consent'] = ''
}
