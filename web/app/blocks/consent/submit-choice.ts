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
  recordAfterPaint(fields)
}

/** The visitor does not wait for the log; a visitor who leaves the page at once is in it all the same. */
function recordAfterPaint(fields: FormData): void {
  fields.set('answer', 'none')
  const record = () => {
    clearTimeout(timer)
    removeEventListener('pagehide', record)
    // A page that is left can still send a beacon; its fetch would be lost where a service worker stands between.
    navigator.sendBeacon(consentPath, fields)
  }
  const timer = setTimeout(record, 100)
  addEventListener('pagehide', record)
}

function isAction(action: string): action is ConsentAction {
  return actions.includes(action)
}
