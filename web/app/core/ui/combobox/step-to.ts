/** The next option of a list in a direction, around its ends; -1 where there is none. */
export function stepTo(active: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1
  if (active < 0) return step > 0 ? 0 : count - 1
  return (active + step + count) % count
}
