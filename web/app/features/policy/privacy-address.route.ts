import { redirect } from 'react-router'
import { languageOf, localePath } from '../../core/i18n/language.ts'
import type { Route } from './+types/privacy-address.route.ts'

/** A path that external sites use; redirects to the page. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(localePath(languageOf(url.pathname), '/pagePolicy'), 308)
}
