import { type LeadKind, leadKinds } from '@washhouse/contract/contact/contact.contract'
import { leadLengths } from '@washhouse/contract/contact/lead-lengths'
import type { Language } from '@washhouse/contract/language'
import type { BasePayload } from 'payload'
import type { CaseKind, CaseKinds } from '../../../core/cases/case-kind.ts'
import type { CaseAct, CaseItem, CaseView } from '../../../core/cases/case-view.ts'
import type { StoredCase } from '../../../core/cases/cases.rows.ts'
import { isEditor } from '../../../platform/access.ts'
import { label } from '../../../platform/languages/labels.ts'
import type { Lead } from '../../../platform/payload-types.ts'
import { leadIn } from '../lead/lead-case.ts'
import { doneStatuses, kindLabels, type LeadStatus, statusLabels } from '../lead/lead.labels.ts'
import { interestDetails, leadWords, problemDetails } from '../lead/lead-words.ts'
import { findDuplicates } from './lead-duplicates.rows.ts'

const texts = {
  sent: label('สิ่งที่ลูกค้าส่งมา', 'What was sent'),
  photo: label('รูปจากลูกค้า', 'The customer’s photo'),
  record: label('เปิดหน้าของเรื่องนี้', 'Open its own page'),
  same: label('เรื่องอื่นจากคนเดียวกัน', 'Also from this person'),
  notes: label('บันทึกของทีมงาน', 'Notes of staff'),
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

/** In the order in which staff read them. */
const details = ['reference', ...problemDetails, ...interestDetails, 'phone', 'email'] as const
const mostOthers = 5

async function view(
  payload: BasePayload,
  { subject }: StoredCase,
  language: Language,
): Promise<CaseView> {
  const id = leadIn(subject) ?? ''
  const asked = { collection: 'leads', id, depth: 1, disableErrors: true } as const
  const lead = await payload.findByID(asked)
  if (!lead) {
    const gone = [{ kind: 'line', text: texts.gone[language] } as const]
    return { parts: [{ title: texts.sent[language], items: gone }], settings: [], acts: [] }
  }
  const parts = [
    { title: texts.sent[language], items: await viewSent(payload, lead, language) },
    { title: texts.same[language], items: await viewOthers(payload, lead, language) },
    { title: texts.notes[language], items: viewNotes(lead) },
  ].filter(({ items }) => items.length > 0)
  return { parts, settings: [], acts: actsOf(lead, language) }
}

async function viewSent(payload: BasePayload, lead: Lead, language: Language) {
  const words = wordsIn(payload, language)
  const items: CaseItem[] = [{ kind: 'line', text: words.senderOf(lead) }]
  if (lead.message) items.push({ kind: 'text', text: lead.message, isIt: true })
  const src = typeof lead.photo === 'object' ? lead.photo?.url : undefined
  if (src) items.push({ kind: 'picture', src, alt: texts.photo[language] })
  for (const field of details) {
    const value = await words.valueOf(field, lead[field])
    if (value) items.push({ kind: 'line', text: `${words.titleOf(field)}: ${value}` })
  }
  const href = pageOf(payload, lead)
  return [...items, { kind: 'link', text: texts.record[language], href } satisfies CaseItem]
}

async function viewOthers(payload: BasePayload, lead: Lead, language: Language) {
  const words = wordsIn(payload, language)
  const others = await findDuplicates(payload, lead, mostOthers)
  return others.map(
    (other): CaseItem => ({
      kind: 'link',
      text: [
        words.textOf('kind', other.kind),
        words.timeOf(other.createdAt),
        words.textOf('status', other.status),
      ].join(' · '),
      href: pageOf(payload, other),
    }),
  )
}

const viewNotes = ({ notes }: Lead): CaseItem[] =>
  (notes ?? []).flatMap(({ text }) => (text ? [{ kind: 'text', text }] : []))

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
