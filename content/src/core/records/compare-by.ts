/**
 * Compares records by fields in turn, '-' before a descending one, then by id. Empty values come last, or first with
 * `emptyFirst` in ascending order.
 */
export function compareBy(keys: readonly string[], emptyFirst = false) {
  return (left: object, right: object): number => {
    for (const key of [...keys, 'id']) {
      const isDescending = key.startsWith('-')
      const name = isDescending ? key.slice(1) : key
      const [one, other]: unknown[] = [Reflect.get(left, name), Reflect.get(right, name)]
      if (one === other) continue
      const ofEmpty = emptyFirst && !isDescending ? -1 : 1
      if (one === null || other === null) return one === null ? ofEmpty : -ofEmpty
      return isLess(one, other) === isDescending ? 1 : -1
    }
    return 0
  }
}

function isLess(left: unknown, right: unknown): boolean {
  if (typeof left === 'number' && typeof right === 'number') return left < right
  return String(left) < String(right)
}
