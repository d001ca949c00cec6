import { type LeadKind, leadKinds } from '@washhouse/contract/contact/contact.contract'
import { leadLengths } from '@washhouse/contract/contact/lead-lengths'
import type { Language } from '@washhouse/contract/language'
import { formatPhone } from '@washhouse/contract/person/format-phone'
import type { BasePayload, TypedUser } from 'payload'
import type {
  CaseKind,
  CaseKinds,
  CaseNote,
  Reader,
  ViewedCase,
} from '../../../core/cases/case-kind.ts'
import {
  type CaseAct,
  type CasePart,
  type CaseView,
  dotted,
  linkTo,
  partOf,
} from '../../../core/cases/case-view.ts'
import { isEditor } from '../../../platform/access.ts'
import { label } from '../../../platform/languages/labels.ts'
import type { Lead } from '../../../platform/payload-types.ts'
import { callLink, isLinePhone, mailLink, websiteLink } from '../lead/lead-links.ts'
import { leadIn } from '../lead/lead-case.ts'
import {
  doneStatuses,
  kindLabels,
  type LeadStatus,
  replySubjects,
  statusLabels,
} from '../lead/lead.labels.ts'
import { detailsOfKinds } from '../lead/lead-kinds.ts'
import { leadEmailTexts } from '../lead/lead-texts.ts'
import { findDuplicates } from './lead-duplicates.rows.ts'

const texts = {
  sent: label('สิ่งที่ลูกค้าส่งมา', 'What was sent'),
  call: label('โทร', 'Call'),
  mail: label('อีเมล', 'Mail'),
  line: label('เพิ่มเพื่อนใน LINE ด้วยเบอร์', 'Add on LINE by number'),
  status: label('ลูกค้าดูสถานะได้ที่', 'The customer can see the status at'),
  automatic: label(
    'ระบบเห็นว่าคล้ายบอตส่งมา จึงไม่ได้ส่งอีเมลตอบรับ ถ้าเป็นลูกค้าจริง ให้เอาเครื่องหมายออก',
    'It looks as if a program had sent this, so no acknowledgement went out. If a person did, untick the mark.',
  ),
  photo: label('รูปจากลูกค้า กดเพื่อดูขนาดเต็ม', 'The customer’s photo; open it in full size'),
  added: label('ลูกค้าส่งข้อมูลเพิ่ม', 'Added by the customer'),
  same: label('เรื่องอื่นจากคนเดียวกัน', 'Also from this person'),
  note: label('เพิ่มบันทึก', 'Add a note'),
  text: label('ข้อความ', 'Text'),
  noted: label('เพิ่มบันทึกแล้ว', 'The note is added'),
}

const keys: readonly { status: LeadStatus; key: string }[] = [
  { status: 'working', key: 'w' },
  { status: 'refunded', key: 'r' },
  { status: 'closed', key: 'c' },
  { status: 'spam', key: 's' },
]

/** Fields that are displayed if filled in, in this order. */
const details = [
  'reference',
  ...detailsOfKinds,
  'phone',
  'email',
  'language',
  'source',
  'createdAt',
  'consentAt',
  'consentVersion',
  'consentChannel',
  'firstAnsweredAt',
]
const mostOthers = 20

/** With `user` the read is audited in that user's name. */
const readLead = (payload: BasePayload, { subject }: ViewedCase, user: TypedUser | null = null) =>
  payload.findByID({
    collection: 'leads',
    id: leadIn(subject) ?? '',
    depth: 1,
    disableErrors: true,
    user,
  })

async function view(
  payload: BasePayload,
  found: ViewedCase,
  { language, user }: Reader,
): Promise<CaseView | undefined> {
  const lead = await readLead(payload, found, user)
  if (!lead) return undefined
  const others = await findDuplicates(payload, lead, mostOthers, user)
  const parts = [
    await viewSent(payload, lead, language),
    viewAdded(payload, lead, language),
    partOf(texts.same[language], listOthers(payload, others, language)),
  ]
  return { parts, record: pageOf(payload, lead), settings: [], acts: actsOf(lead, language) }
}

