import type { Answer } from './answer.ts'
import { pathNamesOf, type PathNames } from './call-path.ts'
import type { Caller } from './call.ts'
import type { Language } from '../language.ts'
import { restyleFaults, type RefusalStyle } from './restyle-faults.ts'
import type { WireTable } from './wire-table.ts'
import { encodeChanges, parseChanges, parseWriteBody } from './write-body.ts'

/**
 * A write of the contract. Client, route and OpenAPI are derived from it. POST: a whole record, or no body. PATCH: some
 * fields (`Body` is partial). DELETE: no body (`Body` is undefined), or the fields of its table. DELETE: a missing body is
 * validated like an empty object.
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
  readonly pathNames: readonly PathName[]
  readonly summary: string
  /** Who may call. `member`: requests without a member's token are rejected. */
  readonly caller: By
  /** Table of the body; null: no body. */
  readonly table: WireTable<Body> | null
  /** Encodes the body by wire names; null: no body. */
  encode(body: Body, language: Language): Record<string, unknown> | null
  /** Parses the body. Throws FaultyBody with all errors in the style of `refuses`. */
  read(sent: unknown): Body
  /** Response; null: 204 without content. */
  readonly answer: Answer<Result> | null
  /** Section of the specification; none for extensions. */
  readonly source?: string
}

export interface RecordWrite<
  Body,
  Result = undefined,
  PathName extends string = string,
  By extends Caller = Caller,
> extends Write<Body, Result, PathName, By> {
  readonly method: 'POST'
  readonly table: WireTable<Body>
  /** If several records share a path: the value of `type` for this one. */
  readonly variant?: string
  /** Whether a form is accepted too, urlencoded or multipart. */
  readonly takesForms: boolean
  /** File fields of a multipart form. */
  readonly files: readonly string[]
}

interface WriteDescription<Result, Path extends string, By> {
  path: Path
  summary: string
  caller?: By
  answer?: Answer<Result>
  source?: string
  /** Error format of an invalid body; default `validation`, as the reference service answers an invalid record. */
  refuses?: RefusalStyle
}

type RecordDescription<Body> = { method?: 'POST'; table: WireTable<Body> } & Partial<
  Pick<RecordWrite<Body>, 'variant' | 'takesForms' | 'files'>
>

/**
 * Defines a call that responds after its data is stored: with `answer`, or with 204. Public by default. The body's table
 * must not have localised texts.
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

/** True if the call sends a whole record. Its body may also be a form with files. */
export function sendsRecord<Body, Result>(
  write: Write<Body, Result>,
): write is RecordWrite<Body, Result> {
  return write.table !== null && write.method === 'POST'
}
