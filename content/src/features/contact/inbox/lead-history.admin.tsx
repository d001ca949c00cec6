import './lead-inbox.css'
import type { TextareaFieldServerProps } from 'payload'
import { listSteps } from '../../../core/cases/cases.rows.ts'
import { label } from '../../../platform/languages/labels.ts'
import { subjectOfLead } from '../lead/lead-case.ts'
import { LeadChip } from './lead-chip.admin.tsx'
import { readShownLead } from './shown-lead.ts'
import { leadWords } from '../lead/lead-words.ts'

const texts = {
  title: label('ประวัติ', 'History'),
  none: label('ยังไม่มีบันทึก', 'No notes yet'),
  staff: label('ทีมงาน', 'staff'),
  assigned: label('มอบหมายให้', 'Assigned to'),
  deleted: label('มอบหมายให้บัญชีที่ลบแล้ว', 'Assigned to a deleted account'),
  nobody: label('ยกเลิกการมอบหมาย', 'Unassigned'),
}

/** What staff wrote and each change of status and assignee, the latest first. */
export async function LeadHistory(props: TextareaFieldServerProps) {
  const lead = await readShownLead(props)
  if (!lead) return null
  const { language, nameOf, textOf, timeOf } = leadWords(props.payload, props.i18n)
  const steps = await listSteps(props.payload, { subject: subjectOfLead(lead.id) })
  const done = steps.map(async ({ act, reason, by, at }) => ({
    by,
    at,
    tone: act,
    text: act === 'assigned' ? await assigned(reason) : textOf('status', act),
  }))
  const notes = (lead.notes ?? []).map(({ text, by, at }) => ({ text, by, at, tone: null }))
  const entries = [...notes, ...(await Promise.all(done))]
    .toSorted((one, other) => String(other.at).localeCompare(String(one.at)))
    .map(async (entry) => ({
      ...entry,
      author: (await nameOf('staff', entry.by)) || texts.staff[language],
    }))
  return (
    <section className="lead-history lead-part">
      <h3>{texts.title[language]}</h3>
      {entries.length === 0 && <p>{texts.none[language]}</p>}
      <ol className="lead-list">
        {(await Promise.all(entries)).map(({ author, at, tone, text }) => (
          <li className="lead-said" key={`${at} ${text}`}>
            <p className="lead-muted">
              <strong>{author}</strong> {at && <time dateTime={at}>{timeOf(at)}</time>}
            </p>
            {tone ? <LeadChip tone={tone}>{text}</LeadChip> : text}
          </li>
        ))}
      </ol>
    </section>
  )

  async function assigned(to: string | null): Promise<string> {
    if (to === null) return texts.nobody[language]
    const name = await nameOf('staff', Number(to))
    return name ? `${texts.assigned[language]} ${name}` : texts.deleted[language]
  }
}
