import type { Field } from 'payload'
import { callLink, readablePhone } from '../lead/lead-links.ts'
import { interestFields, problemFields, senderFields } from '../lead/lead.fields.ts'
import type { Fact } from '../../../engines/mail/mail-body.ts'
import type { NamedLead } from './stored-lead.ts'

type Named = Field & { name: string }

// The message stands by itself, below; the kind in the subject.
const elsewhere = new Set(['kind', 'message'])
const inBangkok = { timeZone: 'Asia/Bangkok' } as const
const date = new Intl.DateTimeFormat('th-TH', { ...inBangkok, dateStyle: 'medium' })
const time = new Intl.DateTimeFormat('th-TH', { ...inBangkok, timeStyle: 'short' })

/** Everything a lead says, in staff's words: those under which it stands in /admin. */
export function factsOf(given: NamedLead): Fact[] {
  const fields = [...senderFields, ...problemFields, ...interestFields].filter(isNamed)
  return fields.flatMap((field) => {
    const value = elsewhere.has(field.name) ? undefined : wordsOf(field, given)
    if (value === undefined) return []
    const href = hrefOf(field.name, value)
    const shown = field.name === 'phone' ? readablePhone(value) : value
    return [{ name: thaiLabel(field), value: shown, ...(href ? { href } : {}) }]
  })
}

/** A moment as staff read it: '21 พ.ย. 2569 22.05 น.' */
export function sayMoment(iso: string): string {
  const moment = new Date(iso)
  return `${date.format(moment)} ${time.format(moment).replace(':', '.')} น.`
}

function wordsOf(field: Named, { lead, province, branch }: NamedLead): string | undefined {
  if (field.name === 'province') return province
  if (field.name === 'branch') return branch
  const value: unknown = Object.entries(lead).find(([name]) => name === field.name)?.[1]
  if ((typeof value !== 'string' && typeof value !== 'number') || value === '') return undefined
  if (field.type === 'upload') return 'มี ดูได้ในหลังบ้าน'
  if (field.type === 'date') return sayMoment(String(value))
  if (field.type === 'number') return Number(value).toLocaleString('th-TH')
  if (field.type !== 'select') return String(value)
  const option = field.options.find((each) => typeof each === 'object' && each.value === value)
  return option && typeof option === 'object' ? thaiOf(option.label) : String(value)
}

function hrefOf(name: string, value: string): string | undefined {
  if (name === 'phone') return callLink(value)
  // An address may have a ? in it, which would begin headers.
  if (name === 'email') return `mailto:${encodeURIComponent(value).replace('%40', '@')}`
  return undefined
}

function isNamed(field: Field): field is Named {
  return 'name' in field && typeof field.name === 'string'
}

function thaiLabel(field: Named): string {
  return 'label' in field ? thaiOf(field.label) : field.name
}

function thaiOf(text: unknown): string {
  if (typeof text === 'string') return text
  const hasThai = typeof text === 'object' && text !== null && 'th' in text
  return hasThai && typeof text.th === 'string' ? text.th : ''
}
