import { z } from 'zod'
import { items, list, singleton } from '../wire/answer.ts'
import { defineCall } from '../wire/call.ts'
import type { WireTable } from '../wire/wire-table.ts'
import {
  aboutBrandWire,
  aboutHistoryWire,
  aboutPageInfoWire,
  aboutPageWire,
  milestoneWire,
  officialChannelWire,
  rewardWire,
} from './about.wire.ts'

const source = 'spec §7 About'

/** Calls of the feature about (spec §7). */
export const aboutCalls = {
  getAboutPageInfo: defineCall('getAboutPageInfo', {
    path: '/items/information_page_aboutus',
    summary: 'Returns the heading of the page about the company.',
    answer: singleton(aboutPageInfoWire),
    source,
  }),
  listAboutPages: defineList('listAboutPages', aboutPageWire, 'Lists the pages about the company.'),
  listAboutBrand: defineList(
    'listAboutBrand',
    aboutBrandWire,
    'Lists the description of the brand: one record or none.',
  ),
  listAboutHistory: defineList(
    'listAboutHistory',
    aboutHistoryWire,
    'Lists the introduction to the timeline: one record or none.',
  ),
  listMilestones: defineList(
    'listMilestones',
    milestoneWire,
    'Lists the milestones of the company history.',
  ),
  listRewards: defineList('listRewards', rewardWire, 'Lists the awards of the brand.'),
  listOfficialChannels: defineCall('listOfficialChannels', {
    path: '/items/official_channel',
    summary: 'Lists the official channels of the brand.',
    query: { sort: z.string(), limit: z.int() },
    answer: items(officialChannelWire),
    source,
  }),
}

/** A complete list of `/api`, with the path of its records. */
function defineList<T>(operation: string, wire: WireTable<T>, summary: string) {
  return defineCall(operation, {
    path: `/api/${wire.name}`,
    summary,
    hasPreview: true,
    answer: list(wire),
    source,
  })
}
