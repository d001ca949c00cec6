import { files } from '../../platform/files/files.ts'
import { log } from '../../platform/log.ts'
import { sealLine, type TrafficAct, type TrafficEntry } from './traffic-entry.ts'
import { trafficEnv } from './traffic.env.ts'
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
  await files.traffic.append(`${day}.log`, line)
}

const dayMs = 24 * 60 * 60 * 1000

/** The UTC day of the log for a moment. */
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

/** The files of the log by day, oldest first. */
export async function listDays(): Promise<Map<string, string[]>> {
  const days = new Map<string, string[]>()
  for (const { name } of await files.traffic.list()) {
    const [, day] = /^(\d{4}-\d\d-\d\d)\.log(?:$|\/)/.exec(name) ?? []
    if (day) days.set(day, [...(days.get(day) ?? []), name])
  }
  return days
}

/** Deletes the days whose last moment has expired: with 90 days, day 91 finds nothing of day 1. */
export const deleteOldTraffic: RetentionJob = async ({ before, noteFile }) => {
  let count = 0
  for (const [day, names] of await listDays()) {
    if (Date.parse(day) + dayMs > before.getTime()) continue
    await noteFile({ name: day, day })
    for (const name of names) await files.traffic.delete(name)
    count += 1
  }
  return count
}
