import type { LeadKind } from '@washhouse/contract/contact/contact.contract'
import { inArray } from 'drizzle-orm'
import type { BasePayload, CollectionAfterChangeHook } from 'payload'
import {
  addStep,
  assignCase,
  casesOf,
  closeCases,
  setCase,
} from '../../../core/cases/cases.rows.ts'
import { joinWrite } from '../../../platform/database/tables.ts'
import type { Lead } from '../../../platform/payload-types.ts'
import { assigneeIn } from './lead-history.ts'
import { doneStatuses } from './lead.labels.ts'
import { type Asking, readHours } from './lead-settings.global.ts'

const hourMs = 60 * 60_000
/** What staff have taken up is looked at again after as long. */
const workingMs = 7 * 24 * hourMs

export const subjectOfLead = (id: string) => `lead:${id}`

export function leadIn(subject: string | null): string | undefined {
  return subject?.startsWith('lead:') ? subject.slice('lead:'.length) : undefined
}

/** By when a lead that comes now is to be taken up. */
export async function firstDue(req: Asking, kind: LeadKind): Promise<Date> {
  return new Date(Date.now() + (await readHours(req, kind)) * hourMs)
}

/** The case of a lead follows what staff change of it: how far it has come, whose it is, and whether a program sent it. */
export const followLead: CollectionAfterChangeHook<Lead> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const { payload, user } = req
  const before = operation === 'create' ? undefined : previousDoc
  const isMoved = doc.status !== before?.status
  const assignee = assigneeIn(doc)
  const isHandedOver = assignee !== assigneeIn(before ?? {})
  const isNews = isMoved || doc.looksAutomatic !== before?.looksAutomatic
  if (!isNews && !isHandedOver) return doc
  const by = user?.collection === 'staff' ? user.id : null
  const { kind, status } = doc
  const subject = subjectOfLead(doc.id)
  const dueAt = isNews ? { dueAt: await dueOf(req, doc) } : {}
  await joinWrite(req, async () => {
    const about = { kind, subject, decision: status, by, ...dueAt }
    const caseId = await setCase(payload, { ...about, isOpen: isLeft(doc) })
    const step = { kind, caseId, subject, by }
    if (before && isMoved) await addStep(payload, { ...step, act: status })
    if (isHandedOver) await assignCase(payload, step, { assignee, by })
  })
  return doc
}

async function dueOf(req: Asking, { kind, status }: Lead): Promise<Date> {
  return status === 'new' ? await firstDue(req, kind) : new Date(Date.now() + workingMs)
}

/** Whether staff have to see to it: examples are none, and what a program seems to have sent waits for somebody who takes it up. */
function isLeft({ status, looksAutomatic, source }: Lead): boolean {
  return (
    !doneStatuses.includes(status) && source !== 'demo' && !(looksAutomatic && status === 'new')
  )
}

/** Nobody has to see any more to leads that are deleted. */
export async function closeLeads(payload: BasePayload, ids: readonly string[]): Promise<void> {
  const which = inArray(casesOf(payload).subject, ids.map(subjectOfLead))
  await closeCases(payload, which, { decision: 'erased', by: null })
}
