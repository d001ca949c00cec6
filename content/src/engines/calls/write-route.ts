import { idempotencyKeyHeader } from '@washhouse/contract/client/content-client'
import { languageHeader, parseLanguage, type Language } from '@washhouse/contract/language'
import { isPlainObject } from '@washhouse/contract/wire/brackets'
import { failedValidation, invalidPayload, WireError } from '@washhouse/contract/wire/errors'
import { FaultyBody, parseWriteBody, readFormFields } from '@washhouse/contract/wire/write-body'
import type { RecordWrite } from '@washhouse/contract/wire/write'
import type { Context } from 'hono'
import { QueueFullError } from '../work/work-queue.ts'
import { createBodyBudget, NoRoomError } from './body-budget.ts'
import { bodyTypeOf, readSentBody, type BodyType, type SentBody } from './sent-body.ts'
import { createVisitorLimit, incomingOf, type VisitorLimit } from './visitor-limit.ts'

/** What stores something at one path; gives the body to answer with, none for 204. */
export interface ContractWrite {
  method: 'POST'
  path: string
  store(context: Context): Promise<object | undefined>
}

/** One record that a caller sent, checked, with what came along. */
export interface Sent<Body> {
  record: Body
  /** By the names that the write has for them; never empty ones. */
  files: ReadonlyMap<string, Buffer>
  language: Language
  /** What the caller calls this one write, if he does. */
  idempotencyKey: string | undefined
}

/** A write and what is done with its records. */
export interface BoundWrite {
  write: RecordWrite<unknown, unknown>
  store(body: SentBody, about: Omit<Sent<unknown>, 'record' | 'files'>): Promise<object | undefined>
}

interface Limits extends VisitorLimit {
  /** Of a record without files, as it comes over the wire. */
  maxBytes?: number
}

const plainBytes = 16 * 1024
const formBytes = 9 * 1024 * 1024
const busySeconds = 5
const withRoom = createBodyBudget({ total: 14 * formBytes, perCaller: 2 * formBytes })

/** Binds a write to its handler, which gets nothing but whole and sound records. */
export function bindWrite<Body, Result>(
  write: RecordWrite<Body, Result>,
  store: (sent: Sent<Body>) => Promise<Result>,
): BoundWrite {
  if (write.caller !== 'anyone') throw new Error(`${write.operation}: who may call is not checked`)
  return {
    write,
    async store(body, about) {
      const files = body.kind === 'form' ? body.files : new Map<string, Buffer>()
      const fields = body.kind === 'form' ? readFormFields(write.table, body.fields) : body.value
      const record = parseWriteBody(write.table, withVariant(write, fields))
      requireKnownFiles(write, files)
      const result = await store({ ...about, record, files })
      return write.answer ? { data: write.answer.table.encode(result, about.language) } : undefined
    },
  }
}

/**
 * The writes of one path, told apart by the field `type`; without it the first is meant. Counts the
 * caller, then reads, checks and parses what he sent.
 */
export function writeRoute(
  { maxBytes = plainBytes, ...limit }: Limits,
  writes: readonly [BoundWrite, ...BoundWrite[]],
): ContractWrite {
  const [{ write: first }] = writes
  const takesForms = writes.some(({ write }) => write.takesForms)
  const takesFiles = writes.some(({ write }) => write.files.length > 0)
  const countVisitor = createVisitorLimit(limit)

  return {
    method: first.method,
    path: first.path,
    async store(context) {
      const visitor = countVisitor(context)
      const incoming = incomingOf(context)
      const type = requireType(bodyTypeOf(incoming), takesForms)
      const about = {
        language: parseLanguage(context.req.header(languageHeader)),
        idempotencyKey: readIdempotencyKey(context),
      }
      const limits = { text: maxBytes, form: takesFiles ? formBytes : maxBytes }
      const work = async () => {
        const body = await readSentBody(incoming, type, limits)
        return await chooseWrite(writes, body).store(body, about)
      }
      if (type.kind !== 'multipart' || !takesFiles) return await work()
      const bytes = Math.min(Number(incoming.headers['content-length'] ?? formBytes), formBytes)
      return await withRoom(visitor, bytes, work).catch(saysWhenBusy(context))
    },
  }
}

function requireType(type: BodyType | undefined, takesForms: boolean): BodyType {
  if (type && (takesForms || type.kind === 'json')) return type
  const wanted = takesForms ? 'plain application/json or a form' : 'plain application/json'
  throw new WireError('UNSUPPORTED_MEDIA_TYPE', `The body must be ${wanted}.`)
}

function readIdempotencyKey(context: Context): string | undefined {
  const key = context.req.header(idempotencyKeyHeader)
  if (key === undefined || /^[\x21-\x7e]{1,255}$/.test(key)) return key
  throw new FaultyBody([
    invalidPayload('"Idempotency-Key" must be 1 to 255 visible ASCII characters'),
  ])
}

function chooseWrite(writes: readonly [BoundWrite, ...BoundWrite[]], body: SentBody): BoundWrite {
  const named = variantOf(body)
  if (named === undefined || writes.length === 1) return writes[0]
  const meant = writes.find(({ write }) => write.variant === named)
  if (meant) return meant
  const known = writes.map(({ write }) => write.variant).join(', ')
  throw new FaultyBody([failedValidation('type', 'choice', `Value must be one of ${known}`)])
}

function variantOf(body: SentBody): unknown {
  if (body.kind === 'form') return body.fields.find(([name]) => name === 'type')?.[1] || undefined
  const { value } = body
  return isPlainObject(value) && Object.hasOwn(value, 'type') ? value['type'] : undefined
}

function withVariant({ variant }: RecordWrite<unknown, unknown>, fields: unknown): unknown {
  if (variant === undefined || !isPlainObject(fields) || Object.hasOwn(fields, 'type'))
    return fields
  return { type: variant, ...fields }
}

function requireKnownFiles(
  write: RecordWrite<unknown, unknown>,
  files: Sent<unknown>['files'],
): void {
  const [unknown] = [...files.keys()].filter((name) => !write.files.includes(name))
  if (unknown === undefined) return
  throw new FaultyBody([failedValidation(unknown, 'unknown', 'There is no such file')])
}

function saysWhenBusy(context: Context) {
  return (error: unknown): never => {
    if (!(error instanceof NoRoomError || error instanceof QueueFullError)) throw error
    context.header('retry-after', String(busySeconds))
    throw new WireError('SERVICE_UNAVAILABLE', 'Too many files are coming in, try again.')
  }
}
