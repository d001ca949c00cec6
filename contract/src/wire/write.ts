import type { WireTable } from './wire-table.ts'

/** One call that stores something; the client, the service's route and OpenAPI are made from it. */
export interface Write<Body> {
  readonly operation: string
  readonly method: 'POST'
  readonly path: string
  readonly summary: string
  /** Who may call: anyone, or a member with a bearer token. */
  readonly caller: 'anyone' | 'member'
  /** The table of the record that is sent. */
  readonly table: WireTable<Body>
  /** Where the call stands in the specification; none for our additions. */
  readonly source?: string
}

type WriteDescription<Body> = Pick<Write<Body>, 'path' | 'summary' | 'table'> &
  Partial<Pick<Write<Body>, 'caller' | 'source'>>

/**
 * Describes a call that stores a record and answers 204 once it is stored. A record that is sent
 * has no language block: its table must have none.
 */
export function defineWrite<Body>(
  operation: string,
  description: WriteDescription<Body>,
): Write<Body> {
  const text = description.table.fields.find(({ isText }) => isText)
  if (text) throw new Error(`${operation} cannot send "${text.name}": it is a text by language`)
  return { operation, method: 'POST', caller: 'anyone', ...description }
}