async function viewSent(payload: BasePayload, lead: Lead, language: Language): Promise<CasePart> {
  const words = wordsIn(payload, language)
  const { phone, email, reference, message } = lead
  const number = phone ? formatPhone(phone, language) : ''
  const call = phone ? callLink(phone) : undefined
  const page = reference ? websiteLink(lead.language, `/problem/${reference}`) : undefined
  const src = typeof lead.photo === 'object' ? lead.photo?.url : undefined
  const stored: Record<string, unknown> = { ...lead }
  const given = details.map(async (field) => {
    const value = await words.valueOf(field, stored[field])
    return value && `${words.titleOf(field)}: ${value}`
  })
  return partOf(texts.sent[language], [
    words.senderOf(lead),
    lead.looksAutomatic && texts.automatic[language],
    message && { kind: 'text', text: message },
    src && { kind: 'picture', src, alt: texts.photo[language] },
    call && linkTo(`${texts.call[language]} ${number}`, call),
    email && linkTo(`${texts.mail[language]} ${email}`, mailLink(email, subjectOf(lead))),
    phone && isLinePhone(phone) && `${texts.line[language]} ${number}`,
    page && linkTo(`${texts.status[language]} ${page}`, page),
    ...(await Promise.all(given)),
  ])
}

function viewAdded(payload: BasePayload, { messages }: Lead, language: Language): CasePart {
  const { timeOf } = wordsIn(payload, language)
  const items = (messages ?? []).flatMap(({ text, photo, at }) => {
    const by = at ? timeOf(at) : ''
    const src = typeof photo === 'object' ? photo?.url : undefined
    return [
      text ? ({ kind: 'text', text, by } as const) : by,
      src && ({ kind: 'picture', src, alt: texts.photo[language] } as const),
    ]
  })
  return partOf(texts.added[language], items)
}

/** In the language of the lead. */
function subjectOf({ kind, language, reference }: Lead): string {
  return [replySubjects[kind][language], reference].filter(Boolean).join(' ')
}

/** Other leads from the same phone number or email, so that nobody answers twice. */
function listOthers(payload: BasePayload, others: readonly Lead[], language: Language) {
  const words = wordsIn(payload, language)
  return others.map((other) => {
    const kind = words.textOf('kind', other.kind)
    const status = words.textOf('status', other.status)
    const text = dotted(kind, words.senderOf(other), words.timeOf(other.createdAt), status)
    return linkTo(text, pageOf(payload, other))
  })
}

async function notes(payload: BasePayload, found: ViewedCase): Promise<CaseNote[]> {
  const lead = await readLead(payload, found)
  return (lead?.notes ?? []).flatMap(({ text, by, at }) =>
    text && at ? [{ text, by: (typeof by === 'object' ? by?.id : by) ?? null, at }] : [],
  )
}

const pageOf = ({ config }: BasePayload, { id }: Lead) =>
  `${config.routes.admin}/collections/leads/${id}`

const wordsIn = (payload: BasePayload, language: Language) =>
  leadEmailTexts(payload, { language, fallbackLanguage: 'th', t: (key: string) => key })

function actsOf({ id, kind, status }: Lead, language: Language): CaseAct[] {
  const path = `/leads/${id}/handle`
  const statuses = keys
    .filter(({ status: each }) => each !== status && (each !== 'refunded' || kind === 'problem'))
    .map(
      ({ status: each, key }): CaseAct => ({
        name: each,
        text: statusLabels[each][language],
        key,
        path,
        sent: { status: each },
        isEnd: doneStatuses.includes(each),
        done: statusLabels[each][language],
      }),
    )
  const text = { name: 'newNote', label: texts.text[language], kind: 'text', value: '' } as const
  const fields = [{ ...text, maxLength: leadLengths.message }]
  const note = { name: 'note', text: texts.note[language], key: 'e', path, sent: {}, fields }
  return [...statuses, { ...note, done: texts.noted[language] }]
}

const kindOf = (kind: LeadKind): CaseKind => ({
  label: kindLabels[kind],
  steps: { ...statusLabels, added: texts.added },
  isFor: isEditor,
  view,
  notes,
  async assign(req, { subject }, assignee) {
    const id = leadIn(subject) ?? ''
    const changed = { collection: 'leads', id, data: { assignee } } as const
    await req.payload.update({ ...changed, req, overrideAccess: false })
  },
})

export const leadCaseKinds: CaseKinds = Object.fromEntries(
  leadKinds.map((kind) => [kind, kindOf(kind)]),
)
