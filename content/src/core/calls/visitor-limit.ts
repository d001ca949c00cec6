import { IncomingMessage } from 'node:http'
import { visitorAgentHeader } from '@washhouse/contract/client/content-client'
import { isPlainObject } from '@washhouse/contract/wire/brackets'
import { WireError } from '@washhouse/contract/wire/errors'
import { createAttemptLimit } from '@washhouse/serving/attempt-limit'
import { createClientAddress, hasServiceToken } from '@washhouse/serving/client-address'
import { networkOf } from '@washhouse/serving/visitor-network'
import type { Context } from 'hono'
import { env } from '../../platform/env.ts'

export interface VisitorLimit {
  most: number
  spanSeconds: number
  /** The limit for all members together per network; default `most`. */
  mostTogether?: number
}

/** Counts calls by network, or by member and by network, and rejects excess calls. */
export function createVisitorLimit({ most, spanSeconds, mostTogether = most }: VisitorLimit) {
  const spanMs = spanSeconds * 1000
  const mayTry = createAttemptLimit({ most, spanMs })
  const mayTogether = createAttemptLimit({ most: mostTogether, spanMs })
  return function countVisitor(context: Context, memberId?: string): void {
    const visitor = visitorOf(context)
    // A call rejected for one member does not count against others in the same network.
    const isAllowed =
      memberId === undefined
        ? mayTry(visitor)
        : mayTry(`member ${memberId}`) && mayTogether(visitor)
    if (!isAllowed) refuseCall(context, spanSeconds)
  }
}

export function refuseCall(context: Context, spanSeconds: number): never {
  context.header('retry-after', String(spanSeconds))
  const wait = spanSeconds === 60 ? 'a minute' : `${Math.ceil(spanSeconds / 60)} minutes`
  throw new WireError('REQUESTS_EXCEEDED', `Too many requests, retry in ${wait}.`)
}

export const addressOf = createClientAddress({
  trustedProxies: env.trustedProxies,
  serviceTokens: env.serviceTokens,
})

export function visitorOf(context: Context): string {
  return networkOf(addressOf(incomingOf(context)))
}

/** The visitor's `User-Agent`. The website forwards it together with the visitor's address. */
export function visitorAgentOf(context: Context): string | null {
  const incoming = incomingOf(context)
  const own = incoming.headers['user-agent']
  if (!hasServiceToken(incoming, env.serviceTokens)) return own ?? null
  return context.req.header(visitorAgentHeader) ?? own ?? null
}

/** The raw request from the listener. Only this contains the client's address. */
export function incomingOf(context: Context): IncomingMessage {
  const bindings: unknown = context.env
  const incoming = isPlainObject(bindings) ? bindings['incoming'] : undefined
  if (incoming instanceof IncomingMessage) return incoming
  throw new Error('This call needs the request as it came in')
}
