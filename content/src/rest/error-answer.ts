import { errorBody, WireError } from '@washhouse/contract/wire/errors'
import type { Context } from 'hono'
import { log } from '../log.ts'

/** Turns what a handler threw into the contract's error envelope; only WireErrors are told in full. */
export function answerError(error: Error, context: Context): Response {
  if (error instanceof WireError) return respond(context, error)
  log.error({ err: error, requestId: context.get('requestId') }, 'a contract call failed')
  return respond(context, new WireError('INTERNAL_SERVER_ERROR', 'An unexpected error occurred.'))
}

function respond(context: Context, error: WireError): Response {
  context.header('cache-control', 'no-store')
  return context.json(errorBody([error]), error.status)
}
