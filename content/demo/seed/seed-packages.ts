import type { BasePayload } from 'payload'
import type { Localized } from '../../src/ground/languages/localized.ts'
import { itemsOf } from '../investor/franchise-item.demo.ts'
import type { FranchisePackageDemo } from '../investor/franchise-package.demo.ts'
import { sizeFields } from '../../src/areas/investor/franchise-package.fields.ts'
import type { FranchisePackage } from '../../src/ground/payload-types.ts'
import { rowId } from './row-id.ts'

const collection = 'franchise-packages'

/** Writes a package in Thai, then its English into the same rows. */
export async function seedPackage(
  payload: BasePayload,
  demo: FranchisePackageDemo,
  sort: number,
  image: string,
): Promise<void> {
  const { size, price, machines } = demo
  const { docs } = await payload.find({
    collection,
    where: { size: { equals: size } },
    locale: 'th',
    limit: 1,
  })
  const data = { size, price, machines, sort, image, ...textsOf(demo, 'th') }
  const { id, config } = docs[0] ?? (await payload.create({ collection, locale: 'th', data }))
  await payload.update({ collection, id, locale: 'en', data: textsOf(demo, 'en', config) })
}

function textsOf(
  { size, brands, holds }: FranchisePackageDemo,
  language: keyof Localized,
  stored?: FranchisePackage['config'],
) {
  return {
    brands: brands[language],
    [sizeFields[size]]: holds[language],
    config: itemsOf(size).map(({ item, quantity, unit }, index) => ({
      ...rowId(stored, index),
      item: item[language],
      quantity,
      unit: unit[language],
    })),
    _status: 'published' as const,
  }
}
