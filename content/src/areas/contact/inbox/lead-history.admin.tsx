import './lead-inbox.css'
import type { TextareaFieldServerProps } from 'payload'
import { LeadChip } from './lead-chip.admin.tsx'
import { readShownLead } from './shown-lead.ts'
import { leadWords } from './lead-words.ts'

const texts = {
  th: { title: 'ประวัติ', none: 'ยังไม่มีบันทึก', staff: 'ทีมงาน' },
  en: { title: 'History', none: 'No notes yet', staff: 'staff' },
}

/** What staff wrote and each change of status, the latest first. */
export async function LeadHistory(props: TextareaFieldServerProps) {
  const lead = await readShownLead(props)
  if (!lead) return null
  const { language, nameOf, textOf, timeOf } = leadWords(props.payload, props.i18n)
  const text = texts[language]
  const entries = (lead.notes ?? []).toReversed().map(async (note) => ({
    ...note,
    author: (await nameOf('staff', note.by)) || text.staff,
  }))
  return (
    <section className="lead-history lead-part">
      <h3>{text.title}</h3>
      {entries.length === 0 && <p>{text.none}</p>}
      <ol className="lead-list">
        {(await Promise.all(entries)).map(({ id: key, text: note, status, author, at }) => (
          <li className="lead-said" key={key}>
            <p className="lead-muted">
              <strong>{author}</strong> {at && <time dateTime={at}>{timeOf(at)}</time>}
            </p>
            {status && <LeadChip tone={status}>{textOf('status', status)}</LeadChip>}
            {note}
          </li>
        ))}
      </ol>
    </section>
  )
}
