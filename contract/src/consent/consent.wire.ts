import { defineWireTable } from '../wire/wire-table.ts'
import {
  CategoryDescription,
  ConsentChoice,
  CookieDetail,
  GeneralCookieDescription,
  Tracking,
} from './consent.contract.ts'

/** `/items/cookie_detail` (spec §3, Cookie banner content; the close icon is an extension). */
export const cookieDetailWire = defineWireTable('cookie_detail', CookieDetail, {
  closeIcon: 'close_icon',
})

/** `/items/general_cookie_description` (spec §3). */
export const generalCookieWire = defineWireTable(
  'general_cookie_description',
  GeneralCookieDescription,
  {},
)

/** `/items/analytic_cookie_description` (spec §3). */
export const analyticsCookieWire = defineWireTable(
  'analytic_cookie_description',
  CategoryDescription,
  {},
)

/** `/items/ads_cookie_description` (spec §3). */
export const advertisingCookieWire = defineWireTable(
  'ads_cookie_description',
  CategoryDescription,
  {},
)

/** `/items/tracking` (extension). */
export const trackingWire = defineWireTable(
  'tracking',
  Tracking,
  {
    containerOne: 'container_one',
    containerTwo: 'container_two',
    analyticsId: 'analytics_id',
    pixelId: 'pixel_id',
    tagOrigin: 'tag_origin',
    pixelOrigin: 'pixel_origin',
    beforeChoice: 'before_choice',
    startTicked: 'start_ticked',
    policyVersion: 'policy_version',
    consentRound: 'consent_round',
    overlayFirstVisit: 'overlay_first_visit',
    overlayNavigation: 'overlay_navigation',
  },
  {},
  { consentRound: () => 1 },
)

/** `/items/consent_log` (extension): write-only for the public. */
export const consentChoiceWire = defineWireTable('consent_log', ConsentChoice, {
  policyVersion: 'policy_version',
})
