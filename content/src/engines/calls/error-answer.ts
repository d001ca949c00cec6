import { errorBody, WireError } from '@washhouse/contract/wire/errors'
import { FaultyBody } from '@washhouse/contract/wire/write-body'
import type { Context } from 'hono'
import { busySeconds, isDatabaseBusy } from '../../ground/database/database-busy.ts'
import { log } from '../../ground/log.ts'

/** Turns what a handler threw into the contract's error envelope; only faults of the caller are told in full. */
export function answerError(error: Error, context: Context): Response {
  if (error instanceof FaultyBody) return respond(context, ...error.faults)
  if (error instanceof WireError) return respond(context, error)
  log.error({ err: error, requestId: context.get('requestId') }, 'a contract call failed')
  if (isDatabaseBusy(error)) {
    context.header('retry-after', String(busySeconds))
    return respond(context, new WireError('SERVICE_UNAVAILABLE', 'The service is busy, try again.'))
  }
  return respond(context, new WireError('INTERNAL_SERVER_ERROR', 'An unexpected error occurred.'))
}

function respond(context: Context, first: WireError, ...others: WireError[]): Response {
  context.header('cache-control', 'no-store')
  // What is still to come of the request is not waited for.
  if (first.status === 408) context.header('connection', 'close')
  if (first.status === 401) context.header('www-authenticate', 'Bearer')
  return context.json(errorBody([first, ...others]), first.status)
}
