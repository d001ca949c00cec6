import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Notice } from '../../ui/notice/notice.tsx'

/**
 * That something is done; takes the focus, so that it is read out, also when it is done once more. Neither the page nor its address
 * tells it any longer once something else is sent.
 */
export function AccountDone({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const { key, pathname, search } = useLocation()
  const [old, setOld] = useState<string>()
  useEffect(() => {
    box.current?.focus()
    const end = () => {
      setOld(key)
      history.replaceState(history.state, '', pathname + withoutOutcome(search))
    }
    addEventListener('submit', end, true)
    return () => removeEventListener('submit', end, true)
  }, [key, pathname, search])
  if (old === key) return null
  return (
    // A page that arrives with it, without scripts, gives it the focus by the attribute.
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <div ref={box} className="account-done" tabIndex={-1} autoFocus>
      <Notice variant="good">{children}</Notice>
    </div>
  )
}

export function withoutOutcome(search: string): string {
  return search
    .replace(/\b(?:saved|asked|changed|sent|ended|joined|done)\b[^&]*&?/, '')
    .replace(/[?&]$/, '')
}
