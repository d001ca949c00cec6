// Half of a surrogate pair; with `u` a whole pair has another category.
const half = /\p{Surrogate}/u
const halves = /\p{Surrogate}/gu

/** True without lone surrogates; browsers before 2023 have no `isWellFormed`. */
export function isWellFormed(text: string): boolean {
  return !half.test(text)
}

/** Replaces lone surrogates by U+FFFD, as URLs and databases cannot contain them. */
export function toWellFormed(text: string): string {
  return text.replace(halves, '\uFFFD')
}
