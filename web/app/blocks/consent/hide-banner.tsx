import {
  consentCookieNames,
  consentCookieValue,
} from '@washhouse/contract/consent/consent-cookies.wire'
import { InlineScript, printInline } from '../../request/inline-script.tsx'

const script = import.meta.env.SSR
  ? printInline(hideChosen, { cookie: `${consentCookieNames.general}=${consentCookieValue}` })
  : ''

/**
 * Hides the banner before it is painted: strict cookies do not come along with a link from another
 * site, so the page was rendered as for someone who has not chosen.
 */
export function HideBanner() {
  return <InlineScript code={script} />
}

function hideChosen({ cookie }: { cookie: string }): void {
  if (document.cookie.split('; ').includes(cookie)) document.documentElement.dataset['consent'] = ''
}
