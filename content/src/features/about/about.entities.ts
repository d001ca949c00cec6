import type { AboutSection } from '@washhouse/contract/about/about.contract'
import {
  aboutBrandWire,
  aboutHistoryWire,
  aboutPageWire,
  milestoneWire,
  officialChannelWire,
  rewardWire,
} from '@washhouse/contract/about/about.wire'
import type { StoredGlobal } from '../../core/records/global-entity.ts'
import { defineEntity } from '../../core/records/stored-entity.ts'
import { changeDateColumn } from '../../platform/fields/change-date.fields.ts'

const columns = { description: 'bodyHtml', ...changeDateColumn }

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

export const aboutPageEntity = defineEntity(aboutPageWire, {
  storedIn: 'about-pages',
  orderedBy: ['sort'],
  columns,
})

/** Oldest first; within a year in the editors' order. */
export const milestoneEntity = defineEntity(milestoneWire, {
  storedIn: 'milestones',
  orderedBy: ['year', 'sort'],
})

export const rewardEntity = defineEntity(rewardWire, { storedIn: 'rewards', orderedBy: ['sort'] })

export const officialChannelEntity = defineEntity(officialChannelWire, {
  storedIn: 'official-channels',
  orderedBy: ['sort'],
})
