import type { BasePayload } from 'payload'
import type { Localized } from '../../src/ground/languages/localized.ts'
import { franchiseFacts } from '../investor/franchise-fact.demo.ts'
import {
  assumptions,
  estimateNote,
  interestNote,
  investorHead,
} from '../investor/investor-page.demo.ts'
import type { InvestorPage } from '../../src/ground/payload-types.ts'
import { rowId } from './row-id.ts'
import { pictureNamed, type PictureIds } from './seed-pictures.ts'

export async function seedInvestorPage(
  payload: BasePayload,
  pictureIds: PictureIds,
): Promise<void> {
  const backgroundImage = pictureNamed(pictureIds, investorHead.picture)
  for (const language of ['th', 'en'] as const) {
    const title = investorHead.title[language]
    const description = investorHead.description[language]
    await payload.updateGlobal({
      slug: 'investor-head',
      locale: language,
      data: { title, description, backgroundImage, _status: 'published' },
    })
  }
  const slug = 'investor-page'
  const { facts } = await payload.updateGlobal({ slug, locale: 'th', data: pageIn('th') })
  await payload.updateGlobal({ slug, locale: 'en', data: pageIn('en', facts) })
}

function pageIn(language: keyof Localized, stored?: InvestorPage['facts']) {
  return {
    assumptions,
    estimateNote: estimateNote[language],
    interestNote: interestNote[language],
    facts: franchiseFacts.map(({ title, text }, index) => ({
      ...rowId(stored, index),
      title: title[language],
      text: text[language],
    })),
    _status: 'published' as const,
  }
}
