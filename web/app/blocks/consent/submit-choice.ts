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
  // The visitor does not wait for the log.
  setTimeout(() => void recordChoice(fields), 100)
}

async function recordChoice(fields: FormData): Promise<void> {
  try {
    const headers = { accept: 'application/json' }
    await fetch(consentPath, { method: 'POST', body: fields, headers, keepalive: true })
  } catch (error) {
    // oxlint-disable-next-line no-console -- the choice holds; only its record is missing
    console.warn(error)
  }
}

function isAction(action: string): action is ConsentAction {
  return actions.includes(action)
}
