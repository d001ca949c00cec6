import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { APIError } from 'payload'
import { busySeconds } from '../../platform/database/database-busy.ts'
import { findOutage } from '../../platform/database/outage.ts'
import { processState } from '../../platform/database/process-state.ts'

interface Failure {
  status: number
}

// The admin's pages have modules of their own.
const failures = processState('serverCalls', () => new AsyncLocalStorage<Failure>())

export function isServerCallRequest({ method, headers }: IncomingMessage): boolean {
  return method === 'POST' && headers['next-action'] !== undefined
}

/**
 * Answers a call of the admin's server functions. Next says 500 of whatever fails. What fails before a function is called is
 * malformed.
 */
export async function answerServerCall(
  res: ServerResponse,
  answer: () => Promise<void>,
): Promise<void> {
  const failure: Failure = { status: 400 }
  const writeHead = res.writeHead.bind(res)
  Object.assign(res, {
    writeHead(status: number, ...rest: unknown[]): unknown {
      const own = status === 500 ? failure.status : status
      if (own === 503) res.setHeader('Retry-After', String(busySeconds))
      return Reflect.apply(writeHead, undefined, [own, ...rest])
    },
  })
  await failures.run(failure, answer)
}

/** Calls a function, whose call is sound, and notes why it fails. */
export async function noteFailure<Result>(call: () => Promise<Result>): Promise<Result> {
  const failure = failures.getStore() ?? { status: 500 }
  failure.status = 500
  try {
    return await call()
  } catch (error) {
    failure.status = statusOf(error)
    throw error
  }
}

function statusOf(error: unknown): number {
  if (findOutage(error)) return 503
  if (error instanceof APIError) return error.status
  // Of a field or a record to copy from that there is not, Payload throws no error of its own kinds.
  const isMissing =
    error instanceof Error &&
    /^(?:Could not find|Error fetching data from locale) /.test(error.message)
  return isMissing ? 404 : 500
}
