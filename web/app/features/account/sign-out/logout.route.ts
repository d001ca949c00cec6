import { redirect } from 'react-router'
import { signedOutId } from '../../../core/content/session/signed-out.ts'
import { signOut } from '../../../core/content/session/sign-out.server.ts'
import { languageOf, localePath } from '../../../core/i18n/language.ts'
import { isFromOwnPage } from '../../../core/request/same-origin.ts'
import type { Route } from './+types/logout.route.ts'

/** A GET signs nobody out; only the button does. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(localePath(languageOf(url.pathname), '/account'), 303)
}

export async function action({ request, url, context }: Route.ActionArgs) {
  if (!isFromOwnPage(request, url)) return new Response(null, { status: 403 })
  await signOut(context)
  return redirect(`${localePath(languageOf(url.pathname), '/')}#${signedOutId}`, 303)
}
