import { branchCalls } from '@washhouse/contract/branch/branch.calls'
import { redirect } from 'react-router'
import { pageContent } from '../../core/content/content.server.ts'
import { languageOf, localePath } from '../../core/i18n/language.ts'
import { chosenLanguage } from '../../core/request/chosen-language.ts'
import type { Route } from './+types/problem-address.route.ts'
import { machineOf, problemAddress } from './problem-address.ts'

/**
 * The short address for a QR code on a machine, `/p/12/W-04`: leads to the report with branch and
 * machine filled in. A code is the same for everybody, so a visitor's choice of English counts.
 */
export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const language = chosenLanguage(request) === 'en' ? 'en' : languageOf(url.pathname)
  const content = context.get(pageContent)
  const found = await content.find(branchCalls.getBranch, { path: { id: params.branch } })
  const branch = found.kind === 'ok' ? found.value : null
  // While the service is away the form itself looks the branch up again.
  const named = found.kind === 'failed' ? params.branch : (branch?.slug ?? null)
  const address = problemAddress(named, named ? machineOf(params.machine) : null)
  return redirect(localePath(language, address), 302)
}
