import { branchCalls } from '@washhouse/contract/branch/branch.calls'
import type { EditedSection, SectionItem, SectionKind, SectionView } from './home-section.ts'
import { loadCarouselBanners, loadExtraBanners } from './load-banners.ts'
import { loadEvents, loadNews, loadPromotions } from './load-news.ts'
import type { SectionSource } from './section-source.ts'

interface SectionLoader<Kind extends SectionKind> {
  /** Tags for the page cache. */
  tags: readonly string[]
  /** Null leaves the section out, if it is empty or its call failed. */
  load(
    section: EditedSection<Kind>,
    source: SectionSource,
  ): SectionView<Kind> | null | Promise<SectionView<Kind> | null>
}

const reviewCount = 6

/** The loader of each kind; a missing kind does not compile. */
const loaders: { [Kind in SectionKind]: SectionLoader<Kind> } = {
  banners: { tags: ['banner'], load: loadCarouselBanners },
  banner_2: { tags: ['banner'], load: loadExtraBanners },
  banner_3: { tags: ['banner'], load: loadExtraBanners },
  banner_4: { tags: ['banner'], load: loadExtraBanners },
  promises: { tags: [], load: withItems },
  steps: {
    tags: [],
    load: async (section, source) => withItems(await withButton(section, source)),
  },
  figures: { tags: ['current_branch', 'branch'], load: loadFigures },
  news: { tags: ['news', 'categories_news'], load: loadNews },
  promotions: { tags: ['news', 'categories_news'], load: loadPromotions },
  events: { tags: ['special_event'], load: loadEvents },
  reviews: { tags: ['customer_review'], load: loadReviews },
  franchise: { tags: [], load: withButton },
}

export function tagsOf(kind: SectionKind): readonly string[] {
  return loaders[kind].tags
}

export async function loadSection<Kind extends SectionKind>(
  section: EditedSection<Kind>,
  source: SectionSource,
): Promise<SectionView<Kind> | null> {
  const loader: SectionLoader<Kind> = loaders[section.kind]
  return loader.load(section, source)
}

async function loadFigures(section: EditedSection<'figures'>, source: SectionSource) {
  const [figures, counts] = await Promise.all([source.figures, source.counts])
  return (
    figures && {
      ...section,
      figures,
      provinces: new Set(counts?.shops.map(({ province }) => province)).size,
    }
  )
}

async function loadReviews(section: EditedSection<'reviews'>, { content }: SectionSource) {
  const found = await content.settle(branchCalls.listCustomerReviews, {
    query: { sort: 'sort', limit: reviewCount },
  })
  if (found.kind === 'failed') return null
  const reviews = found.value.map(({ id, name, feedback, image }) => ({
    id,
    name,
    feedback,
    image,
  }))
  return reviews.length > 0 ? { ...section, reviews } : null
}

/** Null if there are no items. */
function withItems<Section extends { items: readonly SectionItem[] }>(section: Section) {
  return section.items.length > 0 ? section : null
}

/** Leaves out a button without a target. */
async function withButton<Section extends EditedSection<'steps' | 'franchise'>>(
  section: Section,
  { links }: SectionSource,
) {
  const findTarget = await links
  const target = findTarget(section.button?.link ?? null)
  const button = section.button && target && { label: section.button.label, target }
  return { ...section, button }
}
