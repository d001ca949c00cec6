import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { RetentionJob } from '../retention/retention-job.ts'
import { trafficEnv } from './traffic.env.ts'

const dayMs = 24 * 60 * 60 * 1000
const name = /^(\d{4}-\d\d-\d\d)\.log$/

/** The day of the log that a moment belongs to, by universal time. */
export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

export const pathOfDay = (day: string) => join(trafficEnv.folder, `${day}.log`)

/** The days of which there is a log, the oldest first. */
export async function listDays(): Promise<string[]> {
  const names = await readdir(trafficEnv.folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return []
  })
  return names.flatMap((each) => name.exec(each)?.[1] ?? []).toSorted()
}

/** Deletes the days whose last moment has had its time: the 91st day on finds nothing of the first. */
export const forgetTraffic: RetentionJob = async ({ before, noteFile }) => {
  const old = (await listDays()).filter((day) => Date.parse(day) + dayMs <= before.getTime())
  for (const day of old) {
    await noteFile({ name: day, day })
    await rm(pathOfDay(day), { force: true })
  }
  return old.length
}
