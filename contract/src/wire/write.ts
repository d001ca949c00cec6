import type { Answer } from './answer.ts'
import { pathNamesOf, type PathNames } from './call-path.ts'
import type { Caller } from './call.ts'
import type { Language } from '../language.ts'
import { restyleFaults, type RefusalStyle } from './restyle-faults.ts'
import type { WireTable } from './wire-table.ts'
import { encodeChanges, parseChanges, parseWriteBody } from './write-body.ts'

/**
 * One call that changes something; the client, the service's route and OpenAPI are made from it.
 * POST sends a whole record or nothing, PATCH some fields of one (`Body` is then partial), DELETE nothing (`Body` is
 * then undefined) or what it asks for; who sends no body at all is read as one who left out every field.
 */
export interface Write<
  Body,
  Result = undefined,
  PathName extends string = string,
  By extends Caller = Caller,
> {
  readonly operation: string
  readonly method: 'POST' | 'PATCH' | 'DELETE'
  /** Path with `{name}` for each path parameter, e.g. '/items/notifications/{id}'. */
  readonly path: string
  /** The names of the path's parameters. */
  readonly pathNames: readonly PathName[]
  readonly summary: string
  /** The service refuses everyone else. */
  readonly caller: By
  /** The table of what is sent; null: nothing is. */
  readonly table: WireTable<Body> | null
  /** Writes what is sent by its names on the wire; null: nothing is. */
  encode(body: Body, language: Language): Record<string, unknown> | null
  /** Reads what was sent; throws FaultyBody with all that is wrong in it, as `refuses` has it. */
  read(sent: unknown): Body
  /** What it is answered with; null: 204 and nothing. */
  readonly answer: Answer<Result> | null
  /** Where the call stands in the specification; none for our additions. */
  readonly source?: string
}

/** A write that sends a whole record. */
export interface RecordWrite<
  Body,
  Result = undefined,
  PathName extends string = string,
  By extends Caller = Caller,
> extends Write<Body, Result, PathName, By> {
  readonly method: 'POST'
  readonly table: WireTable<Body>
  /** Where several records go to one path: the value of the field `type` that tells this one. */
  readonly variant?: string
  /** Whether the record may also come as a form, urlencoded or multipart. */
  readonly takesForms: boolean
  /** Names of the files that a multipart form may carry beside the record. */
  readonly files: readonly string[]
}

interface WriteDescription<Result, Path extends string, By> {
  path: Path
  summary: string
  caller?: By
  answer?: Answer<Result>
  source?: string
  /** How a body that is wrong is refused; as the reference service does for a record if left out. */
  refuses?: RefusalStyle
}

type RecordDescription<Body> = { method?: 'POST'; table: WireTable<Body> } & Partial<
  Pick<RecordWrite<Body>, 'variant' | 'takesForms' | 'files'>
>

/**
 * Describes a call that answers once it is stored: with 204, unless an answer is given. Anyone may
 * make it unless said otherwise. What is sent has no language block: its table must have none.
 */
export function defineWrite<
  Body,
  Path extends string,
  Result = undefined,
  By extends Caller = 'anyone',
>(
  operation: string,
  description: WriteDescription<Result, Path, By> & RecordDescription<Body>,
): RecordWrite<Body, Result, PathNames<Path>, By>
export function defineWrite<
  Entity,
  Path extends string,
  Result = undefined,
  By extends Caller = 'anyone',
>(
  operation: string,
  description: WriteDescription<Result, Path, By> & { method: 'PATCH'; table: WireTable<Entity> },
): Write<Partial<Entity>, Result, PathNames<Path>, By>
export function defineWrite<
  Body,
  Path extends string,
  Result = undefined,
  By extends Caller = 'anyone',
>(
  operation: string,
  description: WriteDescription<Result, Path, By> & { method: 'DELETE'; table: WireTable<Body> },
): Write<Body, Result, PathNames<Path>, By>
export function defineWrite<Path extends string, Result = undefined, By extends Caller = 'anyone'>(
  operation: string,
  description: WriteDescription<Result, Path, By> & { method: 'POST' | 'DELETE'; table?: never },
): Write<undefined, Result, PathNames<Path>, By>
export function defineWrite(
  operation: string,
  description: WriteDescription<unknown, string, Caller> & {
    method?: Write<unknown>['method']
    table?: WireTable<unknown>
  },
): Write<unknown, unknown> {
  const { table = null, refuses = 'validation', ...described } = description
  const text = table?.fields.find(({ isText }) => isText)
  if (text)
    throw new Error(`${operation} cannot send "${text.name}": its text depends on the language`)
  const shared = {
    operation,
    method: 'POST',
    pathNames: pathNamesOf(description.path),
    caller: 'anyone',
    answer: null,
  } as const
  return { ...shared, ...codecOf(table, refuses, description), ...described, table }
}

function codecOf(
  table: WireTable<unknown> | null,
  refuses: RefusalStyle,
  { path, method = 'POST' }: { path: string; method?: Write<unknown>['method'] },
) {
  if (!table) return { encode: () => null, read: () => undefined }
  if (method === 'PATCH') {
    return {
      encode: (changes: unknown, language: Language) => encodeChanges(table, changes, language),
      read: restyleFaults(refuses, path, (sent) => parseChanges(table, sent)),
    }
  }
  if (method === 'DELETE') {
    return {
      encode: (asked: unknown, language: Language) => table.encode(asked, language),
      read: restyleFaults(refuses, path, (sent) =>
        parseWriteBody(table, sent === undefined ? {} : sent),
      ),
    }
  }
  return {
    takesForms: false,
    files: [],
    encode: (record: unknown, language: Language) => table.encode(record, language),
    read: restyleFaults(refuses, path, (sent) =>
      parseWriteBody(table, sent, { ignoresUnknown: refuses === 'payload' }),
    ),
  }
}

/** Whether a whole record is sent, which may then be a form and carry files. */
export function sendsRecord<Body, Result>(
  write: Write<Body, Result>,
): write is RecordWrite<Body, Result> {
  return write.table !== null && write.method === 'POST'
}
