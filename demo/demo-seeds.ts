import { aboutSeeds } from './about/seed-about.ts'
import { bannerSeed } from './banner/seed-banners.ts'
import { branchPageSeeds, branchSeeds } from './branch/seed-branch.ts'
import { consentSeeds } from './consent/seed-consent.ts'
import { contactPageSeed, leadSeed, leadSettingsSeed } from './contact/seed-contact.ts'
import { downloadSeeds } from './download/seed-download.ts'
import { drawingSeed } from './drawings/seed-drawings.ts'
import { faqSeeds } from './faq/seed-faq.ts'
import { enewsSeeds } from './enews/seed-enews.ts'
import { homeSeed } from './home/seed-home.ts'
import { investorSeeds } from './investor/seed-investor.ts'
import { newsSeeds } from './news/seed-news.ts'
import { notificationSeed } from './notification/seed-notification.ts'
import { policySeeds } from './policy/seed-policy.ts'
import { productSeeds } from './product/seed-product.ts'
import type { Seed } from './seed/seeding.ts'
import { seoSeed } from './seo/seed-seo.ts'
import { navigationSeed, settingsSeed } from './settings/seed-settings.ts'
import { webboardSeeds } from './webboard/seed-webboard.ts'

/** All demo content. Seeds come after the pictures and records that they refer to. */
export const demoSeeds: readonly Seed[] = [
  drawingSeed,
  ...branchSeeds,
  ...newsSeeds,
  ...downloadSeeds,
  ...enewsSeeds,
  notificationSeed,
  ...productSeeds,
  ...investorSeeds,
  ...aboutSeeds,
  ...faqSeeds,
  bannerSeed,
  ...policySeeds,
  ...consentSeeds,
  seoSeed,
  ...branchPageSeeds,
  settingsSeed,
  leadSettingsSeed,
  navigationSeed,
  contactPageSeed,
  homeSeed,
  leadSeed,
  ...webboardSeeds,
]
