import type { Placed } from '../../core/blocks/near-me/distance.ts'
import type { ComboboxOption } from '../../core/ui/combobox/combobox-option.ts'

/** An option; its value is the branch id. */
export type BranchChoice = ComboboxOption & Placed

export interface ProvinceChoices {
  label: string
  options: readonly BranchChoice[]
}
