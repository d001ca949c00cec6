import { aboutCalls } from '@washhouse/contract/about/about.calls'
import type { AboutSection } from '@washhouse/contract/about/about.contract'
import type { Call, QueryShape } from '@washhouse/contract/wire/call'
import type { BasePayload } from 'payload'
import type { Routes } from '../../core/area.ts'
import { route, type ContractRoute } from '../../core/calls/contract-route.ts'
import { readGlobal, type StoredGlobal } from '../../core/records/global-entity.ts'
import { globalRoute, itemsRoutes } from '../../core/records/items-routes.ts'
import { listRoute } from '../../core/records/record-routes.ts'
import { changeDateColumn } from '../../platform/fields/change-date.fields.ts'
import {
  aboutBrandEntity,
  aboutHistoryEntity,
  aboutPageEntity,
  milestoneEntity,
  officialChannelEntity,
  rewardEntity,
} from './about.entities.ts'

export const aboutRoutes: Routes = (payload) => [
  globalRoute(payload, aboutCalls.getAboutPageInfo, 'about-head', { columns: changeDateColumn }),
  sectionRoute(payload, aboutCalls.listAboutBrand, aboutBrandEntity),
  sectionRoute(payload, aboutCalls.listAboutHistory, aboutHistoryEntity),
  listRoute(payload, aboutCalls.listAboutPages, aboutPageEntity),
  listRoute(payload, aboutCalls.listMilestones, milestoneEntity),
  listRoute(payload, aboutCalls.listRewards, rewardEntity),
  ...itemsRoutes(payload, aboutCalls.listOfficialChannels, officialChannelEntity),
]

/** A list of one section, or an empty list. */
function sectionRoute<Query extends QueryShape>(
  payload: BasePayload,
  call: Call<Query, AboutSection[]>,
  global: StoredGlobal<AboutSection>,
): ContractRoute {
  const { wire } = global
  return route(call, async ({ language, visibility }) => {
    const section = await readGlobal(payload, global, language, visibility)
    const result = section ? [wire.encode(section, language)] : []
    return { body: { result }, tags: [wire.name] }
  })
}
