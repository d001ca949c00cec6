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

/** The calls of the area about (spec §7, design §3). */
export const aboutCalls = {
  getAboutPageInfo: defineCall('getAboutPageInfo', {
    path: '/items/information_page_aboutus',
    summary: 'Head of the page about us',
    answer: singleton(aboutPageInfoWire),
    source,
  }),
  listAboutPages: defineList('listAboutPages', aboutPageWire, 'The pages about the company'),
  listAboutBrand: defineList('listAboutBrand', aboutBrandWire, 'What the brand is: one, or none'),
  listAboutHistory: defineList(
    'listAboutHistory',
    aboutHistoryWire,
    'What stands above the timeline: one, or none',
  ),
  listMilestones: defineList('listMilestones', milestoneWire, 'The timeline of the history'),
  listRewards: defineList('listRewards', rewardWire, 'The rewards of the brand'),
  listOfficialChannels: defineCall('listOfficialChannels', {
    path: '/items/official_channel',
    summary: 'Where the brand itself speaks',
    query: { sort: z.string(), limit: z.int() },
    answer: items(officialChannelWire),
    source,
  }),
}

/** A complete list of `/api`, named as its records are. */
function defineList<T>(operation: string, wire: WireTable<T>, summary: string) {
  return defineCall(operation, {
    path: `/api/${wire.name}`,
    summary,
    hasPreview: true,
    answer: list(wire),
    source,
  })
}
