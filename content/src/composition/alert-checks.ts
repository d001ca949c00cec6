import { statfs } from 'node:fs/promises'
import { once } from 'node:events'
import { connect } from 'node:tls'
import type { Metrics } from '@washhouse/serving/metrics'
import type { BasePayload } from 'payload'
import type { AlertCheck, AlertChecks } from '../core/alerts/alert.ts'
import { reachesOperators } from '../core/alerts/alerts.env.ts'
import { checkLateCases } from '../core/cases/delete-old-cases.ts'
import { checkOutbox } from '../core/mail/outbox-admin.rows.ts'
import { env } from '../platform/env.ts'
import { areas } from './areas.ts'
import { createHealthCheck } from './contract/health.route.ts'
import { readBackupAge } from './figures.ts'
import { createRequestFigures } from './request-figures.ts'

const gigabyte = 1_000_000_000
const hourSeconds = 3600
const dayMs = 24 * hourSeconds * 1000
/** Backups are made every night. */
const backupHours = 30
const certificateDays = 14
/** A website that starts is not reported. */
const websiteMinutes = 3
const websiteMs = 10_000

/**
 * The check of each alert. What all processes share is checked by the leading one, its own machine and requests by each. A
 * demo without operators has no backups and often no website, so those two are left out there.
 */
export function alertChecks(
  payload: BasePayload,
  metrics: Metrics,
  leads: () => Promise<boolean>,
): AlertChecks {
  const shared: AlertChecks = {
    database: checkDatabase(payload),
    outbox: () => checkOutbox(payload),
    cases: () => checkLateCases(payload),
    ...(reachesOperators() ? { backup: checkBackup, website: checkWebsite(env.websiteUrl) } : {}),
    ...Object.assign({}, ...areas.map((area) => area.alerts?.(payload))),
  }
  const checkedByLeader = Object.entries(shared).map(([name, check]) => [
    name,
    async () => ((await leads()) ? await check() : undefined),
  ])
  return {
    ...Object.fromEntries(checkedByLeader),
    disk: checkDisk,
    ...createRequestFigures(metrics, env.webMetricsPort),
  }
}

function checkDatabase(payload: BasePayload): AlertCheck {
  const check = createHealthCheck(payload)
  return async () => {
    const [{ status, reason, changes }] = await check()
    if (status === 'error') return { problem: 'the database does not answer' }
    if (reason) return { problem: `nothing can be stored: ${reason}` }
    return changes && { problem: 'changes by other processes cannot be read' }
  }
}

/** Less than a gigabyte, or less than a tenth of a disk unless that is more than 20 GB. */
export async function checkDisk() {
  const { bavail, blocks, bsize } = await statfs(env.dataDir)
  const free = bavail * bsize
  const least = Math.max(gigabyte, Math.min(20 * gigabyte, (blocks * bsize) / 10))
  // Some network file systems do not report their size.
  if (blocks === 0 || free >= least) return undefined
  return { folder: env.dataDir, freeGigabytes: (free / gigabyte).toFixed(1) }
}

export async function checkBackup() {
  const age = await readBackupAge()
  if (age === undefined) return { problem: 'there is no backup yet' }
  const hours = Math.floor(age / hourSeconds)
  return hours < backupHours ? undefined : { hoursOld: hours }
}

/** Asks as a visitor does, through the proxy. */
export function checkWebsite(address: string): AlertCheck {
  let failures = 0
  return async () => {
    const problem = await findWebsiteProblem(address).catch(describe)
    failures = problem === undefined ? 0 : failures + 1
    if (failures >= websiteMinutes) return { address, problem }
    const days =
      address.startsWith('https:') && !problem ? await daysOfCertificate(address) : Infinity
    return days < certificateDays
      ? { address, certificateExpiresInDays: Math.floor(days) }
      : undefined
  }
}

async function findWebsiteProblem(address: string): Promise<string | undefined> {
  const signal = AbortSignal.timeout(websiteMs)
  const { status } = await fetch(new URL('/readyz', address), { signal })
  return status === 200 ? undefined : `it answered with ${status}`
}

/** The cause of a failed `fetch` says why: refused, unknown host, expired certificate. */
function describe(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return cause instanceof Error ? cause.message : String(cause)
}

async function daysOfCertificate(address: string): Promise<number> {
  const { hostname, port } = new URL(address)
  const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname })
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(websiteMs) })
    return (Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / dayMs
  } finally {
    socket.destroy()
  }
}
