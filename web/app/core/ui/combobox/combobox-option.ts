export interface ComboboxOption {
  value: string
  label: string
  /** Distinguishes it from options with a similar name. */
  detail?: string | undefined
}
