import { redirect } from 'react-router'
import { languageOf, localePath } from '../../core/i18n/language.ts'
import type { Route } from './+types/privacy-address.route.ts'

/** The address that other sites name; the page has one of its own. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(localePath(languageOf(url.pathname), '/pagePolicy'), 308)
}
