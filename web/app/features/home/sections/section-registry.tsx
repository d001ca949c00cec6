import type { ComponentType } from 'react'
import { BannersSection, StripSection } from './banners-section.tsx'
import { EventsSection } from './events-section.tsx'
import { FiguresSection } from './figures-section.tsx'
import { FranchiseSection } from './franchise-section.tsx'
import type { SectionKind, SectionView } from './home-section.ts'
import { NewsSection, PromotionsSection } from './news-section.tsx'
import { PromisesSection } from './promises-section.tsx'
import { ReviewsSection } from './reviews-section.tsx'
import { StepsSection } from './steps-section.tsx'

interface SectionProps<Kind extends SectionKind> {
  section: SectionView<Kind>
}

type SectionComponent<Kind extends SectionKind> = ComponentType<SectionProps<Kind>>

/** The component of each kind; a missing kind does not compile. */
const components: { [Kind in SectionKind]: SectionComponent<Kind> } = {
  banners: BannersSection,
  banner_2: StripSection,
  banner_3: StripSection,
  banner_4: StripSection,
  promises: PromisesSection,
  steps: StepsSection,
  figures: FiguresSection,
  news: NewsSection,
  promotions: PromotionsSection,
  events: EventsSection,
  reviews: ReviewsSection,
  franchise: FranchiseSection,
}

export function HomeSection<Kind extends SectionKind>({ section }: SectionProps<Kind>) {
  const Section: SectionComponent<Kind> = components[section.kind]
  return <Section section={section} />
}
