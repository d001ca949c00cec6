import type {
  AboutPage,
  Milestone,
  OfficialChannel,
  Reward,
} from '@washhouse/contract/about/about.contract'
import {
  aboutPageWire,
  milestoneWire,
  officialChannelWire,
  rewardWire,
} from '@washhouse/contract/about/about.wire'
import type { StoredEntity } from '../../engines/records/stored-entity.ts'

export const aboutPageEntity: StoredEntity<AboutPage> = {
  wire: aboutPageWire,
  table: 'about_pages',
  hasDrafts: true,
  tag: 'aboutus',
  orderedBy: 'sort',
  columns: { description: 'bodyHtml' },
}

export const milestoneEntity: StoredEntity<Milestone> = {
  wire: milestoneWire,
  table: 'milestones',
  hasDrafts: true,
  tag: 'history',
  orderedBy: 'year',
}

export const rewardEntity: StoredEntity<Reward> = {
  wire: rewardWire,
  table: 'rewards',
  hasDrafts: true,
  tag: 'rewards',
  orderedBy: 'sort',
}

export const officialChannelEntity: StoredEntity<OfficialChannel> = {
  wire: officialChannelWire,
  table: 'official_channels',
  hasDrafts: true,
  tag: 'official_channel',
  orderedBy: 'sort',
}
