/** From which width of the screen on the navigation stands in the bar; below it folds into a menu. */
export type UnfoldWidth = 'tablet' | 'desktop' | 'wide' | 'never'

/** What the bar has for brand and navigation at each width, in rem: the rest is language, contacts and account. */
const roomRem: readonly (readonly [UnfoldWidth, number])[] = [
  ['tablet', 36.5],
  ['desktop', 46.5],
  ['wide', 55.2],
]

/**
 * Decides by the length of the words, which editors choose: what does not fit in one line folds.
 * Thai vowels and tone marks above and below their letter take no width.
 */
export function unfoldWidthOf(brandName: string, labels: readonly string[]): UnfoldWidth {
  const brand = 3.5 + characterCount(brandName) * 0.72
  const entries = labels.reduce((sum, text) => sum + characterCount(text) * 0.54 + 1, 0)
  return roomRem.find(([, room]) => brand + entries <= room)?.[0] ?? 'never'
}

function characterCount(text: string): number {
  return text.replace(/\p{Mn}/gu, '').length
}
