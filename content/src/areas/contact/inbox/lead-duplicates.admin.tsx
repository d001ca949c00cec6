import './lead-inbox.css'
import type { UIFieldServerProps } from 'payload'
import { LeadChip } from './lead-chip.admin.tsx'
import { findDuplicates } from './lead-duplicates.rows.ts'
import { readShownLead } from './shown-lead.ts'
import { languageOf, leadWords, senderWords, timeWords } from './lead-words.ts'

const most = 20

const texts = {
  th: {
    title: 'เรื่องอื่นจากคนเดียวกัน',
    hint: 'เบอร์โทรศัพท์หรืออีเมลตรงกัน',
    more: `แสดง ${most} เรื่องล่าสุด`,
  },
  en: {
    title: 'Also from this person',
    hint: 'The same phone number or e-mail',
    more: `The latest ${most} are shown`,
  },
}

/** All else that came from the same phone number or e-mail, so that nobody answers twice. */
export async function LeadDuplicates(props: UIFieldServerProps) {
  const { i18n, payload } = props
  const lead = await readShownLead(props)
  if (!lead) return null
  const others = await findDuplicates(payload, lead, most + 1)
  if (others.length === 0) return null
  const language = languageOf(i18n)
  const text = texts[language]
  const words = leadWords(payload, i18n)
  return (
    <section className="lead-duplicates">
      <h3>{text.title}</h3>
      <p>{text.hint}</p>
      <ul>
        {others.slice(0, most).map((other) => (
          <li key={other.id}>
            <LeadChip tone={other.kind}>{words.textOf('kind', other.kind)}</LeadChip>{' '}
            <a href={`${payload.config.routes.admin}/collections/leads/${other.id}`}>
              {senderWords(other, language)}
            </a>{' '}
            <time dateTime={other.createdAt}>{timeWords(other.createdAt, language)}</time>{' '}
            <LeadChip tone={other.status}>{words.textOf('status', other.status)}</LeadChip>
          </li>
        ))}
      </ul>
      {others.length > most && <p>{text.more}</p>}
    </section>
  )
}
