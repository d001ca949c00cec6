import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { consentPath } from './consent-choice.ts'
import { submitChoice } from './submit-choice.ts'
import { useConsent } from './use-consent.ts'

interface ConsentFormProps {
  id?: string
  className: string
  children: ReactNode
}

/** A choice about cookies; its buttons are named `action`. Works without JavaScript. */
export function ConsentForm({ id, className, children }: ConsentFormProps) {
  const { pathname, search } = useLocation()
  const consent = useConsent()

  return (
    // A choice that is made before the scripts are awake waits for them, see `startLate`.
    <form
      {...{ id, className }}
      data-waits=""
      method="post"
      action={consentPath}
      onSubmit={submitChoice}
    >
      <input type="hidden" name="back" value={pathname + search} />
      {/* What was read, for the log. */}
      <input type="hidden" name="read" value={consent?.read} />
      {children}
    </form>
  )
}
