import { useEffect, useRef, type ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { RunningText } from '../phrases/running-text.tsx'
import './error-summary.css'

interface ErrorSummaryProps {
  title: string
  /** Each one links to its field. */
  faults: readonly { fieldId: string; text: string }[]
  /** Each new object takes the focus again, e.g. after another try. */
  occasion: object
  /** Further information or help. */
  children?: ReactNode
}

/** The errors of a form, above it; takes the focus and links to the fields. */
export function ErrorSummary({ title, faults, occasion, children }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  // Also for errors found without leaving the page.
  useEffect(() => box.current?.focus(), [occasion])
  return (
    // Without scripts, the attribute sets the focus when the page loads.
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <div ref={box} className="error-summary" role="alert" tabIndex={-1} autoFocus>
      <h2 className="error-summary__title">
        <Icon name="alert" />
        <RunningText text={title} />
      </h2>
      {faults.length > 0 && (
        <ul className="error-summary__list">
          {faults.map(({ fieldId, text }) => (
            <li key={fieldId}>
              <a
                href={`#${fieldId}`}
                onClick={(event) => {
                  // Adds no history entry: going back must not lose the input.
                  event.preventDefault()
                  document.getElementById(fieldId)?.focus()
                }}
              >
                <RunningText text={text} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  )
}
