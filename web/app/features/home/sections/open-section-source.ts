import { branchCalls } from '@washhouse/contract/branch/branch.calls'
import { newsCalls } from '@washhouse/contract/news/news.calls'
import { openLinks } from '../../../blocks/site-link/site-links.server.ts'
import { valueOr, type PageContent } from '../../../content/page-content.ts'
import { countBranches } from './count-branches.ts'
import type { SectionSource } from './section-source.ts'

/** Asks at once for what every home page shows, and for the rest when a section wants it. */
export function openSectionSource(content: PageContent): SectionSource {
  const links = openLinks(content)
  let categories: ReturnType<SectionSource['readCategories']> | undefined
  return {
    content,
    links,
    figures: content.settle(branchCalls.getCurrentBranch).then((found) => valueOr(found, null)),
    counts: countBranches(content),
    readCategories() {
      categories ??= content
        .settle(newsCalls.listNewsCategories)
        .then((found) => valueOr(found, []))
      return categories
    },
  }
}
