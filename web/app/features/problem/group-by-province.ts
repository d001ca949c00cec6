import type { NamedBranch } from '../../blocks/branch-names/named-branches.server.ts'
import type { ProvinceChoices } from './branch-choice.ts'

/** As the form offers them: each under its province, told from its like by what people around it know. */
export function groupByProvince(branches: readonly NamedBranch[]): ProvinceChoices[] {
  return [...Map.groupBy(branches, ({ provinceName }) => provinceName)].map(([label, members]) => ({
    label,
    options: members.map(({ id, name, landmark, latitude, longitude }) => ({
      value: String(id),
      label: name,
      detail: landmark ?? label,
      latitude,
      longitude,
    })),
  }))
}
