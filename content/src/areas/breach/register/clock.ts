import type { Risk } from './breach.labels.ts'
import type { BreachStep } from './breach-steps.rows.ts'

const hourMs = 60 * 60_000
/** Within so many hours of finding it the office is told, where there is a risk. */
export const noticeHours = 72

export const noticeDue = (foundAt: string) => new Date(Date.parse(foundAt) + noticeHours * hourMs)

interface Standing {
  foundAt: string
  risk: Risk | null
  steps: readonly Pick<BreachStep, 'act'>[]
}

/** How it stands with telling the office; hours are whole ones, negative once it is overdue. */
export type Clock = { kind: 'none' } | { kind: 'told' } | { kind: 'running'; hoursLeft: number }

export function clockOf({ foundAt, risk, steps }: Standing, now: Date): Clock {
  if (steps.some(({ act }) => act === 'told-office')) return { kind: 'told' }
  if (risk === 'none') return { kind: 'none' }
  const hoursLeft = Math.floor((noticeDue(foundAt).getTime() - now.getTime()) / hourMs)
  return { kind: 'running', hoursLeft }
}

/** Whether all that its risk asks for was done; what nobody has assessed is not. */
export function mayClose({ risk, steps }: Omit<Standing, 'foundAt'>): boolean {
  const has = (wanted: BreachStep['act']) => steps.some(({ act }) => act === wanted)
  if (risk === null) return false
  if (risk === 'none') return true
  return has('told-office') && (risk === 'risk' || has('told-concerned'))
}
