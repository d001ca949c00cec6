import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Notice } from '../../core/ui/notice/notice.tsx'

/** A success message. Takes the focus so that screen readers announce it, also on each repetition. */
export function AccountDone({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  useEffect(() => box.current?.focus(), [key])
  return (
    // Without scripts, the attribute gives the focus.
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <div ref={box} className="account-done" tabIndex={-1} autoFocus>
      <Notice variant="good">{children}</Notice>
    </div>
  )
}
