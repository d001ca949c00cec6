import { placeSlugs } from '../../content/src/features/home/home.blocks.ts'
import type { BilingualText } from '../../content/src/platform/languages/bilingual-text.ts'
import type { Home } from '../../content/src/platform/payload-types.ts'
import { globalSeed } from '../seed/global-seed.ts'
import { published } from '../seed/published.ts'
import { rowId } from '../seed/row-id.ts'
import type { Seeding } from '../seed/seeding.ts'
import { homeHero, homePopup, homeSections, type HomeSectionDemo } from './home.demo.ts'

type Section = NonNullable<Home['sections']>[number]

/** Runs after the news categories. */
export const homeSeed = globalSeed('home', (language, { recordId }, stored) => ({
  heroTitle: homeHero.title[language],
  heroText: homeHero.text[language],
  hasPopup: true,
  popupTitle: homePopup.title[language],
  popupText: null,
  sections: homeSections.map((section, index) => ({
    ...rowId(stored?.sections, index),
    ...sectionIn({ language, recordId }, section, stored?.sections?.[index]),
  })),
  ...published,
}))

interface Place extends Pick<Seeding, 'recordId'> {
  language: keyof BilingualText
}

function sectionIn(
  { language, recordId }: Place,
  section: HomeSectionDemo,
  stored?: Section,
): Section {
  if (section.kind === 'banners') return { blockType: section.kind }
  if (!('title' in section)) return { blockType: placeSlugs[section.kind] }
  const heading = { title: section.title[language], lead: section.lead?.[language] ?? null }
  switch (section.kind) {
    case 'promises':
    case 'steps': {
      const rows = stored && 'items' in stored ? stored.items : []
      const items = section.items.map(({ icon, title, text }, index) => ({
        ...rowId(rows, index),
        icon,
        title: title[language],
        text: text[language],
      }))
      if (section.kind === 'promises') return { blockType: section.kind, ...heading, items }
      return { blockType: section.kind, ...heading, items, button: buttonIn(section, language) }
    }
    case 'promotions': {
      const category = recordId('news-categories', section.category)
      return { blockType: section.kind, ...heading, category }
    }
    case 'franchise':
      return { blockType: section.kind, ...heading, button: buttonIn(section, language) }
    case 'figures':
    case 'news':
    case 'events':
    case 'reviews':
      return { blockType: section.kind, ...heading }
  }
}

type WithButton = Extract<HomeSectionDemo, { button: unknown }>

function buttonIn({ button: { label, link } }: WithButton, language: keyof BilingualText) {
  return { label: label[language], link }
}
