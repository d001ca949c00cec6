/** Minimum screen width for the navigation in the bar; below it is a menu. */
export type UnfoldWidth = 'tablet' | 'desktop' | 'wide' | 'never'

/** Room for brand and navigation at each width, in rem, without language, contacts and account. */
const roomRem: readonly (readonly [UnfoldWidth, number])[] = [
  ['tablet', 36.5],
  ['desktop', 46.5],
  ['wide', 55.2],
]

/**
 * Decides by the length of the editors' texts: a navigation that does not fit in one line becomes a menu. Thai vowels and
 * tone marks above and below a letter take no width.
 */
export function unfoldWidthOf(brandName: string, labels: readonly string[]): UnfoldWidth {
  const brand = 3.5 + characterCount(brandName) * 0.72
  const entries = labels.reduce((sum, text) => sum + characterCount(text) * 0.54 + 1, 0)
  return roomRem.find(([, room]) => brand + entries <= room)?.[0] ?? 'never'
}

function characterCount(text: string): number {
  return text.replace(/\p{Mn}/gu, '').length
}
