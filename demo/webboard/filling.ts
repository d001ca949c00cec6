import type { BasePayload } from 'payload'

/** Shared state while the board is seeded. */
export interface Filling {
  payload: BasePayload
  /** Epoch milliseconds. */
  filledAt: number
  /** Id of the staff member who moderates. */
  staff: number
  /** Member ids by the keys of authors. */
  authorIds: ReadonlyMap<string, string>
  /** Stored topics by title. */
  topics: Map<string, StoredTopic>
}

interface StoredTopic {
  post: number
  /** Ids, in the order of the demo content. */
  replies: number[]
}

export const hoursBefore = (filledAt: number, hours: number) =>
  new Date(filledAt - hours * 3_600_000)

export function known<Value>(value: Value | null | undefined, name: string): Value {
  if (value === undefined || value === null)
    throw new Error(`The demo content of the board names what is not there: ${name}`)
  return value
}
