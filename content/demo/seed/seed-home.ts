import type { BasePayload } from 'payload'
import { placeSlugs } from '../../src/areas/home/home.blocks.ts'
import { homeHero, homePopup, homeSections, type HomeSectionDemo } from '../home/home.demo.ts'
import type { Localized } from '../../src/ground/languages/localized.ts'
import { newsCategories } from '../news/news.demo.ts'
import type { Home } from '../../src/ground/payload-types.ts'
import { rowId } from './row-id.ts'

type Section = NonNullable<Home['sections']>[number]

interface Language {
  language: keyof Localized
  /** Ids of the news categories by the keys that demo content knows them by. */
  categoryIds: ReadonlyMap<string, number>
  /** What was stored in the other language. */
  stored?: Home['sections']
}

/** Needs the news categories. */
export async function seedHome(payload: BasePayload): Promise<void> {
  const slug = 'home'
  const categoryIds = await findCategories(payload)
  const { sections: stored } = await payload.updateGlobal({
    slug,
    locale: 'th',
    data: homeIn({ language: 'th', categoryIds }),
  })
  await payload.updateGlobal({
    slug,
    locale: 'en',
    data: homeIn({ language: 'en', categoryIds, stored }),
  })
}

async function findCategories(payload: BasePayload): Promise<Map<string, number>> {
  const { docs } = await payload.find({
    collection: 'news-categories',
    locale: 'th',
    pagination: false,
  })
  return new Map(
    newsCategories.map(({ key, name }) => {
      const category = docs.find((each) => each.name === name.th)
      if (!category) throw new Error(`There is no news category "${name.th}"`)
      return [key, category.id]
    }),
  )
}

function homeIn(into: Language) {
  const { language } = into
  return {
    heroTitle: homeHero.title[language],
    heroText: homeHero.text[language],
    hasPopup: true,
    popupTitle: homePopup.title[language],
    popupText: homePopup.text[language],
    sections: homeSections.map((section, index) => ({
      ...rowId(into.stored, index),
      ...sectionIn(into, section, into.stored?.[index]),
    })),
    _status: 'published' as const,
  }
}

function sectionIn(
  { language, categoryIds }: Language,
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
      const category = categoryIds.get(section.category) ?? null
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

function buttonIn({ button: { label, link } }: WithButton, language: Language['language']) {
  return { label: label[language], link }
}
