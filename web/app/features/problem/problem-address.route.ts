import { branchCalls } from '@washhouse/contract/branch/branch.calls'
import { redirect } from 'react-router'
import { pageContent } from '../../core/content/content.server.ts'
import { languageOf, localePath } from '../../core/i18n/language.ts'
import { chosenLanguage } from '../../core/request/chosen-language.ts'
import type { Route } from './+types/problem-address.route.ts'
import { machineOf, problemAddress } from './problem-address.ts'

/**
 * The short URL of a QR code on a machine, `/p/12/W-04`. Redirects to the report form with branch and machine filled in. All
 * visitors scan the same code, so the stored choice of English counts.
 */
export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const language = chosenLanguage(request) === 'en' ? 'en' : languageOf(url.pathname)
  const content = context.get(pageContent)
  const found = await content.find(branchCalls.getBranch, { path: { id: params.branch } })
  const branch = found.kind === 'ok' ? found.value : null
  // If the service does not answer, the form looks up the branch later.
  const named = found.kind === 'failed' ? params.branch : (branch?.slug ?? null)
  const address = problemAddress(named, named ? machineOf(params.machine) : null)
  return redirect(localePath(language, address), 302)
}
