import './lead-inbox.css'
import type { TextareaFieldServerProps } from 'payload'
import { LeadChip } from './lead-chip.admin.tsx'
import { leadNames } from './lead-names.ts'
import { readShownLead } from './shown-lead.ts'
import { languageOf, leadWords, timeWords } from './lead-words.ts'

const texts = {
  th: { title: 'ประวัติ', none: 'ยังไม่มีบันทึก', staff: 'ทีมงาน' },
  en: { title: 'History', none: 'No notes yet', staff: 'staff' },
}

/** What staff wrote and each change of status, the latest first. */
export async function LeadHistory(props: TextareaFieldServerProps) {
  const { i18n, payload } = props
  const lead = await readShownLead(props)
  if (!lead) return null
  const language = languageOf(i18n)
  const text = texts[language]
  const words = leadWords(payload, i18n)
  const nameOf = leadNames(payload, language)
  const entries = (lead.notes ?? []).toReversed().map(async (note) => ({
    ...note,
    author: (await nameOf('staff', note.by)) || text.staff,
  }))
  return (
    <section className="lead-history">
      <h3>{text.title}</h3>
      {entries.length === 0 && <p>{text.none}</p>}
      <ol>
        {(await Promise.all(entries)).map(({ id: key, text: note, status, author, at }) => (
          <li key={key}>
            <p className="lead-history__by">
              <strong>{author}</strong> {at && <time dateTime={at}>{timeWords(at, language)}</time>}
            </p>
            {status && <LeadChip tone={status}>{words.textOf('status', status)}</LeadChip>}
            {note && <p className="lead-history__text">{note}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
