import { expect, describe, beforeAll, it } from 'vitest'
import { recountBoard } from '../../content/src/features/webboard/board/recount.ts'
import { decide } from '../../content/src/features/webboard/moderation/decide.ts'
import { Decision } from '../../content/src/features/webboard/moderation/decision.ts'
import { listCases } from '../../content/src/features/webboard/moderation-admin/list-cases.rows.ts'
import { readCase } from '../../content/src/features/webboard/moderation-admin/read-case.ts'
import { openMemberBench } from '../../content/testing/member-bench.ts'
import { staffData } from '../../content/testing/record-data.ts'
import { createSeeding } from '../seed/seeding.ts'
import { queueCases, textsOf } from './queue.demo.ts'
import { webboardSeeds } from './seed-webboard.ts'

const { payload } = await openMemberBench()
const administrator = staffData('board', 'administrator')
const staff = await payload.create({ collection: 'staff', data: administrator })
const takeDown = queueCases.find((queued) => queued.kind === 'take_down')
const appeal = queueCases.find((queued) => queued.kind === 'appeal')

beforeAll(async () => {
  const seeding = await createSeeding(payload, webboardSeeds.length)
  for (const each of webboardSeeds) await each.run(seeding)
})

const reasonsIn = (reports: readonly { reason: string; note?: string | null }[]) =>
  reports.map(({ reason, note }) => `${reason} ${note ?? ''}`).toSorted()

describe('The queue of the demo', () => {
  it('lists its eight cases by when they are due, and one of them is late', async () => {
    const { cases, open, late } = await listCases(payload, 1)
    expect({ open, late }).toEqual({ open: 8, late: 1 })
    expect(cases.map(({ kind, look }) => ({ kind, look }))).toEqual(
      queueCases.map((queued) => ({
        kind: queued.kind,
        look: queued.kind === 'held' ? queued.why : null,
      })),
    )
    for (const [index, { openedAt, dueAt }] of cases.entries()) {
      const openedHoursAgo = (Date.now() - Date.parse(openedAt)) / 3_600_000
      expect(openedHoursAgo).toBeCloseTo(queueCases[index]?.hoursAgo ?? 0, 1)
      expect(Date.parse(dueAt) - Date.parse(openedAt)).toBe(24 * 3_600_000)
    }
  })

  it('shows of each case what was written, who found what wrong, and what was asked', async () => {
    const { cases } = await listCases(payload, 1)
    const shown = await Promise.all(cases.map(({ id }) => readCase(payload, id)))
    for (const [index, queued] of queueCases.entries()) {
      const found = shown[index]
      const [text] = textsOf(queued)
      const reports = queued.kind === 'reported' ? queued.reports : []
      // What was removed has no text any more.
      const detail = queued.kind === 'appeal' ? undefined : text?.detail
      expect(found?.stored?.detail).toBe(detail)
      expect(found?.author?.name).toContain(queued.author.nickname ?? queued.author.firstName)
      expect(found?.reports).toBe(reports.length)
      expect(reasonsIn(found?.reported ?? [])).toEqual(reasonsIn(reports))
    }
    const states = shown.map((found) => found?.stored?.state ?? 'none')
    expect(states).toEqual([
      'waiting',
      'waiting',
      'published',
      'hidden',
      'published',
      'published',
      'none',
      'waiting',
    ])
  })

  it('has who asks for a take-down, whom nobody mails, and who asks again', async () => {
    const { cases } = await listCases(payload, 1)
    const find = async (kind: string) =>
      readCase(payload, cases.find((each) => each.kind === kind)?.id ?? 0)
    const asked = await find('take_down')
    expect(asked?.takeDowns).toMatchObject([{ ...takeDown?.sender, message: takeDown?.request }])
    expect(asked?.takeDowns[0]?.address).toMatch(new RegExp(`/webboard/${asked?.post}$`))
    expect((await payload.count({ collection: 'outbox' })).totalDocs).toBe(0)
    const appealed = await find('appeal')
    expect(appealed?.appeal).toEqual({ about: 'limit', message: appeal?.appeal })
    expect(appealed?.author?.removed).toBe(1)
    const until = Date.parse(appealed?.author?.limitedUntil ?? '') - Date.now()
    const { limitedDays = 0, removedHoursAgo = 0 } = appeal ?? {}
    expect(until / 3_600_000).toBeCloseTo(limitedDays * 24 - removedHoursAgo, 1)
  })

  it('can be decided, each case once', async () => {
    const { cases } = await listCases(payload, 1)
    for (const { id, kind } of cases) {
      const act = kind === 'appeal' ? 'lift' : 'remove'
      const given = { caseId: id, act, ...(act === 'remove' ? { reason: 'other' } : {}) }
      await decide(payload, staff.id, Decision.parse(given))
    }
    expect(await listCases(payload, 1)).toEqual({ cases: [], open: 0, late: 0 })
    expect(await recountBoard(payload)).toEqual({ shown: 0, replies: 0 })
  })

  it('goes on holding the words that it has listed', async () => {
    const { words } = await payload.findGlobal({ slug: 'board-rules' })
    expect(words?.split('\n')).toContain('ปล่อยกู้')
  })
})
