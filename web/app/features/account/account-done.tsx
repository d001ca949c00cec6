import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Notice } from '../../core/ui/notice/notice.tsx'

/** That something is done; takes the focus, so that it is read out, also when it is done once more. */
export function AccountDone({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  useEffect(() => box.current?.focus(), [key])
  return (
    // A page that arrives with it, without scripts, gives it the focus by the attribute.
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <div ref={box} className="account-done" tabIndex={-1} autoFocus>
      <Notice variant="good">{children}</Notice>
    </div>
  )
}
