import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { appendEntry } from './log-traffic.ts'
import { openLine } from './sealed-line.ts'
import { TrafficEntry } from './traffic-entry.ts'
import { listDays, pathOfDay } from './traffic-files.ts'
import { trafficEnv } from './traffic.env.ts'

/** What somebody of the staff wants to know of the log. */
export interface TrafficQuestion {
  by: number | string
  /** First and last day, both with it. */
  from: string
  to: string
  /** Whose entries; all without it. */
  memberId?: string | undefined
}

/** A line that no key opens, for whoever reads the rest to know of. */
interface Unreadable {
  act: 'unreadable'
  day: string
}

/**
 * The entries of some days, the oldest first. That they were asked for is kept in the log itself before anything is given;
 * where that fails nothing is.
 */
export async function* readTraffic(
  question: TrafficQuestion,
): AsyncGenerator<TrafficEntry | Unreadable> {
  const now = new Date()
  await appendEntry({ at: now.toISOString(), act: 'read', ...question }, now)
  const days = (await listDays()).filter((day) => day >= question.from && day <= question.to)
  for (const day of days) yield* readDay(day, question)
}

async function* readDay(
  day: string,
  { memberId }: TrafficQuestion,
): AsyncGenerator<TrafficEntry | Unreadable> {
  for await (const line of createInterface({ input: createReadStream(pathOfDay(day)) })) {
    if (line === '') continue
    const entry = entryIn(line, day)
    if (!entry) yield { act: 'unreadable', day }
    else if (memberId === undefined || entry.memberId === memberId) yield entry
  }
}

function entryIn(line: string, day: string): TrafficEntry | undefined {
  const text = openLine(line, day, trafficEnv.keys)
  return text === undefined ? undefined : TrafficEntry.safeParse(JSON.parse(text)).data
}
