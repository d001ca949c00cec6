import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { APIError } from 'payload'
import { busySeconds } from '../../platform/database/database-busy.ts'
import { findOutage } from '../../platform/database/outage.ts'
import { processState } from '../../platform/database/process-state.ts'

interface Failure {
  status: number
}

// The admin's pages have their own copies of modules.
const failures = processState('serverCalls', () => new AsyncLocalStorage<Failure>())

export function isServerCallRequest({ method, headers }: IncomingMessage): boolean {
  return method === 'POST' && headers['next-action'] !== undefined
}

/**
 * Runs a server function of the admin and corrects its status: Next answers 500 for every failure. A failure before the
 * function is called means a malformed call (400).
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

/** Runs a server function with valid arguments and notes the status of its failure. */
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
  // For a missing field or source record Payload throws plain errors.
  const isMissing =
    error instanceof Error &&
    /^(?:Could not find|Error fetching data from locale) /.test(error.message)
  return isMissing ? 404 : 500
}
