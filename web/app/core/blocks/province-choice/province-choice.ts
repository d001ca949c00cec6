import type { Province } from '@washhouse/contract/branch/branch.contract'
import type { Language } from '@washhouse/contract/language'

/** A selectable province with its number of shops; null if unknown. */
export interface ProvinceChoice extends Province {
  branches: number | null
}

/** Provinces with shops and their number, in the language's order; all provinces if the shops could not be loaded. */
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
