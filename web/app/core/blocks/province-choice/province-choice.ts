import type { Province } from '@washhouse/contract/branch/branch.contract'
import type { Language } from '@washhouse/contract/language'

/** A province that one can choose, with the number of its shops; null when that could not be had. */
export interface ProvinceChoice extends Province {
  branches: number | null
}

/**
 * The provinces that have shops, each with their number, in the order of the language; all of them when
 * the shops could not be had.
 */
export function chooseProvinces(
  provinces: readonly Province[],
  branches: readonly { province: number }[] | null,
  language: Language,
): ProvinceChoice[] {
  const byName = new Intl.Collator(language)
  return provinces
    .map((province) => ({ ...province, branches: countIn(province, branches) }))
    .filter((choice) => choice.branches !== 0)
    .sort((a, b) => byName.compare(a.name, b.name))
}

/** 'เชียงใหม่ (12)' */
export function labelProvince({ name, branches }: ProvinceChoice): string {
  return branches === null ? name : `${name} (${branches})`
}

function countIn({ id }: Province, branches: readonly { province: number }[] | null) {
  return branches && branches.filter(({ province }) => province === id).length
}
