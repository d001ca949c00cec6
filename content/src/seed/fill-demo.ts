import type { BasePayload } from 'payload'
import { branches } from '../branch/branch.demo.ts'
import { customerReviews } from '../branch/customer-review.demo.ts'
import { provinces } from '../branch/province.demo.ts'
import { sectors } from '../branch/sector.demo.ts'
import { refreshStatistics } from '../database/statistics.ts'
import { needsDemo, noteDemo } from './demo-state.ts'
import { createProgress } from './progress.ts'
import { seedBranches } from './seed-branches.ts'
import { seedGlobals } from './seed-globals.ts'
import { countPictures, seedPictures } from './seed-pictures.ts'
import { seedPlaces } from './seed-places.ts'
import { seedReviews } from './seed-reviews.ts'

const globals = 3

/** Fills an empty database with the demo brand; goes on where an earlier run was cut short. */
export async function fillDemo(payload: BasePayload): Promise<void> {
  if (!(await needsDemo(payload))) return
  await noteDemo(payload, 'filling')
  const records = sectors.length + provinces.length + branches.length + customerReviews.length
  const progress = createProgress(countPictures() + records + globals)
  const pictureIds = await seedPictures(payload, progress)
  const provinceIds = await seedPlaces(payload, progress)
  await seedBranches(payload, provinceIds, pictureIds, progress)
  await seedReviews(payload, pictureIds, progress)
  await seedGlobals(payload, pictureIds, progress)
  await refreshStatistics(payload)
  await noteDemo(payload, 'filled')
}
