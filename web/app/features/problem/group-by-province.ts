import type { NamedBranch } from '../../core/blocks/branch-names/named-branches.server.ts'
import type { ProvinceChoices } from './branch-choice.ts'

/** Groups branches by province; the landmark distinguishes branches with similar names. */
export function groupByProvince(branches: readonly NamedBranch[]): ProvinceChoices[] {
  const members = new Map<string, NamedBranch[]>()
  for (const branch of branches) {
    const group = members.get(branch.provinceName)
    if (group) group.push(branch)
    else members.set(branch.provinceName, [branch])
  }
  return Array.from(members, ([label, group]) => ({
    label,
    options: group.map(({ id, name, landmark, latitude, longitude }) => ({
      value: String(id),
      label: name,
      detail: landmark ?? label,
      latitude,
      longitude,
    })),
  }))
}
