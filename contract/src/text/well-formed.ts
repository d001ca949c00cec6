// Half of a surrogate pair: with `u` a whole pair is one character of another category.
const half = /\p{Surrogate}/u
const halves = /\p{Surrogate}/gu

/** Whether no half of a surrogate pair stands alone; browsers before 2023 have no `isWellFormed`. */
export function isWellFormed(text: string): boolean {
  return !half.test(text)
}

/** The text with U+FFFD in place of every lone half of a surrogate pair, which neither addresses nor databases hold. */
export function toWellFormed(text: string): string {
  return text.replace(halves, '\uFFFD')
}
