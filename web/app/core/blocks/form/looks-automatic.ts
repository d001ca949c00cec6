import { hiddenFields, textOf } from './form-answer.ts'

/** Nobody reads and fills in a form in less. */
const leastMilliseconds = 2000

/**
 * Whether a program seems to have sent the form: it filled in the field that is out of sight, or was
 * too fast. A guess: what it sent is kept, only looked at otherwise.
 */
export function looksAutomatic(form: FormData, now = Date.now()): boolean {
  if (textOf(form, hiddenFields.trap) !== '') return true
  const openedAt = readTime(textOf(form, hiddenFields.openedAt))
  const sentAt = readTime(textOf(form, hiddenFields.sentAt)) ?? now
  return openedAt === null || sentAt - openedAt < leastMilliseconds
}

function readTime(text: string): number | null {
  return /^\d{1,16}$/.test(text) ? Number(text) : null
}
