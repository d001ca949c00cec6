import type { BasePayload } from 'payload'
import type { Fact } from '../../../engines/mail/mail-body.ts'
import { leadWords } from '../inbox/lead-words.ts'
import { callLink, mailLink } from '../lead/lead-links.ts'
import { interestFields, problemFields, senderFields } from '../lead/lead.fields.ts'
import type { NamedLead } from './stored-lead.ts'

const fields = [...senderFields, ...problemFields, ...interestFields]
// The message stands by itself, below; the kind in the subject.
const elsewhere = new Set(['kind', 'message'])
const inBangkok = { timeZone: 'Asia/Bangkok' } as const
const date = new Intl.DateTimeFormat('th-TH', { ...inBangkok, dateStyle: 'medium' })
const time = new Intl.DateTimeFormat('th-TH', { ...inBangkok, timeStyle: 'short' })
const inThai = { language: 'th', fallbackLanguage: 'th', t: String } as const

/** Everything a lead says, in staff's words: those under which it stands in /admin. */
export function factsOf(payload: BasePayload, { lead, province, branch }: NamedLead): Fact[] {
  const words = leadWords(payload, inThai)
  const { phone, email, consentAt, amount, photo } = lead
  const values = new Map<string, unknown>(Object.entries({ ...lead, province, branch }))
  const said: Record<string, string | undefined> = {
    consentAt: consentAt ? sayMoment(consentAt) : '',
    amount: amount?.toLocaleString('th-TH'),
    photo: photo ? 'มี ดูได้ในหลังบ้าน' : '',
  }
  const links: Record<string, string | undefined> = {
    phone: phone ? callLink(phone) : undefined,
    email: email ? mailLink(email) : undefined,
  }
  return fields.flatMap((field) => {
    if (!('name' in field) || elsewhere.has(field.name)) return []
    const { name } = field
    const value = name in said ? said[name] : words.textOf(name, values.get(name))
    const href = links[name]
    return value ? [{ name: words.titleOf(name), value, ...(href ? { href } : {}) }] : []
  })
}

/** A moment as staff read it: '21 พ.ย. 2569 22.05 น.' */
export function sayMoment(iso: string): string {
  const moment = new Date(iso)
  return `${date.format(moment)} ${time.format(moment).replace(':', '.')} น.`
}
