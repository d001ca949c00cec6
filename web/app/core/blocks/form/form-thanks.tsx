import { useEffect, useRef, type ReactNode } from 'react'
import { Icon } from '../../ui/icon/icon.tsx'
import './form-thanks.css'

interface FormThanksProps {
  title: string
  /** What happens next, and what to do. */
  children: ReactNode
}

/** Replaces the form once it is stored; takes the focus, so that screen readers announce it. */
export function FormThanks({ title, children }: FormThanksProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    // Without scripts, the attribute sets the focus when the page loads.
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <div ref={box} className="form-thanks" tabIndex={-1} autoFocus>
      <span className="form-thanks__coin" aria-hidden="true">
        <Icon name="check" size="l" />
      </span>
      <h2>{title}</h2>
      {children}
    </div>
  )
}
