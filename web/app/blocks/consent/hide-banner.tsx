import {
  consentCookieNames,
  consentCookieValue,
} from '@washhouse/contract/consent/consent-cookies.wire'
import { use } from 'react'
import { NonceContext } from '../../request/nonce.ts'

/** Only the server sends it: what runs before React is no part of React's files. */
const script = import.meta.env.SSR ? printScript() : ''

function printScript(): string {
  const cookie = `${consentCookieNames.general}=${consentCookieValue}`
  return `if(document.cookie.split("; ").includes("${cookie}"))document.documentElement.dataset.consent=""`
}

/**
 * Hides the banner before it is painted: strict cookies do not come along with a link from another
 * site, so the page was rendered as for someone who has not chosen.
 */
export function HideBanner() {
  return (
    <script
      nonce={use(NonceContext)}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: script }}
    />
  )
}
