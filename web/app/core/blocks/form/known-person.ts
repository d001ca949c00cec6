import type { FormValues } from './form-answer.ts'

interface KnownPerson {
  firstName: string
  lastName: string
  /** E.164. */
  phone: string | null
  email: string
}

/** Initial values of the person fields for a known person: `<SubmitForm initial={knownPerson(me)}>`. */
export function knownPerson({ firstName, lastName, phone, email }: KnownPerson): FormValues {
  return { firstName, lastName, email, phone: phone === null ? '' : typablePhone(phone) }
}

/** A phone number in the format of its field: '+66812345678' → '0812345678', an extension as '#12'. */
function typablePhone(phone: string): string {
  return phone.replace(/^\+66/, '0').replace(';ext=', ' #')
}
