import { z } from 'zod'
import { tidyName } from '../text/tidy-text.ts'
import { saysFault } from '../wire/faults.ts'
import { emailForm, spellEmail } from './email.ts'
import { personLengths } from './person-lengths.ts'
import { parsePhone, type PhoneFault } from './phone.ts'

/** Error messages, verbatim from spec §5 except the last two. */
export const personTexts = {
  emailRequired: 'Please enter email',
  emailFormat: 'Invalid email format',
  firstNameRequired: 'Please enter name',
  lastNameRequired: 'Please enter last name',
  phoneRequired: 'Please enter phone number',
  phoneDigits: 'Numbers only',
  phoneLength: 'Please check the length of the phone number',
  phoneNumber: 'There is no such phone number: please check it',
} as const

const phoneTexts: Record<PhoneFault, string> = {
  required: personTexts.phoneRequired,
  digits: personTexts.phoneDigits,
  length: personTexts.phoneLength,
  number: personTexts.phoneNumber,
}

const phone = (options: Parameters<typeof parsePhone>[1]) =>
  z.string().transform((sent, context) => {
    const read = parsePhone(sent, options)
    if ('phone' in read) return read.phone
    context.addIssue({ code: 'custom', ...saysFault(read.fault, phoneTexts[read.fault]) })
    return z.NEVER
  })

/** As typed; normalized to E.164, optionally with an extension: see `parsePhone`. */
export const Phone = phone({})
/** Allows no words or extension (spec §5). */
export const PlainPhone = phone({ takesWords: false })

/** As typed; see `spellEmail`. */
export const Email = z
  .string()
  .overwrite(spellEmail)
  .min(1, personTexts.emailRequired)
  .max(personLengths.email)
  .check(z.email({ pattern: emailForm, error: personTexts.emailFormat }))

/** A name needs at least one letter. */
const named = (missing: string) =>
  z
    .string()
    .overwrite(tidyName)
    .min(1, missing)
    .max(personLengths.name)
    .refine((name) => name === '' || /\p{L}/u.test(name), saysFault('required', missing))
export const FirstName = named(personTexts.firstNameRequired)
export const LastName = named(personTexts.lastNameRequired)
