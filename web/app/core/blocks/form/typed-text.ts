import { readUrl } from '@washhouse/contract/text/read-url'
import { neutralPath } from '../../i18n/language.ts'
import type { CarriedText } from '../../request/carried-text.server.ts'
import { tryTabStorage } from '../../request/tab-storage.ts'
import { discardDraft } from './discard-draft.ts'
import { hiddenFields } from './form-answer.ts'
import { fillControls, readControls, type TypedValues } from './typed-controls.ts'

/** What was typed into one form. */
interface TypedText {
  values: TypedValues
  /** Milliseconds since 1970. */
  keptAt: number
}

/** Whoever comes back later begins anew. */
const keptMilliseconds = 3_600_000

let sent: { form: string; values: TypedValues } | null = null

/** Tells a form of the site from another: the page that takes it, without its language. */
export function formNameOf(action: string): string {
  return neutralPath(action.replace(/[?#].*/, ''))
}

/** When a form is sent: what stands in it, should the log-in come between. */
export function noteTyped(form: string, controls: Iterable<unknown>): void {
  sent = { form, values: readControls(controls) }
}

/** When the answer leads elsewhere: to the log-in what was typed goes along, in this tab alone; else it is stored. */
export function keepTyped(to: string | null, now = Date.now()): void {
  const path = readUrl(to ?? '', 'http://site')?.pathname ?? ''
  const leaving = sent
  sent = null
  if (!leaving) return
  if (neutralPath(path) === '/login') keep(leaving.form, leaving.values, now)
  else discardDraft(leaving.form)
}

/** On a log-in that a form led to before the scripts were awake: what it brought along is kept in the same way. */
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

/** When a form is open again: puts back what was typed into it, once; false where nothing was kept. */
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
