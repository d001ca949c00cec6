import { Readable } from 'node:stream'
import { createInterface } from 'node:readline'
import { APIError } from 'payload'
import { z } from 'zod'
import { isAdministrator } from '../../platform/access.ts'
import { say } from '../../platform/languages/say.ts'
import { staffEndpoint } from '../rest/staff-endpoint.ts'
import { noteStaffAct } from '../audit/staff-audit.rows.ts'
import { piecesOf } from '../../platform/files/file-store.ts'
import { files } from '../../platform/files/files.ts'
import { log } from '../../platform/log.ts'
import { appendEntry, listDays } from './log-traffic.ts'
import { streamOf } from '../../platform/stream-of.ts'
import { openLine, TrafficEntry } from './traffic-entry.ts'
import { trafficEnv } from './traffic.env.ts'

const Question = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  // A form sends an empty text for all members.
  member: z
    .union([z.uuid(), z.literal('')])
    .optional()
    .transform((id) => id || undefined),
})

/**
 * The traffic log of some days, one JSON line per entry, for administrators: GET
 * /cms-api/traffic-log?from=2026-11-01&to=2026-11-02.
 */
export const trafficEndpoint = staffEndpoint(
  'get',
  '/traffic-log',
  isAdministrator,
  async (req, user) => {
    const { data } = Question.safeParse(Object.fromEntries(req.searchParams))
    if (!data) throw new APIError(askedWrong(req), 400, undefined, true)
    const { from, to, member: memberId } = data
    const entries = readTraffic({ by: user.id, from, to, memberId })
    // Started before the response: if the read cannot be logged, no entry is returned.
    const first = await entries.next()
    const ids = memberId === undefined ? [] : [memberId]
    await noteStaffAct(req.payload, { act: 'read', by: user.id, about: 'traffic-log', ids })
    log.info({ staff: user.id }, 'the traffic log is read')
    const lines = linesOf(first, entries)
    return new Response(streamOf(lines, 'the traffic log could not be read to its end'), {
      headers: {
        'content-type': 'application/x-ndjson; charset=utf-8',
        'content-disposition': `attachment; filename="traffic-${from}-${to}.ndjson"`,
        'cache-control': 'no-store',
      },
    })
  },
)

function askedWrong(req: Parameters<typeof say>[0]): string {
  return say(
    req,
    'ระบุวันแรกและวันสุดท้าย และเลขสมาชิกถ้าต้องการเฉพาะคน',
    'Give the first and the last day, and a member’s id for one person alone.',
  )
}

type Entries = ReturnType<typeof readTraffic>

async function* linesOf(
  first: Awaited<ReturnType<Entries['next']>>,
  entries: Entries,
): AsyncGenerator<string> {
  try {
    for (let next = first; !next.done; next = await entries.next())
      yield `${JSON.stringify(next.value)}\n`
  } finally {
    await entries.return(undefined)
  }
}

interface TrafficQuestion {
  by: number | string
  /** First and last day, inclusive. */
  from: string
  to: string
  memberId?: string | undefined
}

/** A line that no key can decrypt, reported to the reader. */
interface Unreadable {
  act: 'unreadable'
  day: string
}

/** The entries of some days, oldest first. First logs the query itself; if that fails, nothing is returned. */
async function* readTraffic(question: TrafficQuestion): AsyncGenerator<TrafficEntry | Unreadable> {
  const now = new Date()
  await appendEntry({ at: now.toISOString(), act: 'read', ...question }, now)
  for (const [day, names] of await listDays())
    if (day >= question.from && day <= question.to)
      for (const name of names) yield* readFile(name, day, question)
}

async function* readFile(
  name: string,
  day: string,
  { memberId }: TrafficQuestion,
): AsyncGenerator<TrafficEntry | Unreadable> {
  const file = await files.traffic.open(name, 4096)
  const input = Readable.from(file ? piecesOf(file) : [])
  for await (const line of createInterface({ input })) {
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
