import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { log } from '../../platform/log.ts'
import { passOverMissing } from '../../platform/missing-file.ts'
import {
  alertNames,
  alertTitles,
  type Alert,
  type AlertCheck,
  type AlertChecks,
  type AlertDetails,
  type AlertName,
} from './alert.ts'

const minuteMs = 60 * 1000
const hourMs = 60 * minuteMs
/** A fault that returns within this time is the same alert, so a value around its limit does not send one message a minute. */
const quietMs = 10 * minuteMs

interface OpenAlert {
  /** ISO. */
  since: string
  isDelivered: boolean
  details: AlertDetails
  /** These two are of `performance.now`, because the clock may be set back. */
  seenAt: number
  loggedAt: number
}

interface Options {
  checks: AlertChecks
  /** Has a file for each delivered alert, so that a restart repeats none. */
  folder: string
  /** Throws if it reached nobody; it is then called again a minute later. */
  deliver(this: void, alert: Alert): Promise<void>
}

/**
 * Runs the checks every minute. A fault is delivered once when it starts and once when it has ended. The log repeats it every
 * hour.
 */
export async function startAlerts({ checks, folder, deliver }: Options) {
  const openAlerts = await readOpen(folder)
  const running = new Set<AlertName>()
  const timer = setInterval(() => void checkAll(), minuteMs)
  timer.unref()
  return { checkAll, stop: () => clearInterval(timer) }

  async function checkAll(): Promise<void> {
    await Promise.all(alertNames.map((name) => look(name, checks[name])))
  }

  async function look(name: AlertName, check: AlertCheck | undefined): Promise<void> {
    if (!check || running.has(name)) return
    running.add(name)
    try {
      const details = await check()
      if (details) await report(name, details)
      else await close(name)
    } catch (error) {
      log.error({ err: error, alert: name }, 'an alert could not be checked or delivered')
    }
    running.delete(name)
  }

  async function report(name: AlertName, details: AlertDetails): Promise<void> {
    const now = performance.now()
    const known = openAlerts.get(name)
    const since = known?.since ?? new Date().toISOString()
    const alert = { isDelivered: false, loggedAt: -Infinity, ...known, since, details, seenAt: now }
    openAlerts.set(name, alert)
    if (now - alert.loggedAt >= hourMs) {
      log.warn({ alert: name, ...details }, alertTitles[name].en)
      alert.loggedAt = now
    }
    if (alert.isDelivered) return
    await deliver({ name, state: 'started', since, details })
    alert.isDelivered = true
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, name), since)
  }

  async function close(name: AlertName): Promise<void> {
    const alert = openAlerts.get(name)
    if (!alert || performance.now() - alert.seenAt < quietMs) return
    const { since, details } = alert
    if (alert.isDelivered) await deliver({ name, state: 'ended', since, details })
    openAlerts.delete(name)
    log.info({ alert: name, since }, 'an alert has ended')
    await rm(join(folder, name), { force: true })
  }
}

async function readOpen(folder: string): Promise<Map<AlertName, OpenAlert>> {
  const delivered = new Map<AlertName, OpenAlert>()
  for (const name of alertNames) {
    const since = await readFile(join(folder, name), 'utf8').catch(passOverMissing)
    if (since === undefined) continue
    const seenAt = performance.now()
    delivered.set(name, { since, isDelivered: true, details: {}, seenAt, loggedAt: -Infinity })
  }
  return delivered
}
