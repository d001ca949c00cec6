import { leadKinds, type LeadKind } from '@washhouse/contract/contact/contact.contract'
import type { BasePayload, Where } from 'payload'
import { log } from '../../../ground/log.ts'
import { readLeadHours } from '../lead/lead-settings.global.ts'
import { waitsTooLong } from './lead-views.ts'

export interface LateLeads {
  /** New leads that nobody has taken up in time, by kind. */
  leads: Record<LeadKind, number>
  /** Those that a program seems to have sent: they are looked at by the way. */
  automatic: number
}

/** Counts the new leads that have waited longer than the settings allow; examples are none. */
export async function findLateLeads(payload: BasePayload): Promise<LateLeads> {
  const hours = await readLeadHours(payload)
  const lateOf = (kind: LeadKind): Where => ({ and: waitsTooLong(kind, hours) })
  const [contact, franchise, problem, automatic] = await Promise.all([
    countLate(lateOf('contact'), { looksAutomatic: { not_equals: 'true' } }),
    countLate(lateOf('franchise'), { looksAutomatic: { not_equals: 'true' } }),
    countLate(lateOf('problem'), { looksAutomatic: { not_equals: 'true' } }),
    countLate({ or: leadKinds.map(lateOf) }, { looksAutomatic: { equals: 'true' } }),
  ])
  return { leads: { contact, franchise, problem }, automatic }

  async function countLate(...conditions: Where[]): Promise<number> {
    const where = { and: [{ source: { not_equals: 'demo' } }, ...conditions] }
    return (await payload.count({ collection: 'leads', where })).totalDocs
  }
}

/** For the watch: how to say that leads have waited too long. */
export async function checkLateLeads(payload: BasePayload): Promise<(() => void) | undefined> {
  const { leads } = await findLateLeads(payload)
  if (Object.values(leads).every((number) => number === 0)) return undefined
  return () => log.warn(leads, 'new leads have waited too long')
}
