import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import { useLocation } from 'react-router'

/** Folds the menu around this element and focuses its button. */
export function foldMenuAround(element: Element): void {
  const menu = element.closest('details')
  if (!menu) return
  menu.querySelector('summary')?.focus()
  menu.open = false
}

interface HeaderMenuProps {
  className: string
  label: string
  /** Content of the button; the label is its name. */
  face: ReactNode
  /** Called each time it unfolds. */
  onUnfold?: () => void
  children: ReactNode
}

/** Unfolds without scripts; they only fold it when the visitor moves on. */
export function HeaderMenu({ className, label, face, onUnfold, children }: HeaderMenuProps) {
  const { key } = useLocation()
  const menu = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    // Unfolded before hydration.
    if (menu.current?.open) onUnfold?.()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for what was unfolded before
  }, [])

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !menu.current?.open) return
    menu.current.open = false
    menu.current.querySelector('summary')?.focus()
  }

  function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    // Otherwise the open menu would cover the next focused element.
    if (relatedTarget && !currentTarget.contains(relatedTarget) && menu.current) {
      menu.current.open = false
    }
  }

  // The key folds the menu again after a link was followed.
  return (
    // Escape bubbles from the summary and the links, which are interactive.
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
