import { branchCalls } from '@washhouse/contract/branch/branch.calls'
import { newsCalls } from '@washhouse/contract/news/news.calls'
import { openLinks } from '../../../core/blocks/site-link/site-links.server.ts'
import { valueOr, type PageContent } from '../../../core/content/page-content.ts'
import { countBranches } from './count-branches.ts'

/** Data source of the sections; shared data is requested once. */
export type SectionSource = ReturnType<typeof openSectionSource>

/** Starts the requests that every home page needs; makes the others on demand. */
export function openSectionSource(content: PageContent) {
  const listCategories = async () => valueOr(await content.settle(newsCalls.listNewsCategories), [])
  const findFigures = async () => valueOr(await content.find(branchCalls.getCurrentBranch), null)
  let categories: ReturnType<typeof listCategories> | undefined
  return {
    content,
    links: openLinks(content),
    figures: findFigures(),
    counts: countBranches(content),
    readCategories: () => (categories ??= listCategories()),
  }
}
