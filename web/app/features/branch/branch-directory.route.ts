import { pageContent } from '../../content/content.server.ts'
import { publicPage, tagPage } from '../../request/public-page.ts'
import type { Route } from './+types/branch-directory.route.ts'
import type { BranchDirectory } from './branch-directory.ts'
import { noFilters } from './branch-filters.ts'
import { summarizeBranches } from './branch-summary.ts'
import { listEveryBranch } from './find-branches.ts'

export const handle = publicPage()

/** Every branch for near-me: all of them are sent, so that nothing tells where the visitor is. */
export async function loader({ context }: Route.LoaderArgs) {
  tagPage(context, 'branch')
  const everyBranch = await listEveryBranch(context.get(pageContent), noFilters)
  if (everyBranch.kind === 'failed') return new Response(null, { status: 503 })
  const all = everyBranch.value
  const directory: BranchDirectory = { branches: summarizeBranches(all, all) }
  return Response.json(directory)
}
