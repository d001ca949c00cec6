import type { Sector } from '@washhouse/contract/branch/branch.contract'
import {
  labelProvince,
  type ProvinceChoice,
} from '../../core/blocks/province-choice/province-choice.ts'
import type { SelectGroup } from '../../core/ui/field/field.tsx'

export function groupProvinces(
  sectors: readonly Sector[],
  provinces: readonly ProvinceChoice[],
  chosenSector: string,
): SelectGroup[] {
  return sectors
    .filter(({ id }) => chosenSector === '' || String(id) === chosenSector)
    .map(({ id, name }) => ({
      label: name,
      options: provinces
        .filter(({ sector }) => sector === id)
        .map((province) => ({ value: String(province.id), label: labelProvince(province) })),
    }))
    .filter(({ options }) => options.length > 0)
}
