/** The next option in a direction, wrapping around; -1 in an empty list. */
export function stepTo(active: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1
  if (active < 0) return step > 0 ? 0 : count - 1
  return (active + step + count) % count
}
