import { readFileSync } from 'node:fs'
import type { BranchSummary } from '../branch-summary.ts'
import { makeSummary } from '../branch.fixtures.ts'
import { readProvince, type ProvinceShape, type StoredProvince } from './provinces.ts'

/** The provinces as the website has them. */
export function readBuiltProvinces(): ProvinceShape[] {
  const file = new URL('provinces.json', import.meta.url)
  const stored: StoredProvince[] = JSON.parse(readFileSync(file, 'utf8'))
  return stored.map(readProvince)
}

export function placeBranch(id: number, longitude: number, latitude: number): BranchSummary {
  return makeSummary({ id, slug: `branch-${id}`, longitude, latitude })
}
