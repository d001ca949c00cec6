import { noWords } from '@washhouse/contract/search/find-by-words'
import { pageContent, readSearchWords } from '../../content/content.server.ts'
import { publicPage, tagPage } from '../../request/public-page.ts'
import type { Route } from './+types/branch-directory.route.ts'
import type { BranchDirectory } from './branch-directory.ts'
import { noFilters } from './branch-filters.ts'
import { summarizeBranches } from './branch-summary.ts'
import { listEveryBranch } from './find-branches.ts'

export const handle = publicPage()

/** Every branch for near-me: all of them are sent, so that nothing tells where the visitor is. */
export async function loader({ context }: Route.LoaderArgs) {
  tagPage(context, 'branch', 'settings')
  const content = context.get(pageContent)
  const [everyBranch, words] = await Promise.all([
    listEveryBranch(content, noFilters),
    readSearchWords(content),
  ])
  if (everyBranch.kind === 'failed') return new Response(null, { status: 503 })
  const all = everyBranch.value
  const directory: BranchDirectory = {
    branches: summarizeBranches(all, all, { language: content.language, now: new Date() }),
    words: words ?? noWords,
  }
  return Response.json(directory)
}
