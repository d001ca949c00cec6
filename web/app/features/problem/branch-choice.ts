import type { Placed } from '../../core/blocks/near-me/distance.ts'
import type { ComboboxOption } from '../../core/ui/combobox/combobox-option.ts'

/** A branch to choose; its value is its id. */
export type BranchChoice = ComboboxOption & Placed

/** The branches of a province, as a select shows them. */
export interface ProvinceChoices {
  label: string
  options: readonly BranchChoice[]
}
