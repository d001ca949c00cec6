import { errorBody, WireError } from '@washhouse/contract/wire/errors'
import { FaultyBody } from '@washhouse/contract/wire/write-body'
import type { Context } from 'hono'
import { busySeconds } from '../../platform/database/database-busy.ts'
import { findOutage } from '../../platform/database/outage.ts'
import { log } from '../../platform/log.ts'

/** A response before it is serialized as JSON. */
export interface Answer {
  status: 200 | WireError['status']
  headers: Record<string, string>
  body: unknown
}

export function answerError(error: Error, context: Context): Response {
  const { status, headers, body } = errorAnswer(error)
  return context.json(body, status, headers)
}

/** Converts a thrown error to the contract's error envelope. Only errors of the client include details. */
export function errorAnswer(error: unknown): Answer {
  if (error instanceof FaultyBody) return answer({}, ...error.faults)
  if (error instanceof WireError) return answer({}, error)
  const outage = findOutage(error)
  if (outage) {
    log.error({ err: error, outage }, 'a contract call could not be answered for now')
    const busy = new WireError('SERVICE_UNAVAILABLE', 'The service is busy, try again.')
    return answer({ 'retry-after': String(busySeconds) }, busy)
  }
  log.error({ err: error }, 'a contract call failed')
  return answer({}, new WireError('INTERNAL_SERVER_ERROR', 'An unexpected error occurred.'))
}

function answer(own: Record<string, string>, first: WireError, ...others: WireError[]): Answer {
  const headers: Record<string, string> = { ...own, 'cache-control': 'no-store' }
  // Does not wait for the rest of the request.
  if (first.status === 408) headers['connection'] = 'close'
  const { retry_after: seconds } = first.extras
  if (typeof seconds === 'number') headers['retry-after'] = String(seconds)
  if (first.status === 401) headers['www-authenticate'] = 'Bearer'
  return { status: first.status, headers, body: errorBody([first, ...others]) }
}
