import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import { useLocation } from 'react-router'

/** Folds the menu that this stands in; its button has the focus then. */
export function foldMenuAround(element: Element): void {
  const menu = element.closest('details')
  if (!menu) return
  menu.querySelector('summary')?.focus()
  menu.open = false
}

interface HeaderMenuProps {
  className: string
  label: string
  /** What is pressed; the label says it. */
  face: ReactNode
  /** Told each time it is unfolded. */
  onUnfold?: () => void
  children: ReactNode
}

/** Unfolds by itself, without scripts; they only fold it again when the visitor goes on. */
export function HeaderMenu({ className, label, face, onUnfold, children }: HeaderMenuProps) {
  const { key } = useLocation()
  const menu = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    // Unfolded before the scripts were awake.
    if (menu.current?.open) onUnfold?.()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for what was unfolded before
  }, [])

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !menu.current?.open) return
    menu.current.open = false
    menu.current.querySelector('summary')?.focus()
  }

  function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    // Else the unfolded menu would cover what has the focus next.
    if (relatedTarget && !currentTarget.contains(relatedTarget) && menu.current) {
      menu.current.open = false
    }
  }

  // The key folds the menu again once a link of it was followed.
  return (
    // Escape is heard on its way up from the summary and the links, which are interactive.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details
      key={key}
      ref={menu}
      className={className}
      onKeyDown={closeOnEscape}
      onBlur={closeWhenLeft}
      {...(onUnfold && { onToggle: ({ currentTarget }) => currentTarget.open && onUnfold() })}
    >
      <summary aria-label={label}>{face}</summary>
      <div className="site-header__unfolded">{children}</div>
    </details>
  )
}
