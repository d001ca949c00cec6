import { type LeadKind, leadKinds } from '@washhouse/contract/contact/contact.contract'
import { leadLengths } from '@washhouse/contract/contact/lead-lengths'
import type { Language } from '@washhouse/contract/language'
import { formatPhone } from '@washhouse/contract/person/format-phone'
import type { BasePayload } from 'payload'
import type { CaseKind, CaseKinds, CaseNote, ViewedCase } from '../../../core/cases/case-kind.ts'
import type { CaseAct, CaseItem, CaseView } from '../../../core/cases/case-view.ts'
import { isEditor } from '../../../platform/access.ts'
import { label } from '../../../platform/languages/labels.ts'
import type { Lead } from '../../../platform/payload-types.ts'
import { callLink, isLinePhone, mailLink, websiteLink } from '../lead/lead-links.ts'
import { leadIn } from '../lead/lead-case.ts'
import { doneStatuses, kindLabels, type LeadStatus, statusLabels } from '../lead/lead.labels.ts'
import { interestDetails, leadWords, problemDetails } from '../lead/lead-words.ts'
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
  record: label('เปิดหน้าของเรื่องนี้', 'Open its own page'),
  same: label('เรื่องอื่นจากคนเดียวกัน', 'Also from this person'),
  note: label('เพิ่มบันทึก', 'Add a note'),
  text: label('ข้อความ', 'Text'),
  noted: label('เพิ่มบันทึกแล้ว', 'The note is added'),
  gone: label('เรื่องนี้ถูกลบไปแล้ว', 'It was deleted'),
}

const keys: readonly { status: LeadStatus; key: string }[] = [
  { status: 'working', key: 'w' },
  { status: 'refunded', key: 'r' },
  { status: 'closed', key: 'c' },
  { status: 'spam', key: 's' },
]

/** Of these, what was given is shown, in this order. */
const details = [
  'reference',
  ...problemDetails,
  ...interestDetails,
  'phone',
  'email',
  'language',
  'source',
  'createdAt',
  'consentAt',
  'consentVersion',
  'consentChannel',
  'firstAnsweredAt',
] as const
const mostOthers = 20

const readLead = (payload: BasePayload, { subject }: ViewedCase, depth = 0) =>
  payload.findByID({
    collection: 'leads',
    id: leadIn(subject) ?? '',
    depth,
    disableErrors: true,
  })

async function view(
  payload: BasePayload,
  found: ViewedCase,
  language: Language,
): Promise<CaseView> {
  const lead = await readLead(payload, found, 1)
  if (!lead) {
    const gone = [{ kind: 'line', text: texts.gone[language] } as const]
    return { parts: [{ title: texts.sent[language], items: gone }], settings: [], acts: [] }
  }
  const parts = [
    { title: texts.sent[language], items: await viewSent(payload, lead, language) },
    { title: texts.same[language], items: await viewOthers(payload, lead, language) },
  ].filter(({ items }) => items.length > 0)
  return { parts, settings: [], acts: actsOf(lead, language) }
}

async function viewSent(payload: BasePayload, lead: Lead, language: Language): Promise<CaseItem[]> {
  const words = wordsIn(payload, language)
  const items: CaseItem[] = [{ kind: 'line', text: words.senderOf(lead) }]
  if (lead.looksAutomatic) items.push({ kind: 'line', text: texts.automatic[language] })
  if (lead.message) items.push({ kind: 'text', text: lead.message, isIt: true })
  const src = typeof lead.photo === 'object' ? lead.photo?.url : undefined
  if (src) items.push({ kind: 'picture', src, alt: texts.photo[language] })
  items.push(...waysToAnswer(lead, language))
  for (const field of details) {
    const value = await words.valueOf(field, lead[field])
    if (value) items.push({ kind: 'line', text: `${words.titleOf(field)}: ${value}` })
  }
  return [...items, { kind: 'link', text: texts.record[language], href: pageOf(payload, lead) }]
}

/** One click each to call, to write, and a word on LINE. */
function waysToAnswer(lead: Lead, language: Language): CaseItem[] {
  const { phone, email, reference } = lead
  const number = phone ? formatPhone(phone, language) : ''
  const call = phone ? callLink(phone) : undefined
  const page = reference ? websiteLink(lead.language, `/problem/${reference}`) : undefined
  return [
    ...(call
      ? [{ kind: 'link', text: `${texts.call[language]} ${number}`, href: call } as const]
      : []),
    ...(email
      ? [
          {
            kind: 'link',
            text: `${texts.mail[language]} ${email}`,
            href: mailLink(email, subjectOf(lead)),
          } as const,
        ]
      : []),
    ...(phone && isLinePhone(phone)
      ? [{ kind: 'line', text: `${texts.line[language]} ${number}` } as const]
      : []),
    ...(page
      ? [{ kind: 'link', text: `${texts.status[language]} ${page}`, href: page } as const]
      : []),
  ]
}

/** In the language in which the lead was written. */
function subjectOf({ kind, language, reference }: Lead): string {
  const code = reference ? ` ${reference}` : ''
  const subjects = {
    franchise: label('เรื่องแฟรนไชส์ที่สนใจ', 'Your interest in a franchise'),
    contact: label('ตอบข้อความที่ส่งถึงเรา', 'Your message to us'),
    problem: label(`เรื่องที่แจ้งไว้${code}`, `Your report${code}`),
  }
  return subjects[kind][language]
}

/** All else that came from the same phone number or e-mail, so that nobody answers twice. */
async function viewOthers(payload: BasePayload, lead: Lead, language: Language) {
  const words = wordsIn(payload, language)
  const others = await findDuplicates(payload, lead, mostOthers)
  return others.map(
    (other): CaseItem => ({
      kind: 'link',
      text: [
        words.textOf('kind', other.kind),
        words.senderOf(other),
        words.timeOf(other.createdAt),
        words.textOf('status', other.status),
      ].join(' · '),
      href: pageOf(payload, other),
    }),
  )
}

/** What staff wrote down. */
async function notes(payload: BasePayload, found: ViewedCase): Promise<CaseNote[]> {
  const lead = await readLead(payload, found)
  return (lead?.notes ?? []).flatMap(({ text, by, at }) =>
    text && at ? [{ text, by: typeof by === 'number' ? by : null, at }] : [],
  )
}

const pageOf = ({ config }: BasePayload, { id }: Lead) =>
  `${config.routes.admin}/collections/leads/${id}`

const wordsIn = (payload: BasePayload, language: Language) =>
  leadWords(payload, { language, fallbackLanguage: 'th', t: (key: string) => key })

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
        ...(doneStatuses.some((done: LeadStatus) => done === each) ? { isEnd: true } : {}),
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
  steps: statusLabels,
  isFor: isEditor,
  // The settings say after how many hours each is late.
  dueMs: 24 * 60 * 60_000,
  view,
  notes,
  async assign(req, { subject }, assignee) {
    const id = leadIn(subject) ?? ''
    const changed = { collection: 'leads', id, data: { assignee } } as const
    await req.payload.update({ ...changed, req, overrideAccess: false })
  },
})

/** What visitors sent, for those who answer them. */
export const leadCaseKinds: CaseKinds = Object.fromEntries(
  leadKinds.map((kind) => [kind, kindOf(kind)]),
)
