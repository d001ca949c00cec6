import { isPlainObject } from './brackets.ts'

/**
 * Selects fields of an encoded record, e.g. ['id', 'data.title']; no selector, '*' or '*.*' selects all. Keeps relations,
 * expanded or not, and the order of keys.
 */
export function selectFields(
  record: Record<string, unknown>,
  selectors: readonly string[],
): Record<string, unknown> {
  const isWhole = selectors.length === 0 || selectors.some((selector) => selector.startsWith('*'))
  if (isWhole) return record
  const names = new Set(selectors.map((selector) => selector.split('.')[0]))
  const kept: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(record)) {
    if (names.has(name)) kept[name] = name === 'data' ? selectTexts(value, selectors) : value
  }
  return kept
}

function selectTexts(block: unknown, selectors: readonly string[]): unknown {
  if (!isPlainObject(block) || selectors.includes('data') || selectors.includes('data.*'))
    return block
  return Object.fromEntries(
    Object.entries(block).filter(([name]) => selectors.includes(`data.${name}`)),
  )
}
