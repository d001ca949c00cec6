import { definePageInfoTable } from '../settings/page-info.wire.ts'

/** The head of the web board and of the questions (spec §7, Web board). */
export const webboardPageWire = definePageInfoTable(
  'information_page_webborad', // sic
)
