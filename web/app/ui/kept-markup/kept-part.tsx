import type { HTMLAttributes, ReactNode } from 'react'
import type { Shown } from './document-reader.ts'
import { useKeptMarkup } from './use-kept-markup.ts'

interface KeptPartProps<Value> extends Omit<
  HTMLAttributes<HTMLElement>,
  'children' | 'dangerouslySetInnerHTML'
> {
  as: 'div' | 'dl' | 'ol' | 'ul'
  /** Its own on the page. */
  id: string
  shown: Shown<Value>
  /** Draws what stands inside; nothing there answers to a press. */
  draw: (value: Value) => ReactNode
}

/** An element whose inside is sent once: drawn from its value, or left as the document shows it. */
export function KeptPart<Value>({ as: Tag, id, shown, draw, ...attributes }: KeptPartProps<Value>) {
  const kept = useKeptMarkup(id, shown)
  if (kept !== null)
    return <Tag {...attributes} id={id} dangerouslySetInnerHTML={{ __html: kept }} />
  return (
    <Tag {...attributes} id={id}>
      {shown.value !== undefined && draw(shown.value)}
    </Tag>
  )
}
