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

/** What a caller sent, checked, with what came along. */
export interface Sent<Body> {
  /** A whole record, the fields of one that are to change, or undefined where nothing is sent. */
  record: Body
  /** What stands in the braces of the path: raw text. */
  path: Readonly<Record<string, string>>
  /** By the names that the write has for them; never empty ones. */
  files: ReadonlyMap<string, Buffer>
  language: Language
  /** The address, or network, that it comes from. */
  visitor: string
  /** The address as it is, for the traffic log alone. */
  address: string
  /** The visitor's browser, as it names itself. */
  userAgent: string | null
  /** What the caller calls this one write, if he does. */
  idempotencyKey: string | undefined
  /** Aborted when the caller has left before the answer. */
  signal: AbortSignal
}

export type AnyWrite = Write<unknown, unknown>
/** All of it but what the body holds. */
export type CallOfWrite = Omit<Sent<unknown>, 'record' | 'files'>

/** A write and what is done with what it sends. */
export interface BoundWrite {
  write: AnyWrite
  store(
    context: Context,
    body: SentBody | undefined,
    about: CallOfWrite,
  ): Promise<object | undefined>
}

/** Binds a write to its handler, which gets nothing but whole and sound records. */
export function bindWrite<Body, Result>(
  write: Write<Body, Result, string, 'anyone'>,
  store: (sent: Sent<Body>) => Promise<Result>,
): BoundWrite {
  return bind(write, store)
}

/** The same for a write that members alone may make: its handler gets the member. */
export function bindMemberWrite<Body, Result>(
  write: Write<Body, Result, string, 'member'>,
  store: (sent: Sent<Body> & { member: Member }) => Promise<Result>,
): BoundWrite {
  return bind(write, (sent, context) => store({ ...sent, member: memberOf(context.var) }))
}

/** The same for a write that anyone may make: its handler gets the member who makes it, if one does. */
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

/** What of its answer a caller wants, as reads of the same half of the contract have it. */
function askedFields({ answer }: AnyWrite, { req }: Context): readonly string[] {
  if (answer?.kind !== 'singleton') return []
  return parseItemsQuery(new URL(req.url).searchParams, answer.table).fields
}

/** By its names on the wire, as JSON or as a form. */
function fieldsOf(write: AnyWrite, body: SentBody | undefined): unknown {
  if (!body || !write.table) return undefined
  const isForm = body.kind === 'form'
  const fields = isForm ? readFormFields(write.table, body.fields) : body.value
  const variant = variantOf(write)
  return variant !== undefined && isPlainObject(fields) ? { type: variant, ...fields } : fields
}

/** The value of the field `type` that means this write, where several share its path. */
export function variantOf(write: AnyWrite): string | undefined {
  return sendsRecord(write) ? write.variant : undefined
}

function requireKnownFiles(write: AnyWrite, files: Sent<unknown>['files']): void {
  const known = sendsRecord(write) ? write.files : []
  const [unknown] = [...files.keys()].filter((name) => !known.includes(name))
  if (unknown === undefined) return
  throw new FaultyBody([failedValidation(unknown, 'unknown', 'There is no such file')])
}
