/** Why the last press on a topic was not stored, by what was pressed. */
const outcomes = ['solve.failed', 'solve.refused', 'follow.failed', 'follow.full'] as const
export type TopicOutcome = (typeof outcomes)[number]

const parameter = 'outcome'

/** What the topic's address tells; null for what is none of them. */
export function readTopicOutcome({ searchParams }: URL): TopicOutcome | null {
  return outcomes.find((outcome) => outcome === searchParams.get(parameter)) ?? null
}

/** The address of a page of the topic with it, or without. */
export function withTopicOutcome(path: string, outcome: TopicOutcome | null): string {
  const url = new URL(path, 'http://own.invalid')
  url.searchParams.delete(parameter)
  if (outcome) url.searchParams.set(parameter, outcome)
  return url.pathname + url.search
}
