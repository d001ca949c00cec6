import type { FormEvent } from 'react'
import { acceptedBy, consentPath, type ConsentAction } from './consent-choice.ts'
import { openSettings, settingsDialog } from './consent-settings-dialog.ts'
import { closeBanner, storeChoice } from './consent-store.ts'

const actions: readonly string[] = ['accept_all', 'refuse', 'confirm'] satisfies ConsentAction[]

/** Does in the browser, at once, what the form does without JavaScript. */
export function submitChoice(event: FormEvent<HTMLFormElement>): void {
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
  // For the log alone. A beacon is sent even if the visitor leaves the page with the same tap.
  fields.set('answer', 'none')
  navigator.sendBeacon(consentPath, fields)
}

function isAction(action: string): action is ConsentAction {
  return actions.includes(action)
}
