import { passwordLengths } from '@washhouse/contract/account/password-lengths'
import { textOf } from './form-answer.ts'

/** Number of characters as the service counts them: code points after NFKC. */
export function passwordLength(typed: string): number {
  return Array.from(typed.normalize('NFKC')).length
}

/**
 * Errors of a new password before it is sent, by field name: its length, and a different repetition where there is one. Only
 * the service can check if it is easy to guess.
 */
export function findPasswordFaults(form: FormData): Record<string, string> {
  const password = textOf(form, 'password')
  const length = passwordLength(password)
  const { least, most } = passwordLengths
  const faults: Record<string, string> = {}
  if (length > 0 && length < least) faults['password'] = 'min_length'
  if (length > most) faults['password'] = 'max_length'
  return { ...faults, ...findConfirmFault(form) }
}

/** Checks the repetition only; the contract validates the first one. */
export function findConfirmFault(form: FormData): Record<string, string> {
  if (!form.has('confirmPassword')) return { confirmPassword: 'required' }
  const again = textOf(form, 'confirmPassword')
  if (again === '') return { confirmPassword: 'required' }
  return again === textOf(form, 'password') ? {} : { confirmPassword: 'differs' }
}
