import type { Language } from '@washhouse/contract/language'
import { isPlainObject } from '@washhouse/contract/wire/brackets'
import { failedValidation } from '@washhouse/contract/wire/errors'
import { parseItemsQuery } from '@washhouse/contract/wire/items-query'
import { selectFields } from '@washhouse/contract/wire/select-fields'
import { FaultyBody, readFormFields } from '@washhouse/contract/wire/write-body'
import { sendsRecord, type Write } from '@washhouse/contract/wire/write'
import type { Context } from 'hono'
import { memberOf, type Member } from './member.ts'
import type { SentBody } from './sent-body.ts'

export interface Sent<Body> {
  /** A whole record, the changed fields of one, or undefined if the write has no body. */
  record: Body
  /** The path parameters, as raw text. */
  path: Readonly<Record<string, string>>
  /** By their names in the write. Never empty files. */
  files: ReadonlyMap<string, Buffer>
  language: Language
  /** The client's network. */
  visitor: string
  /** The full address, for the traffic log only. */
  address: string
  userAgent: string | null
  idempotencyKey: string | undefined
  /** Aborted when the client disconnects before the response. */
  signal: AbortSignal
}

export type AnyWrite = Write<unknown, unknown>
/** All parts that are not in the body. */
export type CallOfWrite = Omit<Sent<unknown>, 'record' | 'files'>

export interface BoundWrite {
  write: AnyWrite
  store(
    context: Context,
    body: SentBody | undefined,
    about: CallOfWrite,
  ): Promise<object | undefined>
}

/** Binds a write to its handler, which receives only valid records. */
export function bindWrite<Body, Result>(
  write: Write<Body, Result, string, 'anyone'>,
  store: (sent: Sent<Body>) => Promise<Result>,
): BoundWrite {
  return bind(write, store)
}

/** `bindWrite` for members only: the handler receives the member. */
export function bindMemberWrite<Body, Result>(
  write: Write<Body, Result, string, 'member'>,
  store: (sent: Sent<Body> & { member: Member }) => Promise<Result>,
): BoundWrite {
  return bind(write, (sent, context) => store({ ...sent, member: memberOf(context.var) }))
}

/** `bindWrite` for anyone: the handler receives the member if one is signed in. */
export function bindEitherWrite<Body, Result>(
  write: Write<Body, Result, string, 'either'>,
  store: (sent: Sent<Body> & { member: Member | undefined }) => Promise<Result>,
): BoundWrite {
  return bind(write, (sent, context) => store({ ...sent, member: context.get('member') }))
}

function bind<Body, Result>(
  write: Write<Body, Result>,
  store: (sent: Sent<Body>, context: Context) => Promise<Result>,
): BoundWrite {
  return {
    write,
    async store(context, body, about) {
      const files = body?.kind === 'form' ? body.files : new Map<string, Buffer>()
      const record = write.read(fieldsOf(write, body))
      requireKnownFiles(write, files)
      const fields = askedFields(write, context)
      const result = await store({ ...about, record, files }, context)
      if (!write.answer) return undefined
      const { kind, table } = write.answer
      const stored = table.encode(result, about.language)
      return kind === 'one' ? { result: stored } : { data: selectFields(stored, fields) }
    },
  }
}

/** The requested fields of the response, parsed as in reads of `/items`. */
function askedFields({ answer }: AnyWrite, { req }: Context): readonly string[] {
  if (answer?.kind !== 'singleton') return []
  return parseItemsQuery(new URL(req.url).searchParams, answer.table).fields
}

/** The fields by their wire names, from JSON or a form. */
function fieldsOf(write: AnyWrite, body: SentBody | undefined): unknown {
  if (!body || !write.table) return undefined
  const isForm = body.kind === 'form'
  const fields = isForm ? readFormFields(write.table, body.fields) : body.value
  const variant = variantOf(write)
  return variant !== undefined && isPlainObject(fields) ? { type: variant, ...fields } : fields
}

/** The value of the field `type` that selects this write among those with the same path. */
export function variantOf(write: AnyWrite): string | undefined {
  return sendsRecord(write) ? write.variant : undefined
}

function requireKnownFiles(write: AnyWrite, files: Sent<unknown>['files']): void {
  const known = sendsRecord(write) ? write.files : []
  const [unknown] = [...files.keys()].filter((name) => !known.includes(name))
  if (unknown === undefined) return
  throw new FaultyBody([failedValidation(unknown, 'unknown', 'There is no such file')])
}
