import { hiddenFields } from './form-answer.ts'

/** Values of a form by control name: texts, and of boxes the ticked values. */
export type TypedValues = Record<string, string[]>

/** The part of a control with a visitor's input. */
interface TypedControl {
  name: string
  type: string
  value: string
  checked?: boolean
}

/** Passwords and files are never stored, and the page provides hidden values itself. */
const notTyped = ['password', 'file', 'hidden', 'submit', 'button']

export function readControls(controls: Iterable<unknown>): TypedValues {
  const values: TypedValues = {}
  for (const control of controls) {
    if (!isTyped(control)) continue
    const texts = (values[control.name] ??= [])
    if (!isBox(control) || control.checked) texts.push(control.value)
  }
  return values
}

/** Restores the values; controls without one stay as they are. */
export function fillControls(controls: Iterable<unknown>, values: TypedValues): void {
  for (const control of controls) {
    const texts = isTyped(control) ? values[control.name] : undefined
    if (!isTyped(control) || !texts) continue
    if (isBox(control)) control.checked = texts.includes(control.value)
    else control.value = texts.shift() ?? ''
  }
}

function isTyped(control: unknown): control is TypedControl {
  if (typeof control !== 'object' || control === null) return false
  if (!('name' in control && 'type' in control && 'value' in control)) return false
  // People leave the trap empty. A browser's autofill must not come back with every later try.
  if (control.name === '' || control.name === hiddenFields.trap) return false
  return !notTyped.includes(String(control.type))
}

function isBox({ type }: TypedControl): boolean {
  return type === 'checkbox' || type === 'radio'
}
