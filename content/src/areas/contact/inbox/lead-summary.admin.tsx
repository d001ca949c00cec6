import './lead-inbox.css'
import type { UIFieldServerProps } from 'payload'
import { env } from '../../../ground/env.ts'
import type { Lead } from '../../../ground/payload-types.ts'
import { LeadChip } from './lead-chip.admin.tsx'
import { callLink, isLinePhone, mailLink, readablePhone } from '../lead/lead-links.ts'
import { leadNames } from './lead-names.ts'
import { readShownLead } from './shown-lead.ts'
import {
  interestDetails,
  type Language,
  languageOf,
  leadWords,
  problemDetails,
  senderWords,
} from './lead-words.ts'

const texts = {
  th: {
    title: 'สิ่งที่ลูกค้าส่งมา',
    call: 'โทร',
    mail: 'อีเมล',
    line: 'เพิ่มเพื่อนใน LINE ด้วยเบอร์',
    noMessage: 'ไม่ได้เขียนข้อความ',
    photo: 'รูปจากลูกค้า กดเพื่อดูขนาดเต็ม',
    status: 'ลูกค้าดูสถานะได้ที่',
    automatic: 'ระบบเห็นว่าคล้ายบอตส่งมา จึงไม่ได้ส่งอีเมลตอบรับ ถ้าเป็นลูกค้าจริง ให้เอาเครื่องหมายออก',
  },
  en: {
    title: 'What was sent',
    call: 'Call',
    mail: 'Mail',
    line: 'Add on LINE by number',
    noMessage: 'No message was written',
    photo: 'The customer’s photo; open it in full size',
    status: 'The customer can see the status at',
    automatic:
      'It looks as if a program had sent this, so no acknowledgement went out. If a person did, untick the mark.',
  },
}

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
  'firstAnsweredAt',
] as const

/** Who wrote and what, to be read and answered; nothing of it can be changed. */
export async function LeadSummary(props: UIFieldServerProps) {
  const { i18n, payload } = props
  const lead = await readShownLead(props, 1)
  if (!lead) return null
  const language = languageOf(i18n)
  const text = texts[language]
  const words = leadWords(payload, i18n)
  const nameOf = leadNames(payload, language)
  const rows = details.map(async (field) => {
    if (field === 'branch') return [field, await nameOf('branches', lead.branch)]
    if (field === 'province') return [field, await nameOf('provinces', lead.province)]
    return [field, words.textOf(field, lead[field])]
  })
  const given = (await Promise.all(rows)).filter(([, value]) => value)
  const photo = typeof lead.photo === 'object' ? lead.photo?.url : undefined
  return (
    <section aria-label={text.title} className="lead-summary">
      <p>
        <LeadChip tone={lead.kind}>{words.textOf('kind', lead.kind)}</LeadChip>
      </p>
      <h2>{senderWords(lead, language)}</h2>
      {lead.looksAutomatic && <p className="lead-summary__warning">{text.automatic}</p>}
      <AnswerLinks language={language} lead={lead} />
      {lead.message ? (
        <blockquote lang={lead.language}>{lead.message}</blockquote>
      ) : (
        <p className="lead-summary__none">{text.noMessage}</p>
      )}
      {photo && (
        <a className="lead-summary__photo" href={photo} rel="noreferrer" target="_blank">
          <img alt={text.photo} src={photo} />
        </a>
      )}
      <dl>
        {given.map(([field = '', value]) => (
          <div key={field}>
            <dt>{words.titleOf(field)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** One click each to call, to write, and a word on LINE. */
function AnswerLinks({ lead, language }: { lead: Lead; language: Language }) {
  const { phone, email, reference } = lead
  const text = texts[language]
  const call = phone ? callLink(phone) : undefined
  const page = reference && env.publicUrl ? `${env.publicUrl}${statusPath(lead)}` : undefined
  return (
    <>
      <p className="lead-summary__answer">
        {phone && call && <a href={call}>{`${text.call} ${readablePhone(phone)}`}</a>}
        {email && <a href={mailLink(email, subjectOf(lead))}>{`${text.mail} ${email}`}</a>}
      </p>
      {phone && isLinePhone(phone) && (
        <p className="lead-summary__hint">{`${text.line} ${readablePhone(phone)}`}</p>
      )}
      {page && (
        <p className="lead-summary__hint">
          {text.status}{' '}
          <a href={page} rel="noreferrer" target="_blank">
            {page}
          </a>
        </p>
      )}
    </>
  )
}

function statusPath({ language, reference }: Lead): string {
  return `${language === 'en' ? '/en' : ''}/problem/${reference}`
}

/** In the language in which the lead was written. */
function subjectOf({ kind, language, reference }: Lead): string {
  const thai = language === 'th'
  if (kind === 'franchise') return thai ? 'เรื่องแฟรนไชส์ที่สนใจ' : 'Your interest in a franchise'
  if (kind === 'contact') return thai ? 'ตอบข้อความที่ส่งถึงเรา' : 'Your message to us'
  return thai ? `เรื่องที่แจ้งไว้ ${reference ?? ''}`.trim() : `Your report ${reference ?? ''}`.trim()
}
