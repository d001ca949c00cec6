import './lead-inbox.css'
import type { TextareaFieldServerProps } from 'payload'
import { LeadChip } from './lead-chip.admin.tsx'
import { readShownLead } from './shown-lead.ts'
import { leadWords } from '../lead/lead-words.ts'

const texts = {
  th: {
    title: 'ประวัติ',
    none: 'ยังไม่มีบันทึก',
    staff: 'ทีมงาน',
    assigned: (name: string) => `มอบหมายให้${name ? ` ${name}` : 'บัญชีที่ลบแล้ว'}`,
    nobody: 'ยกเลิกการมอบหมาย',
  },
  en: {
    title: 'History',
    none: 'No notes yet',
    staff: 'staff',
    assigned: (name: string) => `Assigned to ${name || 'a deleted account'}`,
    nobody: 'Unassigned',
  },
}

/** What staff wrote and each change of status and assignee, the latest first. */
export async function LeadHistory(props: TextareaFieldServerProps) {
  const lead = await readShownLead(props)
  if (!lead) return null
  const { language, nameOf, textOf, timeOf } = leadWords(props.payload, props.i18n)
  const text = texts[language]
  const entries = (lead.notes ?? []).toReversed().map(async (note) => ({
    ...note,
    author: (await nameOf('staff', note.by)) || text.staff,
    assigned: note.isAssigned ? text.assigned(await nameOf('staff', note.assignee)) : text.nobody,
  }))
  return (
    <section className="lead-history lead-part">
      <h3>{text.title}</h3>
      {entries.length === 0 && <p>{text.none}</p>}
      <ol className="lead-list">
        {(await Promise.all(entries)).map((entry) => (
          <li className="lead-said" key={entry.id}>
            <p className="lead-muted">
              <strong>{entry.author}</strong>{' '}
              {entry.at && <time dateTime={entry.at}>{timeOf(entry.at)}</time>}
            </p>
            {entry.status && (
              <LeadChip tone={entry.status}>{textOf('status', entry.status)}</LeadChip>
            )}
            {typeof entry.isAssigned === 'boolean' && entry.assigned}
            {entry.text}
          </li>
        ))}
      </ol>
    </section>
  )
}
