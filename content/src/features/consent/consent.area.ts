import type { Area } from '../../core/area.ts'
import { advertisingCookie, analyticsCookie } from './category-cookie.globals.ts'
import { consentLog } from './consent-log.collection.ts'
import { deleteOldConsents } from './consent-log.rows.ts'
import { consentRoutes, consentWrites } from './consent.route.ts'
import { cookieDetail } from './cookie-detail.global.ts'
import { generalCookies } from './general-cookie.collection.ts'
import { tracking } from './tracking.global.ts'

export const consentArea: Area = {
  collections: [generalCookies, consentLog],
  globals: [cookieDetail, analyticsCookie, advertisingCookie, tracking],
  routes: consentRoutes,
  writes: consentWrites,
  retention: { 'cookie-choices': [deleteOldConsents] },
}
