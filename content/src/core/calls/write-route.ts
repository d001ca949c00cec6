import type { IncomingMessage } from 'node:http'
import { idempotencyKeyHeader } from '@washhouse/contract/client/content-client'
import { languageHeader, parseLanguage } from '@washhouse/contract/language'
import { isPlainObject } from '@washhouse/contract/wire/brackets'
import { failedValidation, invalidPayload, WireError } from '@washhouse/contract/wire/errors'
import { FaultyBody } from '@washhouse/contract/wire/write-body'
import type { Caller } from '@washhouse/contract/wire/call'
import { sendsRecord } from '@washhouse/contract/wire/write'
import type { Context } from 'hono'
import { ClientLeftError, QueueFullError } from '@washhouse/serving/fair-queue'
import { SideProcessEndedError } from '../../platform/side-process/side-process.ts'
import { variantOf, type AnyWrite, type BoundWrite, type CallOfWrite } from './bound-write.ts'
import { createBodyBudget, NoRoomError } from './body-budget.ts'
import { bodyTypeOf, readSentBody, type BodyType, type SentBody } from './sent-body.ts'
import { routerPath } from './route-path.ts'
import {
  addressOf,
  incomingOf,
  visitorAgentOf,
  visitorOf,
  type VisitorLimit,
} from './visitor-limit.ts'

/** The writes at one path and method. `store` returns the response body, undefined for 204. */
export interface ContractWrite {
  method: AnyWrite['method']
  /** The path in the router's form, '/items/notifications/:id'. */
  path: string
  caller: Caller
  limit: VisitorLimit
  store(context: Context): Promise<object | undefined>
}

interface Limits extends VisitorLimit {
  /** The limit for a record without files, in its wire form. */
  maxBytes?: number
}

const plainBytes = 16 * 1024
const formBytes = 9 * 1024 * 1024
const busySeconds = 5
const withRoom = createBodyBudget({ total: 14 * formBytes, perCaller: 8 * formBytes })

/**
 * The writes of one path and method. The field `type` selects one; by default the first. Reads, validates and parses the
 * request.
 */
export function writeRoute(
  { maxBytes = plainBytes, ...limit }: Limits,
  writes: readonly [BoundWrite, ...BoundWrite[]],
): ContractWrite {
  const [{ write: first }] = writes
  const others = writes.filter(({ write }) => write.caller !== first.caller)
  if (others.length > 0) throw new Error(`All writes at ${first.path} must have the same caller`)
  const records = writes.map(({ write }) => write).filter((write) => sendsRecord(write))
  const takesForms = records.some((write) => write.takesForms)
  const takesFiles = records.some((write) => write.files.length > 0)

  return {
    method: first.method,
    path: routerPath(first.path),
    caller: first.caller,
    limit,
    async store(context) {
      const incoming = incomingOf(context)
      if (!first.table || (first.method === 'DELETE' && !hasBody(incoming)))
        return await writes[0].store(context, undefined, aboutCall(context))
      const type = requireType(bodyTypeOf(incoming), takesForms)
      const about = aboutCall(context)
      const limits = { text: maxBytes, form: takesFiles ? formBytes : maxBytes }
      const work = async () => {
        const body = await readSentBody(incoming, type, limits)
        return await chooseWrite(writes, body).store(context, body, about)
      }
      if (type.kind !== 'multipart' || !takesFiles) return await work()
      const bytes = Math.min(Number(incoming.headers['content-length'] ?? formBytes), formBytes)
      return await withRoom(visitorOf(context), bytes, work).catch(saysWhenBusy(context))
    },
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function aboutCall(context: Context): CallOfWrite {
  return {
    address: addressOf(incomingOf(context)),
    path: context.req.param(),
    language: parseLanguage(context.req.header(languageHeader)),
    visitor: visitorOf(context),
    userAgent: visitorAgentOf(context),
    idempotencyKey: readIdempotencyKey(context),
    signal: context.req.raw.signal,
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
  const named = typeIn(body)
  if (named === undefined || writes.length === 1) return writes[0]
  const meant = writes.find(({ write }) => variantOf(write) === named)
  if (meant) return meant
  const known = writes.map(({ write }) => variantOf(write)).join(', ')
  throw new FaultyBody([failedValidation('type', 'choice', `Value must be one of ${known}`)])
}

function typeIn(body: SentBody): unknown {
  if (body.kind === 'form') return body.fields.find(([name]) => name === 'type')?.[1] || undefined
  const { value } = body
  return isPlainObject(value) && Object.hasOwn(value, 'type') ? value['type'] : undefined
}

// A disconnected client gets no answer, and that is not an error of the service.
const busyErrors = [NoRoomError, QueueFullError, SideProcessEndedError, ClientLeftError]

function saysWhenBusy(context: Context) {
  return (error: unknown): never => {
    if (!busyErrors.some((kind) => error instanceof kind)) throw error
    context.header('retry-after', String(busySeconds))
    throw new WireError('SERVICE_UNAVAILABLE', 'Too many files are coming in, try again.')
  }
}
