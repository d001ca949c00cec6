import { useEffect, useRef, type ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import './error-summary.css'

interface ErrorSummaryProps {
  title: string
  /** Each leads to the field that it is about. */
  faults: readonly { fieldId: string; text: string }[]
  /** Each new one takes the focus anew, e.g. the answer to another try. */
  occasion: object
  /** What else to know or to do. */
  children?: ReactNode
}

/** What is wrong with a form that was sent; stands above it, takes the focus and leads to the fields. */
export function ErrorSummary({ title, faults, occasion, children }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  // Also for what was found without leaving the page.
  useEffect(() => box.current?.focus(), [occasion])
  return (
    // A page that arrives with it, without scripts, gives it the focus by the attribute.
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <div ref={box} className="error-summary" role="alert" tabIndex={-1} autoFocus>
      <h2 className="error-summary__title">
        <Icon name="alert" />
        {title}
      </h2>
      {faults.length > 0 && (
        <ul className="error-summary__list">
          {faults.map(({ fieldId, text }) => (
            <li key={fieldId}>
              <a
                href={`#${fieldId}`}
                onClick={(event) => {
                  // Without leaving an entry in the history: going back must not lose the form.
                  event.preventDefault()
                  document.getElementById(fieldId)?.focus()
                }}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  )
}
