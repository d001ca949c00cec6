import type { ReactNode, FormEvent } from 'react'
import { useLocation } from 'react-router'
import { consentPath, acceptedBy, type ConsentAction } from './consent-choice.ts'
import { useConsent } from './use-consent.ts'
import { openSettings, settingsDialog } from './consent-settings-dialog.ts'
import { closeBanner, storeChoice } from './consent-store.ts'

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
    // A choice before hydration waits for the scripts, see `startLate`.
    <form
      {...{ id, className }}
      data-waits=""
      method="post"
      action={consentPath}
      onSubmit={submitChoice}
    >
      <input type="hidden" name="back" value={pathname + search} />
      {/* For the log. */}
      <input type="hidden" name="read" value={consent?.read} />
      {children}
    </form>
  )
}

const actions: readonly string[] = ['accept_all', 'refuse', 'confirm'] satisfies ConsentAction[]

/** Does immediately in the browser what the form does without JavaScript. */
function submitChoice(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault()
  const form = event.currentTarget
  const button = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null
  const action = button instanceof HTMLButtonElement ? button.value : 'confirm'
  if (action === 'settings') return openSettings()
  if (!isAction(action)) return closeBanner()

  const fields = new FormData(form)
  fields.set('action', action)
  storeChoice(acceptedBy(action, fields.getAll('category')))
  settingsDialog()?.close()
  // For the log only. A beacon is sent even if the visitor leaves the page with the same tap.
  fields.set('answer', 'none')
  navigator.sendBeacon(consentPath, fields)
}

function isAction(action: string): action is ConsentAction {
  return actions.includes(action)
}
