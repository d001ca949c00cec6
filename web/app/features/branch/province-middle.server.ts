import type { Branch, Province } from '@washhouse/contract/branch/branch.contract'
import type { Place } from '../../core/blocks/near-me/distance.ts'
import shapes from '@washhouse/contract/branch/provinces.json' with { type: 'json' }
import { middleOf } from './filter-branches.ts'

const stepsPerDegree = 1000

/** The mean of the province's branches, else its label position on the map; null for an unknown name. */
export function middleOfProvince(
  province: Pick<Province, 'id' | 'name'>,
  branches: readonly Pick<Branch, 'province' | 'latitude' | 'longitude'>[],
): Place | null {
  const ofShops = middleOf(branches.filter((branch) => branch.province === province.id))
  return ofShops ?? heartOf(province.name)
}

function heartOf(provinceName: string): Place | null {
  const shape = shapes.find(({ name }) => name.th === provinceName || name.en === provinceName)
  const [longitude, latitude] = shape?.heart ?? []
  if (longitude === undefined || latitude === undefined) return null
  return { latitude: latitude / stepsPerDegree, longitude: longitude / stepsPerDegree }
}
