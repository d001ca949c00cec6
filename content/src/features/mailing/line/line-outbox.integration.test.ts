import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { fillBranches } from '../../../../testing/branch-records.ts'
import { openMemberBench } from '../../../../testing/member-bench.ts'
import { tell } from '../../../core/notifications/new-notification.ts'
import { type Outbox, startOutbox } from '../../../core/mail/outbox-worker.ts'
import { readUsed } from '../sending/mail-quota.rows.ts'
import { monthInThailand } from '../sending/bangkok-clock.ts'
import { createMemberLine } from './line-outbox.ts'
import { storeLineChoices, type LineChoices } from './line-choices.rows.ts'

const bench = await openMemberBench()
const { createMember, payload, post } = bench
await bench.pause()

interface Pushed {
  to: string
  messages: { text: string }[]
}
const pushed: Pushed[] = []
let status = 200
const server = createServer((req, res) => {
  void text(req).then((body) => {
    if (status === 200) pushed.push(JSON.parse(body))
    res.writeHead(status).end('{}')
  })
})
await once(server.listen(0, '127.0.0.1'), 'listening')
const address = server.address()
const port = typeof address === 'object' ? address?.port : 0
const channel = { token: 'a-token', apiUrl: `http://127.0.0.1:${port}` }
const branches = (await fillBranches(payload, 2)).branches.map(({ id }) => id)
let running: Outbox | undefined
let count = 0

beforeEach(async () => {
  pushed.length = 0
  status = 200
  for (const collection of ['outbox', 'members', 'notifications', 'mail-allowances'] as const)
    await payload.delete({ collection, where: {} })
})
afterAll(async () => {
  await running?.stop()
  server.close()
  bench.resume()
})

/** A member with LINE linked (unless stated otherwise) and choices made. */
async function createReader(
  choices: Partial<LineChoices>,
  { joins = true, language = 'th' as const } = {},
) {
  const member = await createMember({ language })
  const subject = `U-${member.id}`
  const identity = { id: randomUUID(), provider: 'line', subject, memberId: member.id } as const
  if (joins) await payload.create({ collection: 'member-identities', data: identity })
  await storeLineChoices(payload, member.id, choices)
  // Followers of both branches get one message about both.
  for (const branch of branches)
    await post('/api/followed_branches', { branch }, { token: member.token })
  // The notification must be later than the choice.
  await new Promise((resolve) => setTimeout(resolve, 5))
  return { ...member, subject }
}

async function tellReport(member: string, titleTh = 'เรื่องที่แจ้งไว้ 7K3M-Q9TD คืนเงินแล้ว') {
  count += 1
  const audience = { kind: 'member', member } as const
  const source = `report:${count}:${new Date().toISOString()}`
  await tell(payload, [
    {
      source,
      event: 'account',
      audience,
      titleTh,
      titleEn: 'Your report was refunded',
      slug: null,
      image: null,
    },
  ])
}

async function tellBranch(titleTh = 'นิมมานปิดชั่วคราว') {
  count += 1
  const audience = { kind: 'branches', branches } as const
  await tell(payload, [
    {
      source: `closed:${count}`,
      event: 'branch',
      audience,
      titleTh,
      titleEn: null,
      slug: 'nimman',
      image: null,
    },
  ])
}

/** Runs the service's steps with a monthly limit. */
async function send(monthly = 100): Promise<void> {
  await running?.stop()
  const line = createMemberLine({ channel, monthly })
  await line.keep(payload, new Date())
  running = startOutbox(payload, [line.outbox])
  await running.wake()
}

const told = () => pushed.map(({ to, messages }) => `${to}: ${messages[0]?.text}`)
const noteOf = async (id: string) =>
  (await bench.rowsOf(id)).map(({ status: state, lastError }) => [state, lastError])
const usedNow = () => readUsed(payload, `line:${monthInThailand(new Date())}`)

describe('LINE', () => {
  it('tells members what they asked for, each kind by itself, and once', async () => {
    const both = await createReader({ reports: true, branches: true })
    const reports = await createReader({ reports: true })
    const branchOnly = await createReader({ branches: true })
    for (const { id } of [both, reports, branchOnly]) await tellReport(id)
    await tellBranch()
    await send()
    await send()
    const report = 'เรื่องที่แจ้งไว้ 7K3M-Q9TD คืนเงินแล้ว\nhttp://localhost:3000/account'
    const notice = 'นิมมานปิดชั่วคราว\nhttp://localhost:3000/branch/nimman'
    expect(new Set(told())).toEqual(
      new Set([
        `${both.subject}: ${report}`,
        `${both.subject}: ${notice}`,
        `${reports.subject}: ${report}`,
        `${branchOnly.subject}: ${notice}`,
      ]),
    )
    expect(pushed).toHaveLength(4)
    expect(await usedNow()).toBe(4)
  })

  it('sends nothing to unlinked or suspended members, or about earlier notifications', async () => {
    const stranger = await createReader({ reports: true }, { joins: false })
    const suspended = await createReader({ reports: true })
    const late = await createReader({})
    for (const { id } of [stranger, suspended, late]) await tellReport(id)
    await new Promise((resolve) => setTimeout(resolve, 5))
    await storeLineChoices(payload, late.id, { reports: true })
    await payload.update({ collection: 'members', id: suspended.id, data: { status: 'suspended' } })
    await send()
    expect(told()).toEqual([])
  })

  it('tells no more within a month than it may, and leaves the rest to the bell', async () => {
    const readers = [
      await createReader({ reports: true }),
      await createReader({ reports: true }),
      await createReader({ reports: true }),
    ]
    for (const { id } of readers) await tellReport(id)
    await send(2)
    expect(pushed).toHaveLength(2)
    expect(await usedNow()).toBe(2)
    const notes = (await Promise.all(readers.map(({ id }) => noteOf(id)))).flat()
    expect(notes.filter(([state]) => state === 'dropped')).toEqual([
      ['dropped', expect.stringContaining('this month’s LINE quota is used up')],
    ])
    const { totalDocs } = await payload.count({ collection: 'notifications' })
    expect(totalDocs).toBe(3)
  })

  it('counts nothing of what LINE did not take, and tries it again', async () => {
    const { id } = await createReader({ reports: true })
    await tellReport(id)
    status = 500
    await send()
    expect(await usedNow()).toBe(0)
    expect(await noteOf(id)).toEqual([['waiting', 'LINE answered with 500']])
    status = 200
    await bench.shift('outbox', { nextAttemptAt: new Date().toISOString() })
    await send()
    expect(pushed).toHaveLength(1)
    expect(await usedNow()).toBe(1)
  })

  it('sends nothing that was retracted, or opted out of, since it was queued', async () => {
    const [withdrawn, changed] = [
      await createReader({ reports: true }),
      await createReader({ reports: true }),
    ]
    for (const { id } of [withdrawn, changed]) await tellReport(id)
    // The outbox of the previous test would send new jobs at once.
    await running?.stop()
    await createMemberLine({ channel, monthly: 9 }).keep(payload, new Date())
    await payload.delete({
      collection: 'notifications',
      where: { member: { equals: withdrawn.id } },
    })
    await storeLineChoices(payload, changed.id, { reports: false })
    await send()
    expect(told()).toEqual([])
  })
})
