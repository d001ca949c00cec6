import type { BasePayload } from 'payload'
import type { Localized } from '../../src/ground/languages/localized.ts'
import {
  allowedLaundry,
  forbiddenLaundry,
  productHead,
  productPayments,
  productPromise,
  productSteps,
} from '../product/product-page.demo.ts'
import type { ProductPage } from '../../src/ground/payload-types.ts'
import { rowId } from './row-id.ts'
import { pictureNamed, type PictureIds } from './seed-pictures.ts'

interface Row {
  title: Localized
  text: Localized | null
}

export async function seedProductPage(payload: BasePayload, pictureIds: PictureIds): Promise<void> {
  const backgroundImage = pictureNamed(pictureIds, productHead.picture)
  for (const language of ['th', 'en'] as const) {
    const title = productHead.title[language]
    const description = productHead.description[language]
    await payload.updateGlobal({
      slug: 'product-head',
      locale: language,
      data: { title, description, backgroundImage, _status: 'published' },
    })
  }
  const slug = 'product-page'
  const stored = await payload.updateGlobal({
    slug,
    locale: 'th',
    data: pageIn('th', pictureIds),
  })
  await payload.updateGlobal({ slug, locale: 'en', data: pageIn('en', pictureIds, stored) })
}

function pageIn(language: keyof Localized, pictureIds: PictureIds, stored?: ProductPage) {
  const write = ({ title, text }: Row) => ({
    title: title[language],
    text: text ? text[language] : null,
  })
  return {
    steps: productSteps.map(({ picture, ...step }, index) => ({
      ...rowId(stored?.steps, index),
      ...write(step),
      image: pictureNamed(pictureIds, picture),
    })),
    allowed: allowedLaundry.map((row, index) => ({
      ...rowId(stored?.allowed, index),
      ...write(row),
    })),
    forbidden: forbiddenLaundry.map((row, index) => ({
      ...rowId(stored?.forbidden, index),
      ...write(row),
    })),
    payments: productPayments.map(({ kind, ...row }, index) => ({
      ...rowId(stored?.payments, index),
      ...write(row),
      kind,
    })),
    promiseTitle: productPromise.title[language],
    promiseText: productPromise.text[language],
    _status: 'published' as const,
  }
}
