import { readUrl } from '@washhouse/contract/text/read-url'
import { neutralPath } from '../../i18n/language.ts'
import type { CarriedText } from '../../request/carried-text.server.ts'
import { tryTabStorage } from '../../request/tab-storage.ts'
import { discardDraft } from './discard-draft.ts'
import { hiddenFields } from './form-answer.ts'
import { fillControls, readControls, type TypedValues } from './typed-controls.ts'

/** Input of one form. */
interface TypedText {
  values: TypedValues
  /** Milliseconds since 1970. */
  keptAt: number
}

/** A visitor who returns later starts with an empty form. */
const keptMilliseconds = 3_600_000

let sent: { form: string; values: TypedValues } | null = null

/** Identifies a form of the site: the page that handles it, without its language. */
export function formNameOf(action: string): string {
  return neutralPath(action.replace(/[?#].*/, ''))
}

/** Called when a form is sent: remembers its input in case the login page comes next. */
export function noteTyped(form: string, controls: Iterable<unknown>): void {
  sent = { form, values: readControls(controls) }
}

/**
 * Called on a redirect. To the login page: stores the input in this tab. Elsewhere: the form was stored, so its draft is
 * deleted.
 */
export function keepTyped(to: string | null, now = Date.now()): void {
  const path = readUrl(to ?? '', 'http://site')?.pathname ?? ''
  const leaving = sent
  sent = null
  if (!leaving) return
  if (neutralPath(path) === '/login') keep(leaving.form, leaving.values, now)
  else discardDraft(leaving.form)
}

/** On a login page that a form without scripts led to: stores the input in the same way. */
export function keepCarried({ form, values }: CarriedText, now = Date.now()): void {
  const texts = Object.entries(values)
    .filter(([name]) => name !== hiddenFields.trap)
    .map(([name, text]): [string, string[]] => [name, [text]])
  keep(form, Object.fromEntries(texts), now)
}

function keep(form: string, values: TypedValues, keptAt: number): void {
  const kept: TypedText = { values, keptAt }
  tryTabStorage((storage) => storage.setItem(nameOf(form), JSON.stringify(kept)))
}

/** Fills a reopened form once with its stored input; false if there is none. */
export function restoreTyped(form: string, controls: Iterable<unknown>, now = Date.now()): boolean {
  const kept = takeKept(form)
  if (!kept || now - kept.keptAt > keptMilliseconds) return false
  fillControls(controls, kept.values)
  return true
}

function takeKept(form: string): TypedText | null {
  const text = tryTabStorage((storage) => {
    const kept = storage.getItem(nameOf(form))
    storage.removeItem(nameOf(form))
    return kept
  })
  const kept: unknown = JSON.parse(text ?? 'null')
  return isTypedText(kept) ? kept : null
}

const nameOf = (form: string) => `typed ${form}`

function isTypedText(kept: unknown): kept is TypedText {
  return typeof kept === 'object' && kept !== null && 'values' in kept && 'keptAt' in kept
}
