import { leadKinds, type LeadKind } from '@washhouse/contract/contact/contact.contract'
import type { BasePayload, Where } from 'payload'
import { log } from '../../../ground/log.ts'
import { readLeadHours } from '../lead/lead-hours.ts'

export interface LateLeads {
  /** New leads that nobody has taken up in time, by kind. */
  leads: Record<LeadKind, number>
  /** Those that a program seems to have sent, however old: they are looked at by the way. */
  automatic: number
}

const hourMs = 60 * 60 * 1000

/** Counts the new leads that have waited longer than the settings allow; examples are none. */
export async function findLateLeads(payload: BasePayload): Promise<LateLeads> {
  const hours = await readLeadHours(payload)
  const lateOf = (kind: LeadKind): Where => ({
    kind: { equals: kind },
    createdAt: { less_than: new Date(Date.now() - hours[kind] * hourMs).toISOString() },
  })
  const isByPerson: Where = { looksAutomatic: { not_equals: 'true' } }
  const [contact, franchise, problem, automatic] = await Promise.all([
    countNew(lateOf('contact'), isByPerson),
    countNew(lateOf('franchise'), isByPerson),
    countNew(lateOf('problem'), isByPerson),
    countNew({ or: leadKinds.map(lateOf) }, { looksAutomatic: { equals: 'true' } }),
  ])
  return { leads: { contact, franchise, problem }, automatic }

  async function countNew(...conditions: Where[]): Promise<number> {
    const isReal: Where = { source: { not_equals: 'demo' } }
    const where = { and: [{ status: { equals: 'new' } }, isReal, ...conditions] }
    return (await payload.count({ collection: 'leads', where })).totalDocs
  }
}

/** For the watch: how to say that leads have waited too long. */
export async function checkLateLeads(payload: BasePayload): Promise<(() => void) | undefined> {
  const { leads } = await findLateLeads(payload)
  if (Object.values(leads).every((number) => number === 0)) return undefined
  return () => log.warn(leads, 'new leads have waited too long')
}
