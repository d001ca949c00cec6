import type { BasePayload } from 'payload'
import {
  advertisingCookie,
  analyticsCookie,
  cookieDetail,
  generalCookies,
} from '../consent/consent.demo.ts'
import type { Localized } from '../../src/ground/languages/localized.ts'
import { policyVersion } from '../policy/policy.demo.ts'
import type { Progress } from './progress.ts'
import { pictureNamed, type PictureIds } from './seed-pictures.ts'

const languages = ['th', 'en'] as const

// The banner, the two kinds that one may refuse, and what is measured.
const globalsCount = 4

export function countConsent(): number {
  return globalsCount + generalCookies.length
}

export async function seedConsent(
  payload: BasePayload,
  pictureIds: PictureIds,
  progress: Progress,
): Promise<void> {
  const { header, description } = cookieDetail
  const logo = pictureNamed(pictureIds, cookieDetail.logo)
  const closeIcon = pictureNamed(pictureIds, cookieDetail.closeIcon)
  for (const language of languages) {
    const texts = { header: header[language], description: description[language] }
    const data = { ...texts, logo, closeIcon }
    await payload.updateGlobal({ slug: 'cookie-detail', locale: language, data })
  }
  progress.step('cookie-detail')

  for (const [index, cookie] of generalCookies.entries()) {
    await seedGeneralCookie(payload, cookie, index + 1)
    progress.step(cookie.title.th)
  }
  for (const language of languages) {
    const _status = 'published'
    const analytics = { ...textsIn(language, analyticsCookie), _status } as const
    const advertising = { ...textsIn(language, advertisingCookie), _status } as const
    await payload.updateGlobal({ slug: 'analytics-cookie', locale: language, data: analytics })
    await payload.updateGlobal({ slug: 'advertising-cookie', locale: language, data: advertising })
  }
  progress.step('analytics-cookie')
  progress.step('advertising-cookie')

  // Without ids nothing is ever requested; the rest stands as the specification has it.
  await payload.updateGlobal({ slug: 'tracking', data: { policyVersion } })
  progress.step('tracking')
}

interface Category {
  title: Localized
  description: Localized
}

function textsIn(language: keyof Localized, { title, description }: Category) {
  return { title: title[language], description: description[language] }
}

async function seedGeneralCookie(
  payload: BasePayload,
  cookie: Category,
  sort: number,
): Promise<void> {
  const collection = 'general-cookies'
  const { docs } = await payload.find({
    collection,
    where: { title: { equals: cookie.title.th } },
    locale: 'th',
    limit: 1,
  })
  const data = { ...textsIn('th', cookie), sort }
  const { id } = docs[0] ?? (await payload.create({ collection, locale: 'th', data }))
  await payload.update({ collection, id, locale: 'en', data: textsIn('en', cookie) })
}
