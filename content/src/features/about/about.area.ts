import type { Area } from '../../core/area.ts'
import { definePageInfo } from '../../core/page-info/define-page-info.ts'
import { label } from '../../platform/languages/labels.ts'
import { aboutPages } from './about-page.collection.ts'
import { aboutBrand, aboutHistory } from './about-sections.globals.ts'
import { aboutRoutes } from './about.route.ts'
import { aboutSources } from './about.search.ts'
import { milestones } from './milestone.collection.ts'
import { officialChannels } from './official-channel.collection.ts'
import { rewards } from './reward.collection.ts'

export const aboutArea: Area = {
  collections: [aboutPages, milestones, rewards, officialChannels],
  globals: [
    definePageInfo(
      'about-head',
      'information_page_aboutus',
      label('หน้าเกี่ยวกับเรา (ส่วนหัว)', 'Page about us (head)'),
    ),
    aboutBrand,
    aboutHistory,
  ],
  routes: aboutRoutes,
  searchSources: aboutSources,
}
