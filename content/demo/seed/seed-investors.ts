import type { BasePayload } from 'payload'
import type { Localized } from '../../src/ground/languages/localized.ts'
import { franchiseComments, type FranchiseCommentDemo } from '../investor/franchise-comment.demo.ts'
import { franchisePackages } from '../investor/franchise-package.demo.ts'
import { investorReasons, type InvestorReasonDemo } from '../investor/investor-reason.demo.ts'
import { seedInvestorPage } from './seed-investor-page.ts'
import { seedPackage } from './seed-packages.ts'
import type { Progress } from './progress.ts'
import { pictureNamed, type PictureIds } from './seed-pictures.ts'

export function countInvestors(): number {
  return investorReasons.length + franchisePackages.length + franchiseComments.length + 1
}

/** Creates what of the investor page is missing, and completes what was cut off. */
export async function seedInvestors(
  payload: BasePayload,
  pictureIds: PictureIds,
  progress: Progress,
): Promise<void> {
  for (const [index, reason] of investorReasons.entries()) {
    await seedReason(payload, reason, index + 1, pictureNamed(pictureIds, reason.picture))
    progress.step(reason.title.th)
  }
  for (const [index, demo] of franchisePackages.entries()) {
    await seedPackage(payload, demo, index + 1, pictureNamed(pictureIds, demo.picture))
    progress.step(`franchise ${demo.size}`)
  }
  for (const [index, comment] of franchiseComments.entries()) {
    await seedComment(payload, comment, index + 1, pictureNamed(pictureIds, comment.picture))
    progress.step(comment.name.th)
  }
  await seedInvestorPage(payload, pictureIds)
  progress.step('investor-page')
}

async function seedReason(
  payload: BasePayload,
  { title, description }: InvestorReasonDemo,
  sort: number,
  image: string,
): Promise<void> {
  const collection = 'investor-reasons'
  const { docs } = await payload.find({
    collection,
    where: { title: { equals: title.th } },
    locale: 'th',
    limit: 1,
  })
  const texts = (language: keyof Localized) => ({
    title: title[language],
    description: description[language],
    _status: 'published' as const,
  })
  const data = { ...texts('th'), sort, image }
  const { id } = docs[0] ?? (await payload.create({ collection, locale: 'th', data }))
  await payload.update({ collection, id, locale: 'en', data: texts('en') })
}

async function seedComment(
  payload: BasePayload,
  { name, feedback, status }: FranchiseCommentDemo,
  sort: number,
  image: string,
): Promise<void> {
  const common = { collection: 'franchise-comments', draft: status === 'draft' } as const
  const { docs } = await payload.find({
    collection: common.collection,
    where: { name: { equals: name.th } },
    locale: 'th',
    limit: 1,
  })
  const texts = (language: keyof Localized) => ({
    name: name[language],
    feedback: feedback[language],
    _status: status,
  })
  const data = { ...texts('th'), sort, image }
  const { id } = docs[0] ?? (await payload.create({ ...common, locale: 'th', data }))
  await payload.update({ ...common, id, locale: 'en', data: texts('en') })
}
