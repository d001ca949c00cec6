import type { LeadKind } from '@washhouse/contract/contact/contact.contract'
import { and, eq, gt, inArray } from 'drizzle-orm'
import type { BasePayload, CollectionAfterChangeHook } from 'payload'
import {
  addStep,
  assignCase,
  casesOf,
  changeCases,
  closeCases,
  findCaseAbout,
  setCase,
} from '../../../core/cases/cases.rows.ts'
import { joinWrite } from '../../../platform/database/tables.ts'
import type { Lead } from '../../../platform/payload-types.ts'
import { assigneeIn } from './lead-history.ts'
import { doneStatuses } from './lead.labels.ts'
import { type Asking, readHours } from './lead-settings.global.ts'

const hourMs = 60 * 60_000
/** Time until a lead in progress is due for another review. */
const workingMs = 7 * 24 * hourMs

export const subjectOfLead = (id: string) => `lead:${id}`

export function leadIn(subject: string | null): string | undefined {
  return subject?.startsWith('lead:') ? subject.slice('lead:'.length) : undefined
}

/** When a lead that is received now is due. */
export async function firstDue(req: Asking, kind: LeadKind): Promise<Date> {
  return new Date(Date.now() + (await readHours(req, kind)) * hourMs)
}

/** Updates the case of a lead after staff changed its status, assignee or automatic mark. */
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

/** True if staff have to handle it. Examples are excluded; an automatic submission only counts once staff take it up. */
function isLeft({ status, looksAutomatic, source }: Lead): boolean {
  return (
    !doneStatuses.includes(status) && source !== 'demo' && !(looksAutomatic && status === 'new')
  )
}

/** After the sender of a problem added a message: its open case is due as that of a new one, unless it is due sooner. */
export async function noteAddition(payload: BasePayload, id: string, dueAt: Date): Promise<void> {
  const about = { kind: 'problem' satisfies LeadKind, subject: subjectOfLead(id) }
  const due = dueAt.toISOString()
  const caseId = await findCaseAbout(payload, about)
  if (caseId !== null) {
    const cases = casesOf(payload)
    const isLater = and(eq(cases.id, caseId), eq(cases.state, 'open'), gt(cases.dueAt, due))
    await changeCases(payload, isLater, { dueAt: due })
  }
  await addStep(payload, { ...about, caseId, act: 'added', by: null })
}

/** Closes the cases of deleted leads. */
export async function closeLeads(payload: BasePayload, ids: readonly string[]): Promise<void> {
  const which = inArray(casesOf(payload).subject, ids.map(subjectOfLead))
  await closeCases(payload, which, { decision: 'erased', by: null })
}
