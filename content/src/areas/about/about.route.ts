import { aboutCalls } from '@washhouse/contract/about/about.calls'
import type { AboutSection } from '@washhouse/contract/about/about.contract'
import {
  aboutBrandWire,
  aboutHistoryWire,
  aboutPageInfoWire,
  aboutPageWire,
  milestoneWire,
  rewardWire,
} from '@washhouse/contract/about/about.wire'
import type { Language } from '@washhouse/contract/language'
import type { Call, QueryShape } from '@washhouse/contract/wire/call'
import type { WireTable } from '@washhouse/contract/wire/wire-table'
import type { BasePayload } from 'payload'
import { route, type ContractRoute } from '../../engines/calls/contract-route.ts'
import { findEntities, wholeList } from '../../engines/records/entity-rows.ts'
import { readGlobal } from '../../engines/records/global-entity.ts'
import { itemsResource, singletonResource } from '../../engines/records/items-resource.ts'
import { byYear, inOrder } from './about-order.ts'
import { previewList, previewSection } from './about-preview.ts'
import { findSection, type SectionSlug } from './about-section.rows.ts'
import {
  aboutPageEntity,
  milestoneEntity,
  officialChannelEntity,
  rewardEntity,
} from './about.entities.ts'

/** Every call of the area about. */
export function aboutRoutes(payload: BasePayload): ContractRoute[] {
  return [
    singletonResource(aboutPageInfoWire, 'information_page_aboutus', (language) =>
      readGlobal(payload, 'about-head', aboutPageInfoWire, language),
    ),
    sectionRoute(payload, aboutCalls.listAboutBrand, 'about-brand', aboutBrandWire),
    sectionRoute(payload, aboutCalls.listAboutHistory, 'about-history', aboutHistoryWire),
    listRoute(aboutCalls.listAboutPages, aboutPageWire, {
      published: (language) => findEntities(payload, aboutPageEntity, language, wholeList),
      preview: (language) => previewList(payload, 'about-pages', aboutPageWire, language),
      order: inOrder,
    }),
    listRoute(aboutCalls.listMilestones, milestoneWire, {
      published: (language) => findEntities(payload, milestoneEntity, language, wholeList),
      preview: (language) => previewList(payload, 'milestones', milestoneWire, language),
      order: byYear,
    }),
    listRoute(aboutCalls.listRewards, rewardWire, {
      published: (language) => findEntities(payload, rewardEntity, language, wholeList),
      preview: (language) => previewList(payload, 'rewards', rewardWire, language),
      order: inOrder,
    }),
    ...itemsResource(payload, officialChannelEntity),
  ]
}

interface ListSource<Entity> {
  published: (language: Language) => Promise<Entity[]>
  preview: (language: Language) => Promise<Entity[]>
  order: (left: Entity, right: Entity) => number
}

/** A complete list under the tag that has its name. */
function listRoute<Query extends QueryShape, Entity>(
  call: Call<Query, Entity[]>,
  wire: WireTable<Entity>,
  source: ListSource<Entity>,
): ContractRoute {
  return route(call, async ({ language, visibility }) => {
    const found = await source[visibility](language)
    const result = found.toSorted(source.order).map((each) => wire.encode(each, language))
    return { body: { result }, tags: [wire.name] }
  })
}

function sectionRoute<Query extends QueryShape>(
  payload: BasePayload,
  call: Call<Query, AboutSection[]>,
  slug: SectionSlug,
  wire: WireTable<AboutSection>,
): ContractRoute {
  return listRoute(call, wire, {
    published: (language) => findSection(payload, slug, wire, language),
    preview: (language) => previewSection(payload, slug, wire, language),
    order: () => 0,
  })
}
