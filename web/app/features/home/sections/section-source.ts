import type { CurrentBranch } from '@washhouse/contract/branch/branch.contract'
import type { HomeSection } from '@washhouse/contract/home/home.contract'
import type { NewsCategory } from '@washhouse/contract/news/news.contract'
import type { FindTarget } from '../../../blocks/site-link/link-target.ts'
import type { PageContent } from '../../../content/page-content.ts'
import type { BranchCounts } from './count-branches.ts'
import type { SectionKind } from './home-section.ts'

/** Where sections read from; what several of them need is asked once. */
export interface SectionSource {
  content: PageContent
  links: Promise<FindTarget>
  figures: Promise<CurrentBranch | null>
  counts: Promise<BranchCounts | null>
  readCategories: () => Promise<readonly NewsCategory[]>
}

/** A section as the editors left it; of one kind, or of any. */
export type EditedSection<Kind extends SectionKind = SectionKind> = {
  [K in Kind]: { kind: K } & Omit<Extract<HomeSection, { kind: K }>, 'kind'>
}[Kind]
