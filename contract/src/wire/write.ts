import type { Answer } from './answer.ts'
import type { WireTable } from './wire-table.ts'

/** One call that stores something; the client, the service's route and OpenAPI are made from it. */
export interface Write<Body, Result = undefined> {
  readonly operation: string
  readonly method: 'POST'
  readonly path: string
  readonly summary: string
  /** Who may call: anyone, or a member with a bearer token. */
  readonly caller: 'anyone' | 'member'
  /** The table of the record that is sent. */
  readonly table: WireTable<Body>
  /** Where several records go to one path: the value of the field `type` that tells this one. */
  readonly variant?: string
  /** Whether the record may also come as a form, urlencoded or multipart. */
  readonly takesForms: boolean
  /** Names of the files that a multipart form may carry beside the record. */
  readonly files: readonly string[]
  /** What it is answered with; null: 204 and nothing. */
  readonly answer: Answer<Result> | null
  /** Where the call stands in the specification; none for our additions. */
  readonly source?: string
}

type WriteDescription<Body> = Pick<Write<Body>, 'path' | 'summary' | 'table'> &
  Partial<Pick<Write<Body>, 'caller' | 'source' | 'variant' | 'takesForms' | 'files'>>

/**
 * Describes a call that stores a record and answers once it is stored: with 204, unless an answer is
 * given. A record that is sent has no language block: its table must have none.
 */
export function defineWrite<Body, Result>(
  operation: string,
  description: WriteDescription<Body> & { answer: Answer<Result> },
): Write<Body, Result>
export function defineWrite<Body>(
  operation: string,
  description: WriteDescription<Body>,
): Write<Body>
export function defineWrite<Body>(
  operation: string,
  description: WriteDescription<Body> & { answer?: Answer<unknown> },
): Write<Body, unknown> {
  const text = description.table.fields.find(({ isText }) => isText)
  if (text) throw new Error(`${operation} cannot send "${text.name}": it is a text by language`)
  return {
    operation,
    method: 'POST',
    caller: 'anyone',
    takesForms: false,
    files: [],
    answer: null,
    ...description,
  }
}
