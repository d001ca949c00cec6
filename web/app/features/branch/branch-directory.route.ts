import { branchCalls } from '@washhouse/contract/branch/branch.calls'
import { pageContent } from '../../content.server.ts'
import type { Route } from './+types/branch-directory.route.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return Response.json(await context.get(pageContent).demand(branchCalls.listBranchPoints))
}
