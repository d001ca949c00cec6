import { aboutArea } from '../features/about/about.area.ts'
import { accountArea } from '../features/account/account.area.ts'
import { bannerArea } from '../features/banner/banner.area.ts'
import { branchArea } from '../features/branch/branch.area.ts'
import { consentArea } from '../features/consent/consent.area.ts'
import { contactArea } from '../features/contact/contact.area.ts'
import { dataRequestArea } from '../features/data-request/data-request.area.ts'
import { downloadArea } from '../features/download/download.area.ts'
import { enewsArea } from '../features/enews/enews.area.ts'
import { faqArea } from '../features/faq/faq.area.ts'
import { homeArea } from '../features/home/home.area.ts'
import { investorArea } from '../features/investor/investor.area.ts'
import { mailingArea } from '../features/mailing/mailing.area.ts'
import { newsArea } from '../features/news/news.area.ts'
import { notificationArea } from '../features/notification/notification.area.ts'
import { policyArea } from '../features/policy/policy.area.ts'
import { productArea } from '../features/product/product.area.ts'
import { seoArea } from '../features/seo/seo.area.ts'
import { settingsArea } from '../features/settings/settings.area.ts'
import { searchSpellings } from '../features/settings/search-spellings.ts'
import { staffArea } from '../features/staff/staff.area.ts'
import { webboardArea } from '../features/webboard/webboard.area.ts'
import type { CaseKinds } from '../core/cases/case-kind.ts'
import { caseSource } from '../core/cases/decide.ts'
import type { Area } from '../core/area.ts'

/** Every feature, in the order of the admin's menu: the ones that change daily come first. */
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

/** Records that give library files to anyone, to members or to one member. */
export const fileUses = areas.flatMap(({ files = [] }) => files)

/** Private files of features, with their access rules. */
export const privateFiles = areas.flatMap((area) => area.privateFiles ?? [])

export const notificationSources = areas.flatMap(({ tells = [] }) => tells)

export const digestSources = areas.flatMap(({ digest = [] }) => digest)

export const outboxSources = [caseSource, ...areas.flatMap(({ outbox }) => outbox ?? [])]

export const caseKinds: CaseKinds = Object.assign({}, ...areas.map((area) => area.caseKinds))

/** Personal data that is exported and erased with a member. */
export const personalData = areas.flatMap((area) => area.personalData ?? [])

/** Records that are erased again after a restore. */
export const erasables = areas.flatMap((area) => area.erasable ?? [])

export const memberAdministration = areas.find(
  (area) => area.memberAdministration,
)?.memberAdministration

export const spellingSource = searchSpellings

export { nameRule } from '../features/webboard/rules/name-rule.ts'
