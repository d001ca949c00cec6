import type { LeadKind } from '@washhouse/contract/contact/contact.contract'
import type { BasePayload, Where } from 'payload'
import { label, type Label } from '../../../platform/languages/labels.ts'

export interface LeadView {
  id: 'all' | 'automatic' | 'mine' | 'new' | LeadKind
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
const unread = only(isNew, isByPerson)
const automatic = only({ looksAutomatic: { equals: 'true' } })

/** The views of the inbox, each a filter of the list. */
export function leadViews(staffId: number | string): LeadView[] {
  const isMine: Where = { assignee: { equals: String(staffId) } }
  return [
    { id: 'new', name: label('ใหม่', 'New'), isQueue: true, where: unread },
    { id: 'mine', name: label('ของฉัน', 'Mine'), isQueue: true, where: only(isMine, isOpen) },
    { id: 'franchise', name: label('แฟรนไชส์', 'Franchise'), where: ofKind('franchise') },
    { id: 'problem', name: label('แจ้งปัญหา', 'Problems'), where: ofKind('problem') },
    { id: 'contact', name: label('ข้อความ', 'Messages'), where: ofKind('contact') },
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
