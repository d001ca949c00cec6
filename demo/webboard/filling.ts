import type { BasePayload } from 'payload'

/** What the parts of the board share while it is filled. */
export interface Filling {
  payload: BasePayload
  /** In milliseconds since 1970. */
  filledAt: number
  /** Id of the member of staff in whose name the board is kept decent. */
  staff: number
  /** Ids of members, by the keys of authors. */
  authorIds: ReadonlyMap<string, string>
  /** What is stored of each topic, by its title. */
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
