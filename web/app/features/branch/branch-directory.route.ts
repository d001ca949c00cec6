import { pageContent } from '../../content.server.ts'
import type { Route } from './+types/branch-directory.route.ts'
import type { BranchDirectory } from './branch-directory.ts'
import { summarizeBranch } from './branch-summary.ts'
import { listEveryBranch } from './find-branches.ts'

/** Every branch for near-me: all of them are sent, so that nothing tells where the visitor is. */
export async function loader({ context }: Route.LoaderArgs) {
  const everyBranch = await listEveryBranch(context.get(pageContent), {
    sector: null,
    province: null,
  })
  if (everyBranch.kind === 'failed') return new Response(null, { status: 503 })
  const directory: BranchDirectory = { branches: everyBranch.value.map(summarizeBranch) }
  return Response.json(directory, { headers: { 'cache-control': 'public, max-age=60' } })
}
