import { APIError, type Endpoint, Forbidden } from 'payload'
import { z } from 'zod'
import { isAdministrator } from '../../ground/access.ts'
import { say } from '../../ground/languages/say.ts'
import { noteStaffAct } from '../audit/staff-audit.rows.ts'
import { log } from '../../ground/log.ts'
import { readTraffic } from './read-traffic.ts'

const Question = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  // A form sends it empty, where nobody is meant.
  member: z
    .union([z.uuid(), z.literal('')])
    .optional()
    .transform((id) => id || undefined),
})

/** The traffic log of some days, a line each, for administrators: GET /cms-api/traffic-log?from=2026-11-01&to=2026-11-02. */
export const trafficEndpoint: Endpoint = {
  path: '/traffic-log',
  method: 'get',
  async handler(req) {
    const { t, user } = req
    if (!user || !isAdministrator({ req })) throw new Forbidden(t)
    const { data } = Question.safeParse(Object.fromEntries(req.searchParams))
    if (!data) throw new APIError(askedWrong(req), 400, undefined, true)
    const { from, to, member: memberId } = data
    const entries = readTraffic({ by: user.id, from, to, memberId })
    // Begun before it is answered: what cannot be noted as read is not given.
    const first = await entries.next()
    const ids = memberId === undefined ? [] : [memberId]
    await noteStaffAct(req.payload, { act: 'read', by: user.id, about: 'traffic-log', ids })
    log.info({ staff: user.id }, 'the traffic log is read')
    return new Response(streamOf(first, entries), {
      headers: {
        'content-type': 'application/x-ndjson; charset=utf-8',
        'content-disposition': `attachment; filename="traffic-${from}-${to}.ndjson"`,
        'cache-control': 'no-store',
      },
    })
  },
}

function askedWrong(req: Parameters<typeof say>[0]): string {
  return say(
    req,
    'ระบุวันแรกและวันสุดท้าย และเลขสมาชิกถ้าต้องการเฉพาะคน',
    'Give the first and the last day, and a member’s id for one person alone.',
  )
}

type Entries = ReturnType<typeof readTraffic>

function streamOf(
  first: Awaited<ReturnType<Entries['next']>>,
  entries: Entries,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let next = first
  return new ReadableStream({
    async pull(controller) {
      if (next.done) return controller.close()
      controller.enqueue(encoder.encode(`${JSON.stringify(next.value)}\n`))
      next = await entries.next()
    },
    async cancel() {
      await entries.return(undefined)
    },
  })
}
