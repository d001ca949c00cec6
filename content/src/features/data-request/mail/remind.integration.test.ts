import { describe, expect, it } from 'vitest'
import { openDataRequestBench } from '../../../../testing/data-request-bench.ts'
import { deleteDue } from '../../../../testing/delete-due.ts'
import { queueReminders } from './queue-mail.ts'

const bench = await openDataRequestBench()
const { payload, act, askProven, mailsTo } = bench
const dayMs = 24 * 60 * 60_000
const inDays = (days: number) => new Date(Date.now() + days * dayMs)
const admin = 'administrator@example.com'
const isReminder = ({ subject }: { subject: string }) => subject.startsWith('ใกล้ครบกำหนด')

const reminders = async () => (await mailsTo(admin)).filter(isReminder)

describe('The clock of a request', () => {
  it('reminds the administrators once, a week before, of what is open', async () => {
    const [open, closed] = [await askProven(), await askProven()]
    await act(closed.id, 'answer')
    await queueReminders(payload, inDays(22.9))
    expect(await reminders()).toEqual([])
    await queueReminders(payload, inDays(23.1))
    const [mail, ...others] = await reminders()
    expect(others).toEqual([])
    expect(mail?.html).toContain(open.id)
    expect(mail?.html).not.toContain(open.email)
    await Promise.all([queueReminders(payload, inDays(24)), queueReminders(payload, inDays(40))])
    expect(await reminders()).toHaveLength(1)
    await act(open.id, 'answer')
  })

  it('ends a year after it was closed, and after a month for what nobody proved', async () => {
    const [open, closed, unproven] = [
      await askProven(),
      await askProven(),
      await bench.askAsVisitor(),
    ]
    await act(closed.id, 'refuse')
    const isThere = async ({ id }: { id: string }) =>
      (await payload.count({ collection: 'data-requests', where: { id: { equals: id } } }))
        .totalDocs === 1
    const forgetAll = async (days: number) => {
      for (const name of ['data-requests', 'unproven-requests'] as const)
        await deleteDue(payload, name, inDays(days))
    }
    const all = () => Promise.all([open, closed, unproven].map(isThere))
    await forgetAll(29.9)
    expect(await all()).toEqual([true, true, true])
    await forgetAll(30.1)
    expect(await all()).toEqual([true, true, false])
    await forgetAll(364.9)
    expect(await all()).toEqual([true, true, false])
    await forgetAll(365.1)
    expect(await all()).toEqual([true, false, false])
    expect(await bench.stepsOf(closed.id)).toEqual([])
    expect(await bench.caseOf(closed.id)).toBeNull()
    expect(await bench.stepsOf(open.id)).not.toEqual([])
    expect(await bench.caseOf(open.id)).toMatchObject({ isOpen: true })
  })
})
