import type { Shown } from '../kept-markup/document-reader.ts'
import { useKeptMarkup } from '../kept-markup/use-kept-markup.ts'
import { wrapTables } from './wrap-tables.ts'
import './prose.css'

interface ProseProps {
  /** Its own on the page. */
  id: string
  /** Sanitized already: it goes into the page as it is. */
  html: Shown<string>
  /** Names a table that scrolls sideways, e.g. 'ตาราง เลื่อนดูด้านข้างได้' */
  tableLabel: string
  /** Its language, where it is not the page's. */
  lang?: string | undefined
}

/** An article's text as its editor wrote it. */
export function Prose({ id, html, tableLabel, lang }: ProseProps) {
  const kept = useKeptMarkup(id, html)
  return (
    <div
      id={id}
      className="prose"
      lang={lang}
      dangerouslySetInnerHTML={{ __html: kept ?? wrapTables(html.value ?? '', tableLabel) }}
    />
  )
}
