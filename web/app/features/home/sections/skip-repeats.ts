import type { SectionKind, SectionView } from './home-section.ts'

/** Removes promotions that the news section already shows, unless none would be left. */
export function skipRepeats(
  sections: readonly SectionView<SectionKind>[],
): SectionView<SectionKind>[] {
  const shown = new Set(
    sections.flatMap((section) =>
      section.kind === 'news' ? section.news.map(({ id }) => id) : [],
    ),
  )
  return sections.map((section) => {
    if (section.kind !== 'promotions') return section
    const others = section.news.filter(({ id }) => !shown.has(id))
    return others.length > 0 ? { ...section, news: others } : section
  })
}
