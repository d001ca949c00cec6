import './prose.css'

interface ProseProps {
  /** Sanitized already: it goes into the page as it is. */
  html: string
  /** Its language, where it is not the page's. */
  lang?: string | undefined
}

/** An article's text as its editor wrote it. */
export function Prose({ html, lang }: ProseProps) {
  return <div className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
}
