import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { LeadKind } from '@washhouse/contract/contact/contact.contract'
import { eq } from 'drizzle-orm'
import { type BasePayload, getPayload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePayload, openPayload } from '../../../composition/open-payload.ts'
import {
  collectionTable,
  connectionTo,
  tableOf,
  writeWhole,
} from '../../../platform/database/tables.ts'
import { daysAgo } from '../../../core/work/daily-work.ts'
import { deleteDue } from '../../../../testing/delete-due.ts'
import { ageRecord } from '../../../../testing/age-record.ts'
import type { LeadStatus } from '../lead/lead.labels.ts'
import { testPassword } from '../../../../testing/test-password.ts'

const periods = {
  contact: 'messages',
  franchise: 'franchise-leads',
  problem: 'problem-reports',
} as const
let payload: BasePayload

beforeAll(async () => {
  payload = await openPayload()
})
afterAll(() => closePayload(payload))

async function lead(kind: LeadKind, status: LeadStatus, days: number): Promise<string> {
  const { id } = await payload.create({
    collection: 'leads',
    data: { id: randomUUID(), kind, status, language: 'th', notes: [{ text: 'โทรกลับแล้ว' }] },
  })
  await ageRecord(payload, 'leads', id, daysAgo(days))
  return id
}

const isKept = async (id: string) =>
  (await payload.count({ collection: 'leads', where: { id: { equals: id } } })).totalDocs === 1

describe('A lead', () => {
  it.each<[LeadKind, LeadStatus, number, boolean]>([
    ['contact', 'closed', 366, false],
    ['contact', 'closed', 364, true],
    ['contact', 'spam', 366, false],
    ['franchise', 'closed', 400, true],
    ['franchise', 'closed', 731, false],
    ['problem', 'refunded', 731, false],
    ['problem', 'refunded', 729, true],
    ['franchise', 'new', 3000, true],
    ['problem', 'working', 3000, true],
  ])('of kind %s that is %s since %d days: kept is %s', async (kind, status, days, kept) => {
    const id = await lead(kind, status, days)
    for (const other of Object.values(periods).filter((name) => name !== periods[kind]))
      await deleteDue(payload, other)
    expect(await isKept(id)).toBe(true)
    await deleteDue(payload, periods[kind])
    expect(await isKept(id)).toBe(kept)
  })

  it('takes the notes of staff with it', async () => {
    const id = await lead('contact', 'closed', 366)
    const notes = tableOf(payload, 'leads_notes', ['_parentID'])
    const listNotes = () =>
      connectionTo(payload).select().from(notes).where(eq(notes._parentID, id))
    expect(await listNotes()).toHaveLength(1)
    await deleteDue(payload, 'messages')
    expect(await listNotes()).toEqual([])
  })

  it('that another process reopens at that moment stays', async () => {
    const id = await lead('contact', 'closed', 366)
    const { default: config } = await import('../../../payload.config.ts')
    const other = await getPayload({ config, key: 'another' })
    const leads = collectionTable(payload, 'leads')
    let forgetting: Promise<void> | undefined
    await writeWhole(payload, async () => {
      await connectionTo(payload).update(leads).set({ status: 'new' }).where(eq(leads.id, id))
      forgetting = deleteDue(other, 'messages')
      await sleep(500)
    })
    await forgetting
    expect(await isKept(id)).toBe(true)
    await closePayload(other)
  })

  it('is forgotten also while somebody has it open in the admin', async () => {
    const staff = await payload.create({
      collection: 'staff',
      data: { email: 'open@example.com', password: testPassword, role: 'editor' },
    })
    const id = await lead('contact', 'closed', 366)
    await payload.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'leads', value: id },
        user: { relationTo: 'staff', value: staff.id },
      },
    })
    await deleteDue(payload, 'messages')
    expect(await isKept(id)).toBe(false)
  })
})
