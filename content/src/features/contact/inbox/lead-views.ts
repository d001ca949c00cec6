import { type LeadKind, leadKinds } from '@washhouse/contract/contact/contact.contract'
import type { BasePayload, Where } from 'payload'
import { label, type Label } from '../../../platform/languages/labels.ts'
import { type LeadHours, readLeadHours } from '../lead/lead-settings.global.ts'
import { log } from '../../../platform/log.ts'

export interface LeadView {
  id: 'all' | 'automatic' | 'mine' | 'new' | 'stalled' | LeadKind
  name: Label
  /** Whether it is work that waits: only of that it helps to know how much there is. */
  isQueue?: true
  /** Alternatives of conditions, the one form that the list's own filter can show. */
  where?: { or: { and: Where[] }[] }
}

const isNew: Where = { status: { equals: 'new' } }
const isOpen: Where = { status: { in: ['new', 'working'] } }
const isByPerson: Where = { looksAutomatic: { not_equals: 'true' } }
const isNoSpam: Where = { status: { not_equals: 'spam' } }

const only = (...and: Where[]) => ({ or: [{ and }] })
const ofKind = (kind: LeadKind) => only({ kind: { equals: kind } }, isByPerson, isNoSpam)

/** What nobody has taken up yet. */
export const unread = only(isNew, isByPerson)
const automatic = only({ looksAutomatic: { equals: 'true' } })

/** New leads of a kind that have waited longer than it may. */
export function waitsTooLong(kind: LeadKind, hours: LeadHours): Where[] {
  const since = new Date(Date.now() - hours[kind] * 3_600_000).toISOString()
  return [isNew, { kind: { equals: kind } }, { createdAt: { less_than_equal: since } }]
}

/** The views of the inbox, each a filter of the list. */
export function leadViews(staffId: number | string, hours: LeadHours): LeadView[] {
  const isMine: Where = { assignee: { equals: String(staffId) } }
  const stalled = {
    or: leadKinds.map((kind) => ({ and: [...waitsTooLong(kind, hours), isByPerson] })),
  }
  return [
    { id: 'new', name: label('ใหม่', 'New'), isQueue: true, where: unread },
    { id: 'mine', name: label('ของฉัน', 'Mine'), isQueue: true, where: only(isMine, isOpen) },
    { id: 'franchise', name: label('แฟรนไชส์', 'Franchise'), where: ofKind('franchise') },
    { id: 'problem', name: label('แจ้งปัญหา', 'Problems'), where: ofKind('problem') },
    { id: 'contact', name: label('ข้อความ', 'Messages'), where: ofKind('contact') },
    { id: 'stalled', name: label('ค้างนาน', 'Waiting too long'), isQueue: true, where: stalled },
    { id: 'automatic', name: label('คล้ายบอต', 'Looks automatic'), isQueue: true, where: automatic },
    { id: 'all', name: label('ทั้งหมด', 'All') },
  ]
}

/** The list of leads as a filter has it. */
export function linkToLeads(payload: BasePayload, where: object = {}): string {
  const list = `${payload.config.routes.admin}/collections/leads`
  return `${list}?${new URLSearchParams(queryOf(where))}`
}

/** Conditions as parameters of an address, nested names in brackets. */
function queryOf(where: object, name = 'where'): [string, string][] {
  return Object.entries(where).flatMap(([key, value]: [string, unknown]) => {
    const path = `${name}[${key}]`
    return typeof value === 'object' && value !== null
      ? queryOf(value, path)
      : [[path, String(value)]]
  })
}

/** Whether an address asks for this view; a moment in it is of the past by now and does not count. */
export function isViewOf(asked: URLSearchParams, view: LeadView): boolean {
  const shape = (query: Iterable<[string, string]>) =>
    [...query]
      .filter(([name]) => name.startsWith('where['))
      .map(([name, value]) => (name.includes('[createdAt]') ? name : `${name}=${value}`))
      .toSorted()
      .join('\n')
  return !asked.get('search') && shape(asked) === shape(queryOf(view.where ?? {}))
}

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
