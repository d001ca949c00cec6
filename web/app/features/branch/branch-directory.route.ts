import { noWords } from '@washhouse/contract/search/find-by-words'
import { listEveryBranch } from '../../core/blocks/branch-names/list-every-branch.ts'
import { pageContent, readSearchWords } from '../../core/content/content.server.ts'
import { valueOr } from '../../core/content/page-content.ts'
import { otherLanguage } from '../../core/i18n/language.ts'
import { publicPage, tagPage } from '../../core/request/public-page.ts'
import type { Route } from './+types/branch-directory.route.ts'
import type { BranchDirectory } from './branch-directory.ts'
import { summarizeBranches } from './card/branch-summary.ts'

export const handle = publicPage()

/** All branches for near-me: the request must not reveal the visitor's location. */
export async function loader({ context }: Route.LoaderArgs) {
  tagPage(context, 'branch', 'settings')
  const content = context.get(pageContent)
  const [everyBranch, others, words] = await Promise.all([
    listEveryBranch(content),
    listEveryBranch(content, {}, otherLanguage(content.language)),
    readSearchWords(content),
  ])
  if (everyBranch.kind === 'failed') return new Response(null, { status: 503 })
  const all = everyBranch.value
  const otherNames = new Map(valueOr(others, []).map(({ id, name }) => [id, name]))
  const summaries = summarizeBranches(all, all, { language: content.language, now: new Date() })
  const directory: BranchDirectory = {
    branches: summaries.map((branch) => {
      const otherName = otherNames.get(branch.id) ?? branch.name
      return otherName === branch.name ? branch : { ...branch, otherName }
    }),
    words: words ?? noWords,
  }
  return Response.json(directory)
}
