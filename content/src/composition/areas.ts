import { aboutArea } from '../areas/about/about.area.ts'
import { accountArea } from '../areas/account/account.area.ts'
import { bannerArea } from '../areas/banner/banner.area.ts'
import { branchArea } from '../areas/branch/branch.area.ts'
import { consentArea } from '../areas/consent/consent.area.ts'
import { contactArea } from '../areas/contact/contact.area.ts'
import { dataRequestArea } from '../areas/data-request/data-request.area.ts'
import { downloadArea } from '../areas/download/download.area.ts'
import { enewsArea } from '../areas/enews/enews.area.ts'
import { faqArea } from '../areas/faq/faq.area.ts'
import { homeArea } from '../areas/home/home.area.ts'
import { investorArea } from '../areas/investor/investor.area.ts'
import { mailingArea } from '../areas/mailing/mailing.area.ts'
import { newsArea } from '../areas/news/news.area.ts'
import { notificationArea } from '../areas/notification/notification.area.ts'
import { policyArea } from '../areas/policy/policy.area.ts'
import { productArea } from '../areas/product/product.area.ts'
import { seoArea } from '../areas/seo/seo.area.ts'
import { settingsArea } from '../areas/settings/settings.area.ts'
import { searchSpellings } from '../areas/settings/search-spellings.ts'
import { staffArea } from '../areas/staff/staff.area.ts'
import { webboardArea } from '../areas/webboard/webboard.area.ts'
import type { Area } from '../engines/area.ts'

/** Every area, in the order of the admin's menu: what changes daily first. */
export const areas: readonly Area[] = [
  contactArea,
  newsArea,
  notificationArea,
  downloadArea,
  enewsArea,
  homeArea,
  bannerArea,
  branchArea,
  investorArea,
  aboutArea,
  policyArea,
  productArea,
  faqArea,
  webboardArea,
  consentArea,
  dataRequestArea,
  seoArea,
  settingsArea,
  staffArea,
  accountArea,
  mailingArea,
]

export const searchSources = areas.flatMap((area) => area.searchSources ?? [])

/** What gives files of the library to anyone, members or one of them. */
export const fileUses = areas.flatMap(({ files = [] }) => files)

/** Files that areas keep apart, and who may have each. */
export const keptFiles = areas.flatMap((area) => area.keptFiles ?? [])

export const notificationSources = areas.flatMap(({ tells = [] }) => tells)

export const digestSources = areas.flatMap(({ digest = [] }) => digest)

export const outboxSources = areas.flatMap(({ outbox }) => outbox ?? [])

/** What leaves, and is shown to him, with a member. */
export const ofMembers = areas.flatMap((area) => area.ofMembers ?? [])

/** What is erased again after a restore. */
export const erasables = areas.flatMap((area) => area.erasable ?? [])

/** What is done with a member's account on behalf of staff. */
export const memberCare = areas.find((area) => area.memberCare)?.memberCare

/** What the search knows of spellings. */
export const spellingSource = searchSpellings
