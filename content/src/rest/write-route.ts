import { IncomingMessage } from 'node:http'
import { isPlainObject } from '@washhouse/contract/wire/brackets'
import { invalidPayload, WireError } from '@washhouse/contract/wire/errors'
import { FaultyBody, parseWriteBody } from '@washhouse/contract/wire/write-body'
import type { Write } from '@washhouse/contract/wire/write'
import { createClientAddress } from '@washhouse/serving/client-address'
import { BodyTooLargeError, readBody } from '@washhouse/serving/http-limits'
import type { Context } from 'hono'
import { env } from '../env.ts'
import { createAttemptLimit } from '../server/attempt-limit.ts'

/** One call that stores something, answered with 204 once it has. */
export interface ContractWrite {
  method: 'POST'
  path: string
  store(context: Context): Promise<void>
}

interface Limits {
  /** How often one visitor may make the call in a minute. */
  perMinute: number
}

const minute = 60
const maxBytes = 16 * 1024
const json = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i

/** Binds a write to its handler: counts the caller, then reads, checks and parses what he sent. */
export function writeRoute<Body>(
  write: Write<Body>,
  { perMinute }: Limits,
  store: (body: Body) => Promise<void>,
): ContractWrite {
  if (write.caller !== 'anyone') throw new Error(`${write.operation}: who may call is not checked`)
  const mayTry = createAttemptLimit({ most: perMinute, spanMs: minute * 1000 })
  const addressOf = createClientAddress({
    trustedProxies: env.trustedProxies,
    serviceToken: env.serviceToken,
  })

  return {
    method: write.method,
    path: write.path,
    async store(context) {
      const incoming = incomingOf(context)
      if (!mayTry(addressOf(incoming))) throw tooMany(context)
      requireJson(context)
      const text = decodeText(await readLimited(incoming))
      await store(parseWriteBody(write.table, parseJson(text)))
    },
  }
}

/** The raw request, which the listener hands on: it alone knows who calls. */
function incomingOf(context: Context): IncomingMessage {
  const bindings: unknown = context.env
  const incoming = isPlainObject(bindings) ? bindings['incoming'] : undefined
  if (incoming instanceof IncomingMessage) return incoming
  throw new Error('A write needs the request as it came in')
}

function tooMany(context: Context): WireError {
  context.header('retry-after', String(minute))
  return new WireError('REQUESTS_EXCEEDED', 'Too many requests, retry in a minute.')
}

function requireJson(context: Context): void {
  const type = context.req.header('content-type') ?? ''
  if (json.test(type.trim()) && !context.req.header('content-encoding')) return
  throw new WireError('UNSUPPORTED_MEDIA_TYPE', 'The body must be plain application/json.')
}

async function readLimited(incoming: IncomingMessage): Promise<Buffer> {
  try {
    return await readBody(incoming, maxBytes)
  } catch (error) {
    if (!(error instanceof BodyTooLargeError)) throw error
    throw new WireError('CONTENT_TOO_LARGE', `The body is larger than ${maxBytes} bytes.`)
  }
}

function decodeText(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new FaultyBody([invalidPayload('The body is no UTF-8')])
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new FaultyBody([invalidPayload('The body is no JSON')])
  }
}
