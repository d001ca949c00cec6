import { expect, describe, beforeAll, it } from 'vitest'
import { countOpen, listOpen } from '../../content/src/core/cases/cases.rows.ts'
import { decide } from '../../content/src/core/cases/decide.ts'
import { readCase } from '../../content/src/core/cases/read-case.ts'
import { recountBoard } from '../../content/src/features/webboard/board/recount.ts'
import { findStored } from '../../content/src/features/webboard/board/stored.rows.ts'
import { authorsOf } from '../../content/src/features/webboard/tables/board-tables.ts'
import {
  boardKindNames,
  reasonLabels,
} from '../../content/src/features/webboard/moderation/case.labels.ts'
import { Decision } from '../../content/src/features/webboard/moderation/decision.ts'
import { subjectNamed } from '../../content/src/features/webboard/tables/subject.ts'
import { connectionTo } from '../../content/src/platform/database/tables.ts'
import { openMemberBench } from '../../content/testing/member-bench.ts'
import { staffData } from '../../content/testing/record-data.ts'
import { createSeeding } from '../seed/seeding.ts'
import { queueCases, textsOf } from './queue.demo.ts'
import { webboardSeeds } from './seed-webboard.ts'

const { payload, shift, wake } = await openMemberBench()
const administrator = staffData('board', 'administrator')
const staff = await payload.create({ collection: 'staff', data: administrator })
const takeDown = queueCases.find((queued) => queued.kind === 'take_down')
const appeal = queueCases.find((queued) => queued.kind === 'appeal')

beforeAll(async () => {
  const seeding = await createSeeding(payload, webboardSeeds.length)
  for (const each of webboardSeeds) await each.run(seeding)
})

const list = () => listOpen(payload, { kinds: boardKindNames }, { page: 1, limit: 20 })

/** The whole text of a case in the queue. */
async function readText(id: number): Promise<string> {
  const shown = await readCase(payload, boardKindNames, id, { language: 'th', user: staff })
  const items = shown?.view.parts.flatMap((part) => part.items) ?? []
  return items
    .flatMap((item) => [item.kind === 'text' && item.by, 'text' in item && item.text])
    .filter(Boolean)
    .join('\n')
}

async function stateOf(key: string | null) {
  const subject = subjectNamed(key)
  return subject && (await findStored(payload, subject))?.state
}

describe('The queue of the demo', () => {
  it('lists its eight cases by when they are due, and one of them is late', async () => {
    const cases = await list()
    expect(await countOpen(payload, { kinds: boardKindNames })).toMatchObject({ open: 8, late: 1 })
    expect(cases.map(({ kind, cause }) => ({ kind, cause }))).toEqual(
      queueCases.map((queued) => ({
        kind: queued.kind,
        cause: queued.kind === 'held' ? queued.why : null,
      })),
    )
    for (const [index, { createdAt, dueAt }] of cases.entries()) {
      const openedHoursAgo = (Date.now() - Date.parse(createdAt)) / 3_600_000
      expect(openedHoursAgo).toBeCloseTo(queueCases[index]?.hoursAgo ?? 0, 1)
      expect(Date.parse(dueAt) - Date.parse(createdAt)).toBe(24 * 3_600_000)
    }
  })

  it('shows of each case what was written, who found what wrong, and what was asked', async () => {
    const cases = await list()
    const shown = await Promise.all(cases.map(({ id }) => readText(id)))
    for (const [index, queued] of queueCases.entries()) {
      const { nickname, firstName } = queued.author
      const reports = queued.kind === 'reported' ? queued.reports : []
      const parts = [
        nickname ?? firstName,
        // A removed text is empty.
        queued.kind === 'appeal' ? '' : textsOf(queued)[0]?.detail,
        reports.length > 0 ? `${reports.length} คน` : '',
        ...reports.flatMap(({ reason, note = '' }) => [`${reasonLabels[reason].th} · `, note]),
      ]
      for (const part of parts) expect(shown[index]).toContain(part)
    }
    expect(await Promise.all(cases.map(({ subject }) => stateOf(subject)))).toEqual([
      'waiting',
      'waiting',
      'published',
      'hidden',
      'published',
      'published',
      null,
      'waiting',
    ])
  })

  it('has who asks for a take-down, whom nobody mails, and who asks again', async () => {
    const cases = await list()
    const find = (kind: string) => cases.find((each) => each.kind === kind)
    const asked = await readText(find('take_down')?.id ?? 0)
    const { sender, request = '' } = takeDown ?? {}
    for (const part of [sender?.name, sender?.email, request]) expect(asked).toContain(part)
    expect(asked).toContain(`/webboard/${subjectNamed(find('take_down')?.subject ?? null)?.id} `)
    for (const collection of ['outbox', 'notifications'] as const)
      expect((await payload.count({ collection })).totalDocs).toBe(0)
    const appealed = await readText(find('appeal')?.id ?? 0)
    expect(appealed).toContain(appeal?.appeal)
    expect(appealed).toContain('ถูกนำออก 1')
    const [limited] = (await connectionTo(payload).select().from(authorsOf(payload))).filter(
      ({ limitedUntil }) => limitedUntil !== null,
    )
    const until = Date.parse(String(limited?.limitedUntil)) - Date.now()
    const { limitedDays = 0, removedHoursAgo = 0 } = appeal ?? {}
    expect(until / 3_600_000).toBeCloseTo(limitedDays * 24 - removedHoursAgo, 1)
  })

  it('can be decided, each case once', async () => {
    for (const { id: caseId, kind } of await list()) {
      const decision =
        kind === 'appeal' ? { act: 'lift' } : { act: 'remove', reason: 'other' as const }
      await decide(payload, { caseId, by: staff.id, decision: Decision.parse(decision) })
    }
    await shift('outbox', { nextAttemptAt: new Date(0).toISOString() })
    await wake()
    const { docs } = await payload.find({ collection: 'cases', limit: 20 })
    expect(docs.map(({ state }) => state)).toEqual(Array(queueCases.length + 1).fill('closed'))
    expect(await recountBoard(payload)).toEqual({ shown: 0, replies: 0 })
  })

  it('goes on holding the words that it has listed', async () => {
    const { words } = await payload.findGlobal({ slug: 'board-rules' })
    expect(words?.split('\n')).toContain('ปล่อยกู้')
  })
})
