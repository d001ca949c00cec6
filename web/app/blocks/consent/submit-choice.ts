import type { ConsentCategory } from '@washhouse/contract/consent/consent.contract'
import type { FormEvent } from 'react'
import { acceptedBy, consentPath, type ConsentAction } from './consent-choice.ts'
import { openSettings, settingsDialog } from './consent-settings-dialog.ts'
import { closeBanner, storeChoice } from './consent-store.ts'

const actions: readonly string[] = ['accept_all', 'refuse', 'confirm'] satisfies ConsentAction[]

/** Does in the browser, at once, what the form does without JavaScript. Gives what was accepted, null without a choice. */
export function submitChoice(event: FormEvent<HTMLFormElement>): ConsentCategory[] | null {
  event.preventDefault()
  const form = event.currentTarget
  const button = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null
  const action = button instanceof HTMLButtonElement ? button.value : 'confirm'
  if (!isAction(action)) {
    if (action === 'settings') openSettings()
    else closeBanner()
    return null
  }

  const fields = new FormData(form)
  fields.set('action', action)
  const accepted = acceptedBy(action, fields.getAll('category'))
  storeChoice(accepted)
  settingsDialog()?.close()
  // The visitor does not wait for the log.
  setTimeout(() => void recordChoice(fields), 100)
  return accepted
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
