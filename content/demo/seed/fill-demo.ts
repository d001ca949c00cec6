import type { BasePayload } from 'payload'
import { banners } from '../banner/banner.demo.ts'
import { branches } from '../branch/branch.demo.ts'
import { customerReviews } from '../branch/customer-review.demo.ts'
import { provinces } from '../branch/province.demo.ts'
import { sectors } from '../branch/sector.demo.ts'
import { leads } from '../contact/lead.demo.ts'
import { specialEvents } from '../news/special-event.demo.ts'
import { seoRecords } from '../seo/seo.demo.ts'
import { refreshStatistics } from '../../src/ground/database/statistics.ts'
import { needsDemo, noteDemo } from './demo-state.ts'
import { createProgress } from './progress.ts'
import { countAbout, seedAbout } from './seed-about.ts'
import { seedBranches } from './seed-branches.ts'
import { seedBanners } from './seed-banners.ts'
import { countConsent, seedConsent } from './seed-consent.ts'
import { globalsCount, seedGlobals } from './seed-globals.ts'
import { countInvestors, seedInvestors } from './seed-investors.ts'
import { seedLeads } from './seed-leads.ts'
import { countMachines, seedMachines } from './seed-machines.ts'
import { countNews, seedNews } from './seed-news.ts'
import { countPictures, seedPictures } from './seed-pictures.ts'
import { seedPlaces } from './seed-places.ts'
import { countPolicies, seedPolicies } from './seed-policies.ts'
import { seedReviews } from './seed-reviews.ts'
import { seedSeo } from './seed-seo.ts'
import { seedSpecialEvents } from './seed-special-events.ts'

/** Fills an empty database with the demo brand; goes on where an earlier run was cut short. */
export async function fillDemo(payload: BasePayload): Promise<void> {
  if (!(await needsDemo(payload))) return
  await noteDemo(payload, 'filling')
  const records = sectors.length + provinces.length + branches.length + customerReviews.length
  const newsRecords = countNews() + specialEvents.length
  const siteRecords = banners.length + seoRecords.length + globalsCount
  const investorRecords = countInvestors()
  const privacyRecords = countPolicies() + countConsent()
  const progress = createProgress(
    countPictures() +
      records +
      newsRecords +
      investorRecords +
      countAbout() +
      countMachines() +
      siteRecords +
      privacyRecords +
      leads.length,
  )
  const pictureIds = await seedPictures(payload, progress)
  const provinceIds = await seedPlaces(payload, progress)
  await seedBranches(payload, provinceIds, pictureIds, progress)
  await seedReviews(payload, pictureIds, progress)
  await seedNews(payload, pictureIds, progress)
  await seedSpecialEvents(payload, pictureIds, progress)
  await seedMachines(payload, pictureIds, progress)
  await seedInvestors(payload, pictureIds, progress)
  await seedAbout(payload, pictureIds, progress)
  await seedBanners(payload, pictureIds, progress)
  await seedPolicies(payload, pictureIds, progress)
  await seedConsent(payload, pictureIds, progress)
  await seedSeo(payload, progress)
  await seedGlobals(payload, pictureIds, progress)
  await seedLeads(payload, provinceIds, progress)
  await refreshStatistics(payload)
  await noteDemo(payload, 'filled')
}
