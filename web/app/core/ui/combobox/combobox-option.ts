export interface ComboboxOption {
  value: string
  label: string
  /** What tells it from others with a like name. */
  detail?: string | undefined
}
