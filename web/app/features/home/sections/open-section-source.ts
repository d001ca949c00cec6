import { branchCalls } from '@washhouse/contract/branch/branch.calls'
import { newsCalls } from '@washhouse/contract/news/news.calls'
import type { Call, QueryShape } from '@washhouse/contract/wire/call'
import { openLinks } from '../../../blocks/site-link/site-links.server.ts'
import type { PageContent } from '../../../content/page-content.ts'
import type { RequestContext } from '../../../request/request-context.ts'
import { countBranches } from './count-branches.ts'
import type { SectionSource } from './section-source.ts'

/** Asks at once for what every home page shows, and for the rest when a section wants it. */
export function openSectionSource(content: PageContent, request: RequestContext): SectionSource {
  const links = openLinks(content)
  let categories: ReturnType<SectionSource['readCategories']> | undefined
  return {
    content,
    request,
    links,
    figures: readOr(content, branchCalls.getCurrentBranch, null),
    counts: countBranches(content),
    readCategories() {
      categories ??= readOr(content, newsCalls.listNewsCategories, [])
      return categories
    },
  }
}

async function readOr<Query extends QueryShape, Result, Fallback>(
  content: PageContent,
  call: Call<Query, Result>,
  fallback: Fallback,
): Promise<Result | Fallback> {
  const answer = await content.settle(call)
  return answer.kind === 'ok' ? answer.value : fallback
}
