import './lead-inbox.css'
import { formatPhone } from '@washhouse/contract/person/format-phone'
import type { UIFieldServerProps } from 'payload'
import { label } from '../../../platform/languages/labels.ts'
import type { Lead } from '../../../platform/payload-types.ts'
import { callLink, isLinePhone, mailLink, websiteLink } from '../lead/lead-links.ts'
import { LeadChip } from './lead-chip.admin.tsx'
import { interestDetails, leadWords, type LeadWords, problemDetails } from '../lead/lead-words.ts'
import { readShownLead } from './shown-lead.ts'

const texts = {
  title: label('สิ่งที่ลูกค้าส่งมา', 'What was sent'),
  call: label('โทร', 'Call'),
  mail: label('อีเมล', 'Mail'),
  line: label('เพิ่มเพื่อนใน LINE ด้วยเบอร์', 'Add on LINE by number'),
  noMessage: label('ไม่ได้เขียนข้อความ', 'No message was written'),
  photo: label('รูปจากลูกค้า กดเพื่อดูขนาดเต็ม', 'The customer’s photo; open it in full size'),
  status: label('ลูกค้าดูสถานะได้ที่', 'The customer can see the status at'),
  automatic: label(
    'ระบบเห็นว่าคล้ายบอตส่งมา จึงไม่ได้ส่งอีเมลตอบรับ ถ้าเป็นลูกค้าจริง ให้เอาเครื่องหมายออก',
    'It looks as if a program had sent this, so no acknowledgement went out. If a person did, untick the mark.',
  ),
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
  'consentVersion',
  'consentChannel',
  'firstAnsweredAt',
] as const

/** Who wrote and what, to be read and answered; nothing of it can be changed. */
export async function LeadSummary(props: UIFieldServerProps) {
  const lead = await readShownLead(props, 1)
  if (!lead) return null
  const words = leadWords(props.payload, props.i18n)
  const { language } = words
  const rows = details.map(async (field) => [field, await words.valueOf(field, lead[field])])
  const given = (await Promise.all(rows)).filter(([, value]) => value)
  const photo = typeof lead.photo === 'object' ? lead.photo?.url : undefined
  return (
    <section aria-label={texts.title[language]} className="lead-box lead-summary">
      <LeadChip tone={lead.kind}>{words.textOf('kind', lead.kind)}</LeadChip>
      <h2>{words.senderOf(lead)}</h2>
      {lead.looksAutomatic && (
        <p className="lead-said lead-tone--due">{texts.automatic[language]}</p>
      )}
      <AnswerLinks language={language} lead={lead} />
      {lead.message ? (
        <blockquote className="lead-said" lang={lead.language}>
          {lead.message}
        </blockquote>
      ) : (
        <p className="lead-muted">{texts.noMessage[language]}</p>
      )}
      {photo && (
        <a className="lead-summary__photo" href={photo} rel="noreferrer" target="_blank">
          <img alt={texts.photo[language]} src={photo} />
        </a>
      )}
      <dl>
        {given.map(([field = '', value]) => (
          <div key={field}>
            <dt className="lead-muted">{words.titleOf(field)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const button = 'btn btn--style-primary btn--size-large btn--no-margin'

/** One click each to call, to write, and a word on LINE. */
function AnswerLinks({ lead, language }: { lead: Lead } & Pick<LeadWords, 'language'>) {
  const { phone, email, reference } = lead
  const call = phone ? callLink(phone) : undefined
  const page = reference ? websiteLink(lead.language, `/problem/${reference}`) : undefined
  return (
    <>
      <p className="lead-row">
        {phone && call && (
          <a className={button} href={call}>
            {`${texts.call[language]} ${formatPhone(phone, language)}`}
          </a>
        )}
        {email && (
          <a className={button} href={mailLink(email, subjectOf(lead))}>
            {`${texts.mail[language]} ${email}`}
          </a>
        )}
      </p>
      {phone && isLinePhone(phone) && (
        <p className="lead-muted">{`${texts.line[language]} ${formatPhone(phone, language)}`}</p>
      )}
      {page && (
        <p className="lead-muted">
          {texts.status[language]}{' '}
          <a href={page} rel="noreferrer" target="_blank">
            {page}
          </a>
        </p>
      )}
    </>
  )
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
