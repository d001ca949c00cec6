import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { VisuallyHidden } from '../../core/ui/visually-hidden/visually-hidden.tsx'
import { InlineScript, printInline } from '../../core/request/inline-script.tsx'

/** Outlives React's document, which an error page replaces as a whole. */
let lastPathname: string | null = null

/**
 * Does for a page that comes without a new document what the browser does for one that comes with it:
 * its title is said, and the keyboard goes on from its heading. Stands behind the page, whose own
 * effects have run before.
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

/** Whether the page has put the focus somewhere itself, such as on the first fault of a form. */
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

/** Names the address of a page that answers a form sent to another, before the scripts look for it. */
export function ShownAt({ address }: { address: string }) {
  const code = import.meta.env.SSR
    ? printInline(({ address: own }) => history.replaceState(null, '', own), { address })
    : ''
  return <InlineScript code={code} />
}
