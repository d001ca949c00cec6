import { neutralPath } from '../../i18n/language.ts'
import type { CarriedText } from '../../request/carried-text.server.ts'
import { tryTabStorage } from '../../request/tab-storage.ts'

/** What was typed into one form, by its controls' names: texts as they are, of boxes those that are ticked. */
interface TypedText {
  values: Record<string, string[]>
  /** Milliseconds since 1970. */
  keptAt: number
}

/** A control as far as it holds what a visitor fills in. */
interface TypedControl {
  name: string
  type: string
  value: string
  checked?: boolean
}

/** Whoever comes back later begins anew. */
const keptMilliseconds = 3_600_000

/** Passwords and files are never kept, and what is hidden the page brings itself. */
const notTyped = ['password', 'file', 'hidden', 'submit', 'button']

let sent: { form: string; values: TypedText['values'] } | null = null

/** Tells a form of the site from another: the page that takes it, without its language. */
export function formNameOf(action: string): string {
  return neutralPath(action.replace(/[?#].*/, ''))
}

/** When a form is sent: what stands in it, should the log-in come between. */
export function noteTyped(form: string, controls: Iterable<unknown>): void {
  const values: TypedText['values'] = {}
  for (const control of controls) {
    if (!isTyped(control)) continue
    const texts = (values[control.name] ??= [])
    if (!isBox(control) || control.checked) texts.push(control.value)
  }
  sent = { form, values }
}

/** When the answer leads elsewhere: to the log-in what was typed goes along, in this tab alone. */
export function keepTyped(to: string | null, now = Date.now()): void {
  const path = URL.parse(to ?? '', 'http://site')?.pathname ?? ''
  const leaving = sent
  sent = null
  if (!leaving || neutralPath(path) !== '/login') return
  keep(leaving.form, leaving.values, now)
}

/** On a log-in that a form led to before the scripts were awake: what it brought along is kept in the same way. */
export function keepCarried({ form, values }: CarriedText, now = Date.now()): void {
  const texts = Object.entries(values).map(([name, text]): [string, string[]] => [name, [text]])
  keep(form, Object.fromEntries(texts), now)
}

function keep(form: string, values: TypedText['values'], keptAt: number): void {
  const kept: TypedText = { values, keptAt }
  tryTabStorage((storage) => storage.setItem(nameOf(form), JSON.stringify(kept)))
}

/** When a form is open again: puts back what was typed into it, once; false where nothing was kept. */
export function restoreTyped(form: string, controls: Iterable<unknown>, now = Date.now()): boolean {
  const kept = takeKept(form)
  if (!kept || now - kept.keptAt > keptMilliseconds) return false
  for (const control of controls) {
    const texts = isTyped(control) ? kept.values[control.name] : undefined
    if (!isTyped(control) || !texts) continue
    if (isBox(control)) control.checked = texts.includes(control.value)
    else control.value = texts.shift() ?? ''
  }
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

function isTyped(control: unknown): control is TypedControl {
  if (typeof control !== 'object' || control === null) return false
  if (!('name' in control && 'type' in control && 'value' in control)) return false
  return control.name !== '' && !notTyped.includes(String(control.type))
}

function isBox({ type }: TypedControl): boolean {
  return type === 'checkbox' || type === 'radio'
}

function isTypedText(kept: unknown): kept is TypedText {
  return typeof kept === 'object' && kept !== null && 'values' in kept && 'keptAt' in kept
}
