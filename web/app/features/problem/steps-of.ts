import type { ProblemState } from '@washhouse/contract/contact/contact.contract'

export interface ProblemStep {
  state: ProblemState
  progress: 'done' | 'now' | 'ahead'
}

const order: readonly ProblemState[] = ['received', 'working', 'refunded', 'closed']

/** The steps of a report. A closed report may have had no refund, so that step is left out. */
export function stepsOf(current: ProblemState): ProblemStep[] {
  const reached = order.indexOf(current)
  return order
    .filter((state) => current !== 'closed' || state !== 'refunded')
    .map((state) => ({ state, progress: progressOf(order.indexOf(state) - reached) }))
}

function progressOf(distance: number): ProblemStep['progress'] {
  if (distance === 0) return 'now'
  return distance < 0 ? 'done' : 'ahead'
}
