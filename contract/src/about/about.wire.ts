import { definePageInfoTable } from '../settings/page-info.wire.ts'
import { defineWireTable } from '../wire/wire-table.ts'
import { AboutPage, AboutSection, Milestone, OfficialChannel, Reward } from './about.contract.ts'

const titleAndDescription = { title: 'data.title', description: 'data.description' } as const
const section = { ...titleAndDescription, updatedAt: 'date_updated' } as const

/** `/items/information_page_aboutus` (spec §7, About). */
export const aboutPageInfoWire = definePageInfoTable('information_page_aboutus')

/** `/api/aboutus` (spec §3, Dynamic about-us; the date of the last change is an extension). */
export const aboutPageWire = defineWireTable('aboutus', AboutPage, section)

/** `/api/about_brand` (spec §3, About brand). */
export const aboutBrandWire = defineWireTable('about_brand', AboutSection, section)

/** `/api/about_history` (spec §3, History). */
export const aboutHistoryWire = defineWireTable('about_history', AboutSection, section)

/** `/api/history` (spec §3, History timeline). */
export const milestoneWire = defineWireTable('history', Milestone, titleAndDescription)

/** `/api/rewards` (spec §3, Rewards). */
export const rewardWire = defineWireTable('rewards', Reward, { name: 'data.rewards_name' })

/** `/items/official_channel` (spec §3, Official channel). Its title is outside the language block. */
export const officialChannelWire = defineWireTable('official_channel', OfficialChannel, {})
