import { appendFile, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { log } from '../../platform/log.ts'
import { sealLine, type TrafficAct, type TrafficEntry } from './traffic-entry.ts'
import { trafficEnv } from './traffic.env.ts'
import { passOverMissing } from '../../platform/missing-file.ts'
import type { RetentionJob } from '../retention/retention-job.ts'

let written = Promise.resolve()

/**
 * Logs that a member signed in or wrote public content, and from where (Computer Crime Act, section 26). Runs after the
 * response, in order. A failure is only logged and prevents no sign-in.
 */
export function logTraffic(act: TrafficAct): void {
  if (!trafficEnv.isKept) return
  const at = new Date()
  written = written
    .then(() => appendEntry({ at: at.toISOString(), ...act }, at))
    .catch((error: unknown) => {
      log.error({ err: error, act: act.act }, 'an entry of the traffic log could not be kept')
    })
}

export function settleTraffic(): Promise<void> {
  return written
}

export async function appendEntry(entry: TrafficEntry, at: Date): Promise<void> {
  const day = dayOf(at)
  const [key = ''] = trafficEnv.keys
  const line = sealLine(JSON.stringify(entry), day, key)
  await mkdir(trafficEnv.folder, { recursive: true, mode: 0o700 })
  // One write, so that processes cannot mix lines. It starts a new line in case the previous write was cut short.
  await appendFile(pathOfDay(day), `\n${line}\n`, { mode: 0o600 })
}

const dayMs = 24 * 60 * 60 * 1000
const name = /^(\d{4}-\d\d-\d\d)\.log$/

/** The UTC day of the log for a moment. */
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

export const pathOfDay = (day: string) => join(trafficEnv.folder, `${day}.log`)

/** The days with a log, oldest first. */
export async function listDays(): Promise<string[]> {
  const names = (await readdir(trafficEnv.folder).catch(passOverMissing)) ?? []
  return names.flatMap((each) => name.exec(each)?.[1] ?? []).toSorted()
}

/** Deletes the days whose last moment has expired: with 90 days, day 91 finds nothing of day 1. */
export const deleteOldTraffic: RetentionJob = async ({ before, noteFile }) => {
  const old = (await listDays()).filter((day) => Date.parse(day) + dayMs <= before.getTime())
  for (const day of old) {
    await noteFile({ name: day, day })
    await rm(pathOfDay(day), { force: true })
  }
  return old.length
}
