import { passwordLengths } from '@washhouse/contract/account/password-lengths'
import { textOf } from './form-answer.ts'

/** Characters of a password as the service counts them: code points after NFKC. */
export function passwordLength(typed: string): number {
  return Array.from(typed.normalize('NFKC')).length
}

/**
 * What is wrong with a new password before it is sent, by the fields' names: its length, and that it was not
 * typed alike twice, where it is asked for twice. What is easily guessed only the service knows.
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

/** The second one alone; the first is judged by the contract. */
export function findConfirmFault(form: FormData): Record<string, string> {
  if (!form.has('confirmPassword')) return { confirmPassword: 'required' }
  const again = textOf(form, 'confirmPassword')
  if (again === '') return { confirmPassword: 'required' }
  return again === textOf(form, 'password') ? {} : { confirmPassword: 'differs' }
}
