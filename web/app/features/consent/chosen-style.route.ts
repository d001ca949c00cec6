import { parseConsentCookies } from '@washhouse/contract/consent/consent-cookies'
import type { Route } from './+types/chosen-style.route.ts'

// No layer: it outranks the rules of the page's own stylesheets.
const chosenStyle = `:root { --consent-room: 0px }
.consent, .policy__choice { display: none }
.policy__choice--chosen { display: grid }
`

/** For browsers without JavaScript: hides the banner from visitors who have chosen in this round. */
export function loader({ request, url }: Route.LoaderArgs) {
  const round = Number(url.searchParams.get('round') ?? 1)
  const hasChosen = parseConsentCookies(request.headers.get('cookie') ?? '', round).length > 0
  return new Response(hasChosen ? chosenStyle : '', {
    headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'private, no-cache' },
  })
}
