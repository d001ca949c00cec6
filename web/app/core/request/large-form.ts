/** Declares that a route accepts forms with files; all other routes accept small forms only. */
export interface LargeForm {
  largeForm: {
    /** Total size. Of a larger form the page receives only the fields that fit. */
    maxBytes: number
  }
}

/**
 * `export const handle = largeForm({ maxBytes })`. Put the file last in the form, because fields after it may be missing.
 */
export function largeForm({ maxBytes }: LargeForm['largeForm']): LargeForm {
  return { largeForm: { maxBytes } }
}
