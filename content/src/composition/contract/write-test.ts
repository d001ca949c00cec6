import type { BasePayload } from 'payload'
import { findDiskOutage } from '../../platform/disk-outage.ts'
import { isSqlite } from '../../platform/database/dialect.ts'
import { findOutage, type Outage } from '../../platform/database/outage.ts'
import { collectionTable, connectionTo } from '../../platform/database/tables.ts'
import { env } from '../../platform/env.ts'
import { files } from '../../platform/files/files.ts'
import { inTime } from '../../platform/in-time.ts'
import { log } from '../../platform/log.ts'

const testEveryMs = 5000
/** A health check waits no longer; the test itself continues. */
const waitMs = 1000
const testKey = 'write test'

type FindOutage = () => Promise<Outage | undefined>

/**
 * Returns why nothing can be stored. All callers share one test. It runs on request, at most once every five seconds and
 * never twice at the same time.
 * @param late The outage to report if the test does not end in time, and the one before found none.
 */
export function createWriteTest(test: FindOutage, late: Outage): FindOutage {
  let current: Promise<Outage | undefined> | undefined
  let startedAt = -Infinity
  let isRunning = false
  let known: Outage | undefined

  async function run(): Promise<Outage | undefined> {
    try {
      note(await test())
    } catch (error) {
      note(findOutage(error) ?? 'disk error', error)
    }
    isRunning = false
    return known
  }

  function note(outage: Outage | undefined, err?: unknown): void {
    if (outage && outage !== known) log.error({ outage, err }, 'nothing can be stored')
    if (!outage && known) log.info({ outage: known }, 'records and files can be stored again')
    known = outage
  }

  return async function findWriteOutage() {
    if (!current || (!isRunning && performance.now() - startedAt >= testEveryMs)) {
      startedAt = performance.now()
      isRunning = true
      current = run()
    }
    return await inTime(current, waitMs, () => known ?? late)
  }
}

/** Health check, alerts and metrics share one. */
const tests = new WeakMap<BasePayload, FindOutage>()

/** Writes a file and a database row, as a visitor's upload does, and asks the store of files. */
export function testWrites(payload: BasePayload): FindOutage {
  const test =
    tests.get(payload) ??
    createWriteTest(
      async () => {
        await files.media.open('test of the store')
        return (await findDiskOutage(env.uploadDir)) ?? (await writeRow(payload))
      },
      isSqlite(payload.db) ? 'locked' : 'database away',
    )
  tests.set(payload, test)
  return test
}

async function writeRow(payload: BasePayload): Promise<undefined> {
  const table = collectionTable(payload, 'account-attempts')
  const triedAt = new Date().toISOString()
  await connectionTo(payload)
    .insert(table)
    .values({ key: testKey, tries: 0, triedAt })
    .onConflictDoUpdate({ target: table.key, set: { triedAt } })
}
