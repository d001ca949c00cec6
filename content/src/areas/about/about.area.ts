import type { Area } from '../../engines/area.ts'
import { aboutHead } from './about-head.global.ts'
import { aboutPages } from './about-page.collection.ts'
import { aboutBrand, aboutHistory } from './about-sections.globals.ts'
import { aboutRoutes } from './about.route.ts'
import { aboutSources } from './about.search.ts'
import { milestones } from './milestone.collection.ts'
import { officialChannels } from './official-channel.collection.ts'
import { rewards } from './reward.collection.ts'

export const aboutArea: Area = {
  collections: [aboutPages, milestones, rewards, officialChannels],
  globals: [aboutHead, aboutBrand, aboutHistory],
  routes: aboutRoutes,
  searchSources: aboutSources,
}
