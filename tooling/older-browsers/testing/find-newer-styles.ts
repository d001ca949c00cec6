/** Features that the oldest browsers lack; they drop the rules or declarations that contain them. */
const newer: readonly [what: string, sign: RegExp][] = [
  ['a query of a range', /@(?:media|container)[^{]*[<>][^{]*\{/g],
  ['a query that says not or or', /@media[^{]*(?:\bnot \(|\) or \()[^{]*\{/g],
  ['a transform of its own', /[{;]\s*(?:translate|scale|rotate)\s*:/g],
  ['nesting', /[{;]\s*&/g],
]

const newerSelector =
  /:has\(|:modal\b|::details-content|:user-(?:in)?valid|:popover-open|:open\b|:state\(/

/**
 * Finds styles that break other styles in the oldest browsers. A rule with only `:has()` is merely ignored, but in a
 * selector list it drops the whole rule.
 */
export function findNewerStyles(css: string): string[] {
  const found = newer.flatMap(([what, sign]) =>
    Array.from(css.matchAll(sign), ({ 0: piece, index }) => {
      return `${what}: ${css.slice(Math.max(index - 30, 0), index + piece.length + 30)}`
    }),
  )
  const mixed = Array.from(css.matchAll(/[^{};]+(?=\{)/g), ([list]) => list).filter((list) => {
    if (list.trim().startsWith('@')) return false
    const selectors = splitList(list)
    const count = selectors.filter((selector) => newerSelector.test(selector)).length
    return count > 0 && count < selectors.length
  })
  return [...found, ...mixed.map((list) => `a list with a newer selector: ${list.trim()}`)]
}

/** Splits at commas outside brackets. */
function splitList(list: string): string[] {
  let depth = 0
  const selectors = ['']
  for (const sign of list) {
    if (sign === '(' || sign === '[') depth += 1
    if (sign === ')' || sign === ']') depth -= 1
    if (sign === ',' && depth === 0) selectors.push('')
    else selectors[selectors.length - 1] += sign
  }
  return selectors
}
