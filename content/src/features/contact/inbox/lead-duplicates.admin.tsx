import './lead-inbox.css'
import type { UIFieldServerProps } from 'payload'
import { label } from '../../../platform/languages/labels.ts'
import { LeadChip } from './lead-chip.admin.tsx'
import { findDuplicates } from './lead-duplicates.rows.ts'
import { readShownLead } from './shown-lead.ts'
import { leadWords } from '../lead/lead-words.ts'

const most = 20
const title = label('เรื่องอื่นจากคนเดียวกัน', 'Also from this person')
const hint = label('เบอร์โทรศัพท์หรืออีเมลตรงกัน', 'The same phone number or e-mail')
const more = label(`แสดง ${most} เรื่องล่าสุด`, `The latest ${most} are shown`)

/** All else that came from the same phone number or e-mail, so that nobody answers twice. */
export async function LeadDuplicates(props: UIFieldServerProps) {
  const { i18n, payload, req } = props
  const lead = await readShownLead(props)
  const others = lead ? await findDuplicates(payload, lead, most + 1, req.user) : []
  if (others.length === 0) return null
  const { language, senderOf, textOf, timeOf } = leadWords(payload, i18n)
  return (
    <section className="lead-duplicates lead-part">
      <h3>{title[language]}</h3>
      <p className="lead-muted">{hint[language]}</p>
      <ul className="lead-list">
        {others.slice(0, most).map((other) => (
          <li className="lead-row" key={other.id}>
            <LeadChip tone={other.kind}>{textOf('kind', other.kind)}</LeadChip>{' '}
            <a href={`${payload.config.routes.admin}/collections/leads/${other.id}`}>
              {senderOf(other)}
            </a>{' '}
            <time dateTime={other.createdAt}>{timeOf(other.createdAt)}</time>{' '}
            <LeadChip tone={other.status}>{textOf('status', other.status)}</LeadChip>
          </li>
        ))}
      </ul>
      {others.length > most && <p className="lead-muted">{more[language]}</p>}
    </section>
  )
}
