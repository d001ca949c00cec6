import { aboutCalls } from '@washhouse/contract/about/about.calls'
import type { AboutSection } from '@washhouse/contract/about/about.contract'
import type { Call, QueryShape } from '@washhouse/contract/wire/call'
import type { BasePayload, GlobalSlug } from 'payload'
import { route, type ContractRoute } from '../../engines/calls/contract-route.ts'
import { readGlobal } from '../../engines/records/global-entity.ts'
import { globalRoute, itemsRoutes } from '../../engines/records/items-routes.ts'
import { listRoute } from '../../engines/records/record-routes.ts'
import {
  aboutPageEntity,
  milestoneEntity,
  officialChannelEntity,
  rewardEntity,
} from './about.entities.ts'

/** Every call of the area about. */
export function aboutRoutes(payload: BasePayload): ContractRoute[] {
  return [
    globalRoute(payload, aboutCalls.getAboutPageInfo, 'about-head'),
    sectionRoute(payload, aboutCalls.listAboutBrand, 'about-brand'),
    sectionRoute(payload, aboutCalls.listAboutHistory, 'about-history'),
    listRoute(payload, aboutCalls.listAboutPages, aboutPageEntity),
    listRoute(payload, aboutCalls.listMilestones, milestoneEntity),
    listRoute(payload, aboutCalls.listRewards, rewardEntity),
    ...itemsRoutes(payload, aboutCalls.listOfficialChannels, officialChannelEntity),
  ]
}

/** A list of one section, or none. */
function sectionRoute<Query extends QueryShape>(
  payload: BasePayload,
  call: Call<Query, AboutSection[]>,
  slug: GlobalSlug,
): ContractRoute {
  const wire = call.answer.table
  const columns = { description: 'bodyHtml' }
  return route(call, async ({ language, visibility }) => {
    const section = await readGlobal(payload, { wire, slug, columns }, language, visibility)
    const result = section ? [wire.encode(section, language)] : []
    return { body: { result }, tags: [wire.name] }
  })
}
