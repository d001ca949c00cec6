import { appendFile, mkdir } from 'node:fs/promises'
import { log } from '../../ground/log.ts'
import { sealLine } from './sealed-line.ts'
import type { TrafficAct, TrafficEntry } from './traffic-entry.ts'
import { dayOf, pathOfDay } from './traffic-files.ts'
import { trafficEnv } from './traffic.env.ts'

let written = Promise.resolve()

/**
 * Keeps that a member signed in, or wrote something that others see, from where (Computer Crime Act, section 26). It
 * happens behind the answer, in order; what cannot be kept is said in the service's log, and keeps nobody from signing in.
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

/** Once all of it is in the file. */
export function settleTraffic(): Promise<void> {
  return written
}

/** Writes one entry; throws where it cannot. */
export async function appendEntry(entry: TrafficEntry, at: Date): Promise<void> {
  const day = dayOf(at)
  const [key = ''] = trafficEnv.keys
  const line = sealLine(JSON.stringify(entry), day, key)
  await mkdir(trafficEnv.folder, { recursive: true, mode: 0o700 })
  // One write, which no other process comes into; begun on a new line, should one have been cut short before.
  await appendFile(pathOfDay(day), `\n${line}\n`, { mode: 0o600 })
}
