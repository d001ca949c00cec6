import { createContext, createElement, use, useId, type HTMLAttributes, type Ref } from 'react'

type DrawnTag = 'aside' | 'div' | 'footer' | 'li' | 'nav' | 'section' | 'ul'

/** An element that the server draws, and all that its inside is made of. */
export interface DrawnPart {
  tag: DrawnTag
  className: string
  /** Where it stands in the tree: the ids inside follow from it. */
  place: string
  of: readonly unknown[]
}

/** The inside of a part as an earlier document had it; undefined: it must be drawn. */
export type FindDrawn = (part: DrawnPart) => string | undefined

/** What the server has drawn; there is nothing of the kind in the browser. */
export const DrawnContext = createContext<FindDrawn | undefined>(undefined)

export interface DrawnOnceProps extends Omit<
  HTMLAttributes<HTMLElement>,
  'className' | 'dangerouslySetInnerHTML'
> {
  as: DrawnTag
  /** No other element of the document has exactly these classes, or nothing is saved. */
  className: string
  /**
   * As JSON all that makes the inside what it is, the language too; nothing of who asks, and no nonce. Null where there
   * is something of the kind: such an inside is drawn for itself.
   */
  of: readonly unknown[] | null
  ref?: Ref<HTMLElement>
}

/**
 * An element that is the same on many pages: the server draws it once and then writes what it has. The markup is the
 * same, so the browser goes on with it as with every other.
 */
export function DrawnOnce({ as, className, of, children, ...attributes }: DrawnOnceProps) {
  const place = useId()
  const find = use(DrawnContext)
  const drawn = of ? find?.({ tag: as, className, place, of }) : undefined
  const inside = drawn === undefined ? { children } : { dangerouslySetInnerHTML: { __html: drawn } }
  // The classes first: by them it is found in the document.
  return createElement(as, { className, ...attributes, ...inside })
}
