/** A route's need for forms with files; every other route takes small forms only. */
export interface LargeForm {
  largeForm: {
    /** What a form may have in all. Of a larger one the page is given the fields that fit. */
    maxBytes: number
  }
}

/** `export const handle = largeForm({ maxBytes })`; put the file last in the form: what comes behind it may be missing. */
export function largeForm({ maxBytes }: LargeForm['largeForm']): LargeForm {
  return { largeForm: { maxBytes } }
}
