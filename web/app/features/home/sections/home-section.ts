import type { CurrentBranch } from '@washhouse/contract/branch/branch.contract'
import type { HomeIcon, HomeSection } from '@washhouse/contract/home/home.contract'
import type { MediaId } from '@washhouse/contract/media/media.contract'
import type { BannerView } from '../../../core/blocks/banner/banner-view.ts'
import type { NewsSummary } from '../../../core/blocks/news-card/news-summary.ts'
import type { Review } from '../../../core/blocks/reviews/reviews.tsx'
import type { LinkTarget } from '../../../core/blocks/site-link/link-target.ts'

export type SectionKind = HomeSection['kind']

/** A section as stored by the editors; of one kind or of any. */
export type EditedSection<Kind extends SectionKind = SectionKind> = {
  [K in Kind]: { kind: K } & Omit<Extract<HomeSection, { kind: K }>, 'kind'>
}[Kind]

export interface SectionTexts {
  title: string
  lead: string | null
}

export interface SectionItem {
  icon: HomeIcon
  title: string
  text: string | null
}

export interface EventPoster {
  id: number
  image: MediaId
  title: string | null
  target: LinkTarget | null
}

/** Exists only with a valid target. */
interface SectionButton {
  label: string
  target: LinkTarget
}

interface Banners {
  banners: BannerView[]
}
interface Items extends SectionTexts {
  items: readonly SectionItem[]
}
interface NewsCards extends SectionTexts {
  news: NewsSummary[]
  /** Thai path of the whole list. */
  listPath: string
}

/** What the browser receives of each kind: only what is rendered. */
interface SectionContents {
  banners: Banners
  banner_2: Banners
  banner_3: Banners
  banner_4: Banners
  promises: Items
  steps: Items & { button: SectionButton | null }
  figures: SectionTexts & { figures: CurrentBranch; provinces: number }
  news: NewsCards
  promotions: NewsCards
  events: SectionTexts & { events: EventPoster[] }
  reviews: SectionTexts & { reviews: readonly Review[] }
  franchise: SectionTexts & { button: SectionButton | null }
}

/** A section ready to render; of one kind or of any. */
export type SectionView<Kind extends SectionKind = SectionKind> = {
  [K in Kind]: { kind: K } & SectionContents[K]
}[Kind]
