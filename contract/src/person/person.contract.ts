import { z } from 'zod'
import { saysFault } from '../wire/faults.ts'
import { personLengths } from './person-lengths.ts'
import { parsePhone, type PhoneFault } from './phone.ts'

/** What is said of a person's fields; all but the last word for word (spec §5). */
export const personTexts = {
  emailRequired: 'Please enter email',
  emailFormat: 'Invalid email format',
  firstNameRequired: 'Please enter name',
  lastNameRequired: 'Please enter last name',
  phoneRequired: 'Please enter phone number',
  phoneDigits: 'Numbers only',
  phoneLength: 'Please check the length of the phone number',
} as const

const phoneTexts: Record<PhoneFault, string> = {
  required: personTexts.phoneRequired,
  digits: personTexts.phoneDigits,
  length: personTexts.phoneLength,
}

/** As it was typed, or in E.164 already; kept in E.164. */
export const Phone = z.string().transform((sent, context) => {
  if (/^\+[1-9]\d{7,14}$/.test(sent)) return sent
  const read = parsePhone(sent)
  if ('phone' in read) return read.phone
  context.addIssue({ code: 'custom', ...saysFault(read.fault, phoneTexts[read.fault]) })
  return z.NEVER
})

/** As it was typed, without the spaces around it. */
export const Email = z
  .string()
  .trim()
  .min(1, personTexts.emailRequired)
  .max(personLengths.email)
  // The browser's own rule: what its field takes is not refused afterwards.
  .check(z.email({ pattern: z.regexes.html5Email, error: personTexts.emailFormat }))

const named = (missing: string) => z.string().trim().min(1, missing).max(personLengths.name)
export const FirstName = named(personTexts.firstNameRequired)
export const LastName = named(personTexts.lastNameRequired)
