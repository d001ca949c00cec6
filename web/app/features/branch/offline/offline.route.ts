import { branchCalls } from '@washhouse/contract/branch/branch.calls'
import { defaultPageLimit, maxPage } from '@washhouse/contract/wire/paging'
import { pageContent, readSettings } from '../../../core/content/content.server.ts'
import { publicPage, tagPage } from '../../../core/request/public-page.ts'
import { parseBranchFilters } from '../branch-filters.ts'
import { placeQuery } from '../find-branches.ts'
import type { Route } from './+types/offline.route.ts'
import { renderOffline } from './render-offline.server.tsx'

export const handle = publicPage({ query: ['seen', 'page', 'sector', 'province'] })

/** The page that browsers store for offline use. `?seen=1` with a list's filters includes the branches of that list. */
export async function loader({ url, context }: Route.LoaderArgs) {
  tagPage(context, 'settings', 'branch')
  const content = context.get(pageContent)
  const filters = parseBranchFilters(url.searchParams)
  const query = {
    limit: defaultPageLimit,
    page: Math.min(filters.page, maxPage),
    ...placeQuery(filters),
  }
  const [settings, found] = await Promise.all([
    readSettings(content),
    url.searchParams.has('seen') ? content.settle(branchCalls.listBranches, { query }) : null,
  ])
  // An older stored page is better than an incomplete one.
  if (!settings || found?.kind === 'failed') return new Response(null, { status: 503 })
  const branches = found?.value.items ?? []
  return new Response(
    renderOffline({ language: content.language, settings, branches, now: new Date() }),
    {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'x-robots-tag': 'noindex',
        // Shown under the URL that could not be reached.
        'referrer-policy': 'origin',
      },
    },
  )
}
