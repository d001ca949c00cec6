/** Of each: what the oldest browsers drop, with all the rules or the one declaration that it stands in. */
const newer: readonly [what: string, sign: RegExp][] = [
  ['a query of a range', /@(?:media|container)[^{]*[<>][^{]*\{/g],
  ['a query that says not or or', /@media[^{]*(?:\bnot \(|\) or \()[^{]*\{/g],
  ['a transform of its own', /[{;]\s*(?:translate|scale|rotate)\s*:/g],
  ['nesting', /[{;]\s*&/g],
]

/** What built styles have that nothing of the page may depend on: most else degrades, as `:has()` does. */
export function findNewerStyles(css: string): string[] {
  return newer.flatMap(([what, sign]) =>
    Array.from(css.matchAll(sign), ({ 0: found, index }) => {
      return `${what}: ${css.slice(Math.max(index - 30, 0), index + found.length + 30)}`
    }),
  )
}
