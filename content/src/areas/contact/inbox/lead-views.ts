import type { Where } from 'payload'
import { label, type Label } from '../../../ground/languages/labels.ts'
import type { LeadHours } from '../lead/lead-hours.ts'

export interface LeadView {
  id: 'all' | 'automatic' | 'contact' | 'franchise' | 'mine' | 'new' | 'problem' | 'stalled'
  name: Label
  /** Whether it is work that waits: only of that it helps to know how much there is. */
  isQueue?: true
  /** Alternatives of conditions, the one form that the list's own filter can show. */
  where: { or: { and: Where[] }[] } | undefined
}

const isNew: Where = { status: { equals: 'new' } }
const isOpen: Where = { status: { in: ['new', 'working'] } }
const isByPerson: Where = { looksAutomatic: { not_equals: 'true' } }
const isNoSpam: Where = { status: { not_equals: 'spam' } }

const only = (...and: Where[]) => ({ or: [{ and }] })
const ofKind = (kind: string) => only({ kind: { equals: kind } }, isByPerson, isNoSpam)

/** The views of the inbox, each a filter of the list. */
export function leadViews(staffId: number | string, hours: LeadHours, now: number): LeadView[] {
  return [
    { id: 'new', name: label('ใหม่', 'New'), isQueue: true, where: only(isNew, isByPerson) },
    {
      id: 'mine',
      name: label('ของฉัน', 'Mine'),
      isQueue: true,
      where: only({ assignee: { equals: String(staffId) } }, isOpen),
    },
    { id: 'franchise', name: label('แฟรนไชส์', 'Franchise'), where: ofKind('franchise') },
    { id: 'problem', name: label('แจ้งปัญหา', 'Problems'), where: ofKind('problem') },
    { id: 'contact', name: label('ข้อความ', 'Messages'), where: ofKind('contact') },
    {
      id: 'stalled',
      name: label('ค้างนาน', 'Waiting too long'),
      isQueue: true,
      where: stalled(hours, now),
    },
    {
      id: 'automatic',
      name: label('คล้ายบอต', 'Looks automatic'),
      isQueue: true,
      where: only({ looksAutomatic: { equals: 'true' } }),
    },
    { id: 'all', name: label('ทั้งหมด', 'All'), where: undefined },
  ]
}

/** New leads that have waited longer than their kind may. */
export function stalled(hours: LeadHours, now: number): { or: { and: Where[] }[] } {
  const kinds = ['problem', 'franchise', 'contact'] as const
  return {
    or: kinds.map((kind) => {
      const since = new Date(now - hours[kind] * 3_600_000).toISOString()
      const isLate: Where = { createdAt: { less_than_equal: since } }
      return { and: [isNew, isByPerson, { kind: { equals: kind } }, isLate] }
    }),
  }
}

/** Conditions as parameters of an address, nested names in brackets. */
export function queryOf(where: object, name = 'where'): [string, string][] {
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
