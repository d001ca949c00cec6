import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { carryOutAll, makeDue } from '../../../testing/carry-out.ts'
import { addTrialKind } from '../../../testing/trial-kind.ts'
import { closePayload, openPayload } from '../../composition/open-payload.ts'
import { startOutbox } from '../mail/outbox-worker.ts'
import { connectionTo } from '../../platform/database/tables.ts'
import { claimDue, outboxOf } from '../mail/outbox.rows.ts'
import { findCase, listSteps, openCase } from './cases.rows.ts'
import { caseSource, decide, undoDecision } from './decide.ts'

let payload: BasePayload
let trial: ReturnType<typeof addTrialKind>
let caseId = 0
let made = 0

beforeAll(async () => {
  payload = await openPayload()
  trial = addTrialKind(payload)
})
beforeEach(async () => {
  await carryOutAll(payload)
  trial.carried.length = 0
  caseId = await openCase(payload, { kind: 'trial', subject: `thing:${(made += 1)}` })
})
afterAll(() => closePayload(payload))

const decideAs = (act: string, by = 1, version?: number) =>
  decide(payload, { caseId, by, version, decision: { act } })
const undoAs = (by: number) => undoDecision(payload, { caseId, by })
const isHidden = () => trial.hidden.has(`thing:${made}`)
const steps = async () => (await listSteps(payload, { caseId })).map(({ act }) => act)
const whyOf = ({ reason }: PromiseRejectedResult) => reason.why

async function letOutboxWork() {
  const outbox = startOutbox(payload, [caseSource])
  await outbox.wake()
  await outbox.stop()
}

describe('A case', () => {
  it('is one of its kind about the same, as long as it is not closed', async () => {
    const again = () => openCase(payload, { kind: 'trial', subject: `thing:${made}` })
    expect(await again()).toBe(caseId)
    await decideAs('done')
    expect(await again()).toBe(caseId)
    await carryOutAll(payload)
    expect(await again()).toBeGreaterThan(caseId)
    const other = () => openCase(payload, { kind: 'trial', subject: null })
    expect(await other()).not.toBe(await other())
  })

  it('is due when its kind says', async () => {
    const { dueAt = '', createdAt = '' } = (await findCase(payload, caseId)) ?? {}
    expect(Date.parse(dueAt) - Date.parse(createdAt)).toBe(60_000)
  })

  it('has steps that nobody changes or deletes, whatever they may', async () => {
    await decideAs('done')
    const collection = 'case-steps'
    const where = { caseId: { equals: caseId } }
    const id = Number((await payload.find({ collection, where })).docs[0]?.id)
    const data = { act: 'nothing' }
    for (const attempt of [
      () => payload.update({ collection, id, data }),
      () => payload.update({ collection, where, data }),
      () => payload.delete({ collection, id }),
      () => payload.delete({ collection, where }),
    ])
      await expect(attempt()).rejects.toMatchObject({ status: 403 })
    expect(await steps()).toEqual(['done'])
  })
})

