import './prose.css'

interface ProseProps {
  /** Must be sanitized: it is inserted unchanged. */
  html: string
  /** Its language, if it differs from the page's. */
  lang?: string | undefined
}

/** The text of an article from an editor. */
export function Prose({ html, lang }: ProseProps) {
  return <div className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
}
