import { wrapTables } from './wrap-tables.ts'
import './prose.css'

interface ProseProps {
  /** Sanitized already: it goes into the page as it is. */
  html: string
  /** Names a table that scrolls sideways, e.g. 'ตาราง เลื่อนดูด้านข้างได้' */
  tableLabel: string
  /** Its language, where it is not the page's. */
  lang?: string | undefined
}

/** An article's text as its editor wrote it. */
export function Prose({ html, tableLabel, lang }: ProseProps) {
  return (
    <div
      className="prose"
      lang={lang}
      dangerouslySetInnerHTML={{ __html: wrapTables(html, tableLabel) }}
    />
  )
}
