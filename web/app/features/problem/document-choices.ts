import type { Placed } from '../../blocks/near-me/distance.ts'
import type { ComboboxOption } from '../../ui/combobox/combobox-option.ts'
import type { SelectGroup, SelectOption } from '../../ui/field/field.tsx'
import { documentReader } from '../../ui/kept-markup/document-reader.ts'

/** A branch to choose; its value is its id. */
export type BranchChoice = ComboboxOption & Placed

/** The branches of a province, as a select shows them. */
export interface ProvinceChoices {
  label: string
  options: readonly BranchChoice[]
}

/**
 * The branches as the document's list holds them, which was to be sent once: what finds them by typing
 * or by place reads their landmarks and places there too.
 */
export const readProvinces = documentReader<readonly ProvinceChoices[], readonly ProvinceChoices[]>(
  (list) =>
    Array.from(list.querySelectorAll('optgroup'), ({ label, children }) => ({
      label,
      options: Array.from(children).flatMap((option) =>
        option instanceof HTMLOptionElement ? [readChoice(option, label)] : [],
      ),
    })),
)

export function printProvince({ label, options }: ProvinceChoices): SelectGroup {
  return { label, options: options.map((choice) => printChoice(choice, label)) }
}

function printChoice(choice: BranchChoice, province: string): SelectOption {
  const { value, label, detail, latitude, longitude } = choice
  return {
    value,
    label,
    data: {
      ...(detail !== undefined && detail !== province && { 'data-detail': detail }),
      ...(latitude !== null && longitude !== null && { 'data-place': `${latitude},${longitude}` }),
    },
  }
}

function readChoice(option: HTMLOptionElement, province: string): BranchChoice {
  const { detail = province, place } = option.dataset
  const [latitude, longitude] = place?.split(',').map(Number) ?? []
  return {
    value: option.value,
    label: option.text,
    detail,
    latitude: latitude ?? null,
    longitude: longitude ?? null,
  }
}
