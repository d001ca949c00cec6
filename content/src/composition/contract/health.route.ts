import { productVersion } from '@washhouse/serving/product-version'
import type { Hono } from 'hono'
import type { BasePayload } from 'payload'
import { hearsChanges } from '../../core/changes/follow-changes.ts'
import type { Outage } from '../../platform/database/outage.ts'
import { inTime } from '../../platform/in-time.ts'
import { log } from '../../platform/log.ts'
import { testWrites } from './write-test.ts'

/** A slower database read counts as failed. */
const readMs = 5000

interface Health {
  status: 'ok' | 'error'
  /** Only present if nothing can be stored. */
  writes?: 'unavailable'
  reason?: Outage
  /** Only present while the changes of other processes cannot be read. */
  changes?: 'unavailable'
}

/**
 * `/healthz`: the process answers, with its version. `/readyz`: the database can be read, whether anything can be stored, and
 * whether the changes of other processes are read.
 * `/server/ping` and `/server/health` are the same two in the reference service's form.
 */
export function registerHealth(app: Hono, payload: BasePayload): void {
  const check = createHealthCheck(payload)
  app.get('/healthz', (context) => context.json({ status: 'ok', version: productVersion() }))
  app.get('/server/ping', (context) => context.html('pong'))
  app.get('/readyz', async (context) => context.json(...(await check())))
  app.get('/server/health', async (context) => {
    const type = { 'content-type': 'application/health+json; charset=utf-8' }
    const [body, status] = await check()
    return context.body(JSON.stringify(body), status, type)
  })
}

function failLate(): never {
  throw new Error('A read takes too long')
}

/** Reads and writes the database and the data folder. All callers share the test of writing. */
export function createHealthCheck(payload: BasePayload): () => Promise<[Health, 200 | 503]> {
  const findWriteOutage = testWrites(payload)
  return () => checkHealth(payload, findWriteOutage)
}

async function checkHealth(
  payload: BasePayload,
  findWriteOutage: () => Promise<Outage | undefined>,
): Promise<[Health, 200 | 503]> {
  try {
    await inTime<unknown>(payload.count({ collection: 'sectors' }), readMs, failLate)
  } catch (error) {
    log.error({ err: error }, 'the database does not answer')
    return [{ status: 'error' }, 503]
  }
  const reason = await findWriteOutage()
  return [
    {
      status: 'ok',
      ...(reason && { writes: 'unavailable', reason }),
      ...(!hearsChanges() && { changes: 'unavailable' }),
    },
    200,
  ]
}
