import type { ComboboxOption } from '../../ui/combobox/combobox-option.ts'
import type { SelectGroup } from '../../ui/field/field.tsx'

/** A branch to choose. */
export interface BranchChoice {
  id: number
  slug: string
  name: string
  provinceName: string
  landmark: string | null
  latitude: number | null
  longitude: number | null
}

/** The branches as a select shows them, each under its province. */
export function groupByProvince(branches: readonly BranchChoice[]): SelectGroup[] {
  return [...Map.groupBy(branches, ({ provinceName }) => provinceName)].map(([label, members]) => ({
    label,
    options: members.map(({ id, name }) => ({ value: String(id), label: name })),
  }))
}

export function toOption({ id, name, landmark, provinceName }: BranchChoice): ComboboxOption {
  return { value: String(id), label: name, detail: landmark ?? provinceName }
}

/** A list that nobody reads to its end. */
export const mostShown = 50

/** What is found until the finder that folds Thai has come. */
export function findByName(branches: readonly BranchChoice[]) {
  return (typed: string): ComboboxOption[] =>
    branches
      .filter(({ name }) => name.includes(typed))
      .slice(0, mostShown)
      .map(toOption)
}
