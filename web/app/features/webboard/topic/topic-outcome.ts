/** Why the mark of a solution was not stored, in the topic's address. */
const outcomes = ['failed', 'refused'] as const
export type SolveOutcome = (typeof outcomes)[number]

const parameter = 'solve'

/** Null for what is none of them. */
export function readSolveOutcome({ searchParams }: URL): SolveOutcome | null {
  return outcomes.find((outcome) => outcome === searchParams.get(parameter)) ?? null
}

/** The address of a page of the topic with it, or without. */
export function withSolveOutcome(path: string, outcome: SolveOutcome | null): string {
  const url = new URL(path, 'http://own.invalid')
  url.searchParams.delete(parameter)
  if (outcome) url.searchParams.set(parameter, outcome)
  return url.pathname + url.search
}
