import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { VisuallyHidden } from '../../core/ui/visually-hidden/visually-hidden.tsx'
import { InlineScript, printInline } from '../../core/request/inline-script.tsx'

/** Outlives React's document, which an error page replaces as a whole. */
let lastPathname: string | null = null

/**
 * Does after a client-side navigation what the browser does for a new document: announces the title and moves the focus to
 * the heading. Placed after the page, so that the page's effects run first.
 */
export function PageArrival() {
  const { pathname, hash } = useLocation()
  const { state } = useNavigation()
  const focusedBefore = useRef<Element | null>(null)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (state !== 'idle') focusedBefore.current = document.activeElement
  }, [state])

  useEffect(() => {
    const isArrival = lastPathname !== null && lastPathname !== pathname
    lastPathname = pathname
    if (!isArrival) return
    setTitle(document.title)
    if (hash === '' && !hasFocusOfItsOwn(focusedBefore.current)) focusHeading()
  }, [pathname, hash])

  return (
    <output className="page-arrival">
      <VisuallyHidden>{title}</VisuallyHidden>
    </output>
  )
}

/** True if the page has set the focus itself, e.g. on the first error of a form. */
function hasFocusOfItsOwn(before: Element | null): boolean {
  const focused = document.activeElement
  return focused !== before && focused?.closest('main') != null
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  if (!heading) return
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** Sets the address of a page that was rendered as the response to a form of another page, before the scripts read it. */
export function ShownAt({ address }: { address: string }) {
  const code = import.meta.env.SSR
    ? printInline(({ address: own }) => history.replaceState(null, '', own), { address })
    : ''
  return <InlineScript code={code} />
}
