import type {
  AboutPage,
  AboutSection,
  Milestone,
  OfficialChannel,
  Reward,
} from '@washhouse/contract/about/about.contract'
import {
  aboutBrandWire,
  aboutHistoryWire,
  aboutPageWire,
  milestoneWire,
  officialChannelWire,
  rewardWire,
} from '@washhouse/contract/about/about.wire'
import type { StoredGlobal } from '../../engines/records/global-entity.ts'
import type { StoredEntity } from '../../engines/records/stored-entity.ts'

const columns = { description: 'bodyHtml' }

export const aboutBrandEntity: StoredGlobal<AboutSection> = {
  wire: aboutBrandWire,
  slug: 'about-brand',
  columns,
}

export const aboutHistoryEntity: StoredGlobal<AboutSection> = {
  wire: aboutHistoryWire,
  slug: 'about-history',
  columns,
}

export const aboutPageEntity: StoredEntity<AboutPage> = {
  wire: aboutPageWire,
  storedIn: 'about-pages',
  tag: 'aboutus',
  orderedBy: ['sort'],
  columns,
}

/** The oldest first; within a year as the editors put it. */
export const milestoneEntity: StoredEntity<Milestone> = {
  wire: milestoneWire,
  storedIn: 'milestones',
  tag: 'history',
  orderedBy: ['year', 'sort'],
}

export const rewardEntity: StoredEntity<Reward> = {
  wire: rewardWire,
  storedIn: 'rewards',
  tag: 'rewards',
  orderedBy: ['sort'],
}

export const officialChannelEntity: StoredEntity<OfficialChannel> = {
  wire: officialChannelWire,
  storedIn: 'official-channels',
  tag: 'official_channel',
  orderedBy: ['sort'],
}
