import { hiddenFields, textOf } from './form-answer.ts'

/** Nobody reads and fills in a form faster. */
const leastMilliseconds = 2000

/**
 * True if a program seems to have sent the form: it filled in the hidden field, or was too fast. This is a guess, so the
 * form is stored, but marked.
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
