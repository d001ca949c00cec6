import { dataRequestReference } from '@washhouse/contract/data-request/data-request-reference'
import { dataRequestKinds } from '@washhouse/contract/data-request/data-request.contract'
import type { Letter } from '../../../core/mail/email-content.ts'
import type { MailPart, Fact } from '../../../core/mail/mail-body.ts'
import { oneLine } from '../../../core/mail/one-line.ts'
import { websitePage } from '../../../platform/website-page.ts'
import { kindLabels, channelLabels } from '../request/data-request.labels.ts'
import type { StoredRequest } from '../request/stored-request.rows.ts'
import { dataTexts, type EmailName } from './data-request-emails.ts'
import { type Brand, brandIn, brandEmail, dayIn, say } from '../../../core/mail/brand-email.ts'
import { adminUrl } from '../../../core/admin/admin-url.ts'

interface Mailed {
  name: EmailName
  /** The member's, only if the email goes to their confirmed address. */
  firstName: string | null
  /** Token of the confirmation link. */
  token?: string | undefined
}

/**
 * An email to the requester in their language. It repeats nothing that they typed with the request, as anyone can enter
 * another person's address. It contains staff's answers.
 */
export function mailRequester(
  { id, kind, language, answer, dueAt }: StoredRequest,
  { name, firstName, token = '' }: Mailed,
  brand: Brand,
): Letter {
  const words = dataTexts[language]
  const { subject, lines, note, button } = words[name](
    brandIn(language, brand),
    dayIn(language, dueAt),
  )
  const title = name === 'answered' || name === 'refused' ? words[`${name}Answer`] : undefined
  const facts = [
    { name: words.kind, value: kindLabels[kind][language] },
    { name: words.reference, value: dataRequestReference(id) },
    ...(title && answer ? [{ name: title, value: oneLine(answer, 500) }] : []),
  ]
  const page = `/data-request/confirm?token=${encodeURIComponent(token)}`
  const href = websitePage(language, page)
  return brandEmail(language, brand, {
    subject,
    name: firstName,
    parts: [
      ...lines.map((line) => say(line)),
      { kind: 'facts', facts },
      ...(button ? [{ kind: 'link', name: button, href } as const] : []),
    ],
    note,
  })
}

// Thai, as all emails to staff. The requester and the message are only visible in the admin.
const title = 'คำขอเรื่องข้อมูลส่วนบุคคล'
const path = '/collections/data-requests'
const note: MailPart = {
  kind: 'note',
  text: 'อีเมลนี้ส่งถึงผู้ดูแลระบบทุกคน ชื่อและรายละเอียดของผู้ขอดูได้ในหลังบ้านเท่านั้น',
}

/** To administrators: the requests since the last such email, ordered by due date. */
export function writeArrivals(arrived: readonly StoredRequest[]): Letter {
  const [first, ...others] = arrived
  if (!first) throw new Error('Nothing has arrived')
  if (others.length === 0)
    return aboutOne(first, `${title}: ${kindLabels[first.kind].th}`, 'มีคำขอเรื่องข้อมูลส่วนบุคคลเข้ามาใหม่')
  const kinds = dataRequestKinds.flatMap((kind): Fact[] => {
    const count = arrived.filter((request) => request.kind === kind).length
    return count === 0 ? [] : [{ name: kindLabels[kind].th, value: `${count} เรื่อง` }]
  })
  const due = { name: 'เรื่องแรกต้องตอบภายใน', value: dayIn('th', first.dueAt) }
  return {
    subject: `${title} ${arrived.length} เรื่อง`,
    parts: [
      say(`มีคำขอเรื่องข้อมูลส่วนบุคคลเข้ามาใหม่ ${arrived.length} เรื่อง`),
      { kind: 'facts', facts: [...kinds, due] },
      { kind: 'link', name: 'เปิดรายการคำขอในหลังบ้าน', href: adminUrl(path) },
      note,
    ],
  }
}

/** To administrators: an open request is due soon. */
export function writeReminder(request: StoredRequest): Letter {
  return aboutOne(
    request,
    `ใกล้ครบกำหนด ${dayIn('th', request.dueAt)}: ${title}`,
    'คำขอเรื่องข้อมูลส่วนบุคคลนี้ยังไม่ได้ตอบ และใกล้ครบกำหนดตามกฎหมายแล้ว',
  )
}

function aboutOne(
  { id, kind, channel, dueAt }: StoredRequest,
  subject: string,
  text: string,
): Letter {
  const facts = [
    { name: 'ขออะไร', value: kindLabels[kind].th },
    { name: 'เลขที่คำขอ', value: dataRequestReference(id) },
    { name: 'มาทางไหน', value: channelLabels[channel].th },
    { name: 'ต้องตอบภายใน', value: dayIn('th', dueAt) },
  ]
  const href = adminUrl(`${path}/${id}`)
  const link: MailPart = { kind: 'link', name: 'เปิดคำขอนี้ในหลังบ้าน', href }
  return { subject, parts: [say(text), { kind: 'facts', facts }, link, note] }
}
