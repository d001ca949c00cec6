import {
  readProvince,
  type ProvinceShape,
  type StoredProvince,
} from '@washhouse/contract/branch/province-shapes'
import file from '@washhouse/contract/branch/provinces.json?url'

/** The provinces, from the website itself; rejects when they do not come. */
export async function loadProvinces(): Promise<ProvinceShape[]> {
  const response = await fetch(file)
  if (!response.ok) throw new Error(`the provinces answered ${response.status}`)
  const stored: unknown = await response.json()
  if (!isProvinces(stored)) throw new Error('the provinces are not what was built')
  return stored.map(readProvince)
}

function isProvinces(value: unknown): value is StoredProvince[] {
  return (
    Array.isArray(value) &&
    value.every((each) => typeof each === 'object' && each !== null && 'rings' in each)
  )
}