describe('A decision', () => {
  it('of two at once, or about an older version, is one', async () => {
    const both = await Promise.allSettled([decideAs('one', 1), decideAs('other', 2)])
    const refused = both.filter((each) => each.status === 'rejected')
    expect(refused.map(whyOf)).toEqual(['decided'])
    expect(await carryOutAll(payload)).toEqual(['sent'])
    const act = both[0].status === 'fulfilled' ? 'one' : 'other'
    expect(trial.carried).toMatchObject([{ act, begun: { subject: `thing:${made}` } }])
    const by = act === 'one' ? 1 : 2
    expect(await findCase(payload, caseId)).toMatchObject({ state: 'closed', decision: act, by })
    caseId = await openCase(payload, { kind: 'trial', subject: null })
    await expect(decideAs('done', 1, 2)).rejects.toMatchObject({ why: 'decided' })
    await decideAs('done', 1, 1)
  })

  it('can be undone only by the account that made it, and can then be made again', async () => {
    await decideAs('done')
    expect(isHidden()).toBe(true)
    await expect(undoAs(2)).rejects.toMatchObject({ why: 'late' })
    await undoAs(1)
    expect(isHidden()).toBe(false)
    await expect(undoAs(1)).rejects.toMatchObject({ why: 'late' })
    expect(await carryOutAll(payload)).toEqual([])
    await decideAs('done')
    expect(await carryOutAll(payload)).toEqual(['sent'])
    await expect(undoAs(1)).rejects.toMatchObject({ why: 'late' })
    expect(await steps()).toEqual(['done', 'undo', 'done', 'written'])
  })

  it('is not taken back once it is being carried out', async () => {
    await decideAs('done')
    await makeDue(payload)
    await claimDue(payload, 'case', { most: 50, leaseMs: 0 })
    await expect(undoAs(1)).rejects.toMatchObject({ why: 'late' })
    expect(await findCase(payload, caseId)).toMatchObject({ state: 'pending' })
    expect(isHidden()).toBe(true)
    await letOutboxWork()
  })

  it('waits ten seconds, and is carried out by a second outbox where the first has ended', async () => {
    await decideAs('done')
    await letOutboxWork()
    expect(trial.carried).toEqual([])
    await makeDue(payload)
    expect(await claimDue(payload, 'case', { most: 50, leaseMs: 0 })).toHaveLength(1)
    await letOutboxWork()
    await letOutboxWork()
    expect(trial.carried).toHaveLength(1)
    expect(await findCase(payload, caseId)).toMatchObject({ state: 'closed' })
  })

  it('leaves nothing of an attempt that fails, and is tried again', async () => {
    trial.failures = 1
    await decideAs('done')
    await makeDue(payload)
    await letOutboxWork()
    expect(await steps()).toEqual(['done'])
    expect(await findCase(payload, caseId)).toMatchObject({ state: 'pending' })
    await makeDue(payload)
    await letOutboxWork()
    expect(await steps()).toEqual(['done', 'written'])
    expect(trial.carried).toHaveLength(1)
  })

  it.each(['failed', 'dropped'])('whose job has %s opens its case again', async (status) => {
    await decideAs('done')
    await letOutboxWork()
    expect(await findCase(payload, caseId)).toMatchObject({ state: 'pending' })
    const box = outboxOf(payload)
    const isIts = eq(box.subjectId, String(caseId))
    await connectionTo(payload).update(box).set({ status, content: null }).where(isIts)
    await letOutboxWork()
    await letOutboxWork()
    const open = { state: 'open', decision: null, by: null, version: 3 }
    expect(await findCase(payload, caseId)).toMatchObject(open)
    expect(await steps()).toEqual(['done', 'refused'])
    // A job that was given up has no content any more, so a retry does nothing.
    await connectionTo(payload).update(box).set({ status: 'waiting' }).where(isIts)
    expect(await carryOutAll(payload)).toEqual(['dropped'])
    await decideAs('done')
    expect(await carryOutAll(payload)).toEqual(['sent'])
  })

  it('that is more than one write may hold is gone on with, before its case is closed', async () => {
    await decideAs('twice')
    expect(await carryOutAll(payload)).toEqual(['sent'])
    expect(trial.carried).toHaveLength(2)
    expect(await findCase(payload, caseId)).toMatchObject({ state: 'closed' })
  })

  it('that is refused when it takes effect opens its case again, and shows what was hidden', async () => {
    await decideAs('refused')
    expect(await carryOutAll(payload)).toEqual(['dropped'])
    expect(isHidden()).toBe(false)
    const open = { state: 'open', decision: null, by: null, version: 3 }
    expect(await findCase(payload, caseId)).toMatchObject(open)
    const [, refused] = await listSteps(payload, { caseId })
    expect(refused).toMatchObject({ act: 'refused', reason: 'changed', by: null })
    await decideAs('done')
    expect(await carryOutAll(payload)).toEqual(['sent'])
  })
})
