import { randomUUID } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import { createLocalReq, type DefaultServerCellComponentProps, type TypedUser } from 'payload'
import { jsx } from 'react/jsx-runtime'
import { describe, expect, it, vi } from 'vitest'
import type { StaffRole } from '../../../platform/access.ts'
import type { Lead } from '../../../platform/payload-types.ts'
import type { Mail } from '../../../core/mail/mail.ts'
import { startOutbox } from '../../../core/mail/outbox-worker.ts'
import { openLeadMailBench } from '../../../../testing/lead-mail-bench.ts'
import { createInterest } from '../../../../testing/lead-records.ts'
import { staffData } from '../../../../testing/record-data.ts'
import { AssigneeCell } from '../inbox/lead-cells.admin.tsx'
import { readHistory } from '../../../core/cases/read-case.ts'
import { createLeadOutbox } from './lead-outbox.ts'

// As in production, where React's development runtime is missing.
vi.mock('react/jsx-dev-runtime', async () => ({
  ...(await import('react/jsx-runtime')),
  jsxDEV: jsx,
}))

const { payload } = await openLeadMailBench()
const source = createLeadOutbox({ webhook: undefined, line: undefined })

async function createColleague(name: string | null, role: StaffRole = 'editor') {
  const data = { ...staffData(randomUUID(), role), name }
  const account = await payload.create({ collection: 'staff', data })
  return { ...account, collection: 'staff' } satisfies TypedUser
}

const [wipa, somchai, noName] = await Promise.all([
  createColleague('วิภา'),
  createColleague('สมชาย'),
  createColleague(null),
])

function save(lead: Lead, data: Partial<Lead>, user: TypedUser = wipa) {
  return payload.update({ collection: 'leads', id: lead.id, data, user, overrideAccess: false })
}

async function queuedFor({ id }: Lead) {
  const where = { subjectId: { equals: id }, purpose: { equals: 'assigned' } }
  return (await payload.find({ collection: 'outbox', where, sort: 'createdAt' })).docs
}

/** Sends the waiting emails to assignees and returns them. */
async function send(): Promise<Mail[]> {
  const mails: Mail[] = []
  const outbox = startOutbox(payload, [source], { sendMail: async (mail) => void mails.push(mail) })
  await outbox.wake()
  await outbox.stop()
  return mails.filter(({ id }) => id.includes('-assigned-'))
}

describe('A colleague whom a case is assigned to', () => {
  it('is mailed all of it, by whom it was assigned and the way to it', async () => {
    const lead = await createInterest(payload)
    await save(lead, { assignee: somchai.id })
    expect(await send()).toMatchObject([
      {
        to: [somchai.email],
        subject: 'มอบหมายให้คุณ: สนใจแฟรนไชส์: สมชาย ใจดี',
        text: expect.stringContaining('คุณวิภา มอบหมายเรื่องนี้ให้คุณ'),
        html: expect.stringContaining(`/admin/collections/leads/${lead.id}`),
        replyTo: { address: lead.email },
      },
    ])
    expect(await queuedFor(lead)).toMatchObject([{ status: 'sent', content: null }])
  })

  it('is mailed once: not for other changes, not for the same again, not by two at once', async () => {
    const lead = await createInterest(payload)
    await Promise.all([1, 2].map(() => save(lead, { assignee: somchai.id })))
    await save(lead, { assignee: somchai.id })
    await save(lead, { status: 'working', newNote: 'โทรแล้ว' })
    expect(await queuedFor(lead)).toHaveLength(1)
  })

  it('is mailed again when the case comes back, and as soon as it is written down', async () => {
    const lead = await createInterest(payload, { assignee: somchai.id })
    expect(await queuedFor(lead)).toHaveLength(1)
    await save(lead, { assignee: null })
    await save(lead, { assignee: somchai.id })
    expect(await queuedFor(lead)).toHaveLength(2)
  })

  it('is mailed nothing of what they did themselves', async () => {
    const lead = await createInterest(payload)
    await save(lead, { assignee: wipa.id })
    await save(lead, { assignee: null })
    expect(await queuedFor(lead)).toEqual([])
  })

  it('is mailed nothing once it was assigned to somebody else, is spam, or they may not read it', async () => {
    const [moved, spam, demoted] = await Promise.all([1, 2, 3].map(() => createInterest(payload)))
    if (!moved || !spam || !demoted) throw new Error('There are three')
    const former = await createColleague('สมหญิง')
    await save(moved, { assignee: somchai.id })
    await save(moved, { assignee: noName.id })
    await save(spam, { assignee: somchai.id })
    await save(spam, { status: 'spam' })
    await save(demoted, { assignee: former.id })
    await payload.update({ collection: 'staff', id: former.id, data: { role: 'moderator' } })
    expect((await send()).map(({ to }) => to)).toEqual([[noName.email]])
    for (const lead of [spam, demoted])
      expect(await queuedFor(lead)).toMatchObject([{ status: 'dropped' }])
  })
})

describe('The history of a case', () => {
  it('has each assignment with the names of both, also after an account was deleted', async () => {
    const lead = await createInterest(payload)
    const leaver = await createColleague('สมศักดิ์')
    await save(lead, { assignee: somchai.id })
    await save(lead, { assignee: leaver.id, newNote: 'โทรแล้ว' }, somchai)
    await save(lead, { assignee: null })
    await payload.delete({ collection: 'staff', id: leaver.id })
    const about = { id: 0, kind: 'franchise', subject: `lead:${lead.id}`, cause: null }
    const history = await readHistory(payload, about, about, { language: 'en' })
    expect(history.map(({ text, by }) => [text, by])).toEqual([
      ['Assigned · สมชาย', 'วิภา'],
      ['โทรแล้ว', 'สมชาย'],
      ['Assigned', 'สมชาย'],
      ['Assigned', 'วิภา'],
    ])
  })
})

describe('A colleague in lists and choices', () => {
  it('is called by their name, or by the address while there is none', async () => {
    expect(payload.collections.staff.config.admin.useAsTitle).toBe('name')
    const { i18n } = await createLocalReq({}, payload)
    const cell = async (cellData: number) => {
      const props = { cellData, i18n, payload } as Partial<DefaultServerCellComponentProps>
      return renderToStaticMarkup(await AssigneeCell(props as DefaultServerCellComponentProps))
    }
    expect(await cell(somchai.id)).toBe('<span>สมชาย</span>')
    expect(noName.name).toBe(noName.email)
    expect(await cell(noName.id)).toContain(noName.email)
  })
})
