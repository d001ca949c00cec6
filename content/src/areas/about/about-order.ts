import type { Milestone } from '@washhouse/contract/about/about.contract'

interface Sorted {
  id: number
  sort: number | null
}

/** As the published lists stand: last comes what nobody has put in order. */
export function inOrder(left: Sorted, right: Sorted): number {
  const place = ({ sort }: Sorted) => sort ?? Number.MAX_SAFE_INTEGER
  return place(left) - place(right) || left.id - right.id
}

/** The oldest first; within a year as the editors put it. */
export function byYear(left: Milestone, right: Milestone): number {
  return left.year - right.year || inOrder(left, right)
}
