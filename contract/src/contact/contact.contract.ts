import { z } from 'zod'
import {
  Email,
  FirstName,
  LastName,
  personTexts,
  Phone,
  PlainPhone,
} from '../person/person.contract.ts'
import type { PhoneFault } from '../person/phone.ts'
import { foldThaiDigits } from '../text/thai-digits.ts'
import { tidyCode, tidyLine, tidyText } from '../text/tidy-text.ts'
import { isPlainObject } from '../wire/brackets.ts'
import { saysFault } from '../wire/faults.ts'
import { Id, Timestamp } from '../wire/scalars.ts'
import { franchiseChoices } from './franchise-choices.ts'
import { leadLengths } from './lead-lengths.ts'

/** What a visitor may send: a question, his interest in a franchise, or what went wrong in a shop. */
export const leadKinds = ['contact', 'franchise', 'problem'] as const
export type LeadKind = (typeof leadKinds)[number]

/** Everything that can be said of a lead's field: those of the interest form and ours. */
export const leadTexts = {
  ...personTexts,
  messageRequired: 'Please enter message',
  consentRequired: 'Please agree to be contacted',
  unreachable: 'Please enter a phone number or an email',
} as const

/** What only a lead's fields can be: `digits`, `length` and `number` of a phone number, and no way to answer. */
export type LeadFault = Exclude<PhoneFault, 'required'> | 'unreachable'

const Message = z.string().overwrite(tidyText).max(leadLengths.message)
const Consent = z.literal(true, leadTexts.consentRequired)
/** The website found the sender to behave like a program; the lead is kept all the same. */
const LooksAutomatic = z.boolean().nullable()

/** One of the two must be there, else nobody can answer. */
const isReachable = ({ phone, email }: { phone: string | null; email: string | null }) =>
  phone !== null || email !== null
const reachable = {
  path: ['phone'],
  ...saysFault('unreachable' satisfies LeadFault, leadTexts.unreachable),
  // Asked also while another field is wrong: all faults are told at once.
  when: ({ value }: { value: unknown }) =>
    isPlainObject(value) && value['phone'] === null && value['email'] === null,
}

/** A question or a wish (spec §3, Contact). */
export const ContactMessage = z
  .object({
    type: z.literal('contact'),
    firstName: FirstName,
    lastName: LastName.nullable(),
    email: Email.nullable(),
    /** E.164. */
    phone: Phone.nullable(),
    message: Message.min(1, leadTexts.messageRequired),
    consent: Consent,
    looksAutomatic: LooksAutomatic,
  })
  .refine(isReachable, reachable)
export type ContactMessage = z.infer<typeof ContactMessage>

/** Someone who would take up a franchise (spec §5, §9). */
export const FranchiseInterest = z.object({
  type: z.literal('franchise'),
  firstName: FirstName,
  lastName: LastName,
  email: Email,
  /** E.164. */
  phone: PlainPhone,
  message: Message.nullable(),
  consent: Consent,
  province: Id.meta({ relation: 'province' }).nullable(),
  budget: z.enum(franchiseChoices.budget).nullable(),
  contactTime: z.enum(franchiseChoices.contactTime).nullable(),
  timeline: z.enum(franchiseChoices.timeline).nullable(),
  sourceOfFund: z.enum(franchiseChoices.sourceOfFund).nullable(),
  placeType: z.enum(franchiseChoices.placeType).nullable(),
  openShop: z.enum(franchiseChoices.openShop).nullable(),
  adSource: z.enum(franchiseChoices.adSource).nullable(),
  looksAutomatic: LooksAutomatic,
})
export type FranchiseInterest = z.infer<typeof FranchiseInterest>

/** What can go wrong in a shop. */
export const problemCauses = ['machine_stopped', 'coin_not_returned', 'detergent', 'other'] as const
export type ProblemCause = (typeof problemCauses)[number]

/** What went wrong in a shop; ours. A photo may come along as the file `photo`. */
export const ProblemReport = z
  .object({
    type: z.literal('problem'),
    branch: Id.meta({ relation: 'branch' }),
    /** As it is written on the machine. */
    machine: z.string().overwrite(tidyLine).max(leadLengths.machine).nullable(),
    cause: z.enum(problemCauses),
    /** Baht that are missing. */
    amount: z.number().min(0).max(100_000).multipleOf(0.01).nullable(),
    message: Message.nullable(),
    firstName: FirstName.nullable(),
    email: Email.nullable(),
    /** E.164. */
    phone: Phone.nullable(),
    looksAutomatic: LooksAutomatic,
  })
  .refine(isReachable, reachable)
export type ProblemReport = z.infer<typeof ProblemReport>

/** Any of the three. */
export type Lead = ContactMessage | FranchiseInterest | ProblemReport

/** A reference code: eight letters and digits that cannot be mistaken for each other, e.g. '7K3M-Q9TD'. */
export const Reference = z.string().regex(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/)

/** A code as people type it ('7k3m q9td'), with whatever dash or none, as it is written; null for what is none. */
export function readReference(typed: string | null | undefined): string | null {
  const letters = foldThaiDigits(tidyCode(typed ?? '').normalize('NFKC'))
    .toUpperCase()
    .replace(/[\s\p{Pd}\u2212._]/gu, '')
  const code = Reference.safeParse(`${letters.slice(0, 4)}-${letters.slice(4)}`)
  return code.success ? code.data : null
}

/** What the sender of a problem is told: the code by which he can ask. */
export const ProblemReceipt = z.object({ reference: Reference })
export type ProblemReceipt = z.infer<typeof ProblemReceipt>

export const problemStates = ['received', 'working', 'refunded', 'closed'] as const
export type ProblemState = (typeof problemStates)[number]

/** How far a report has come; nothing in it says who sent it. */
export const ProblemStatus = z.object({
  reference: Reference,
  status: z.enum(problemStates),
  /** None once the branch itself is gone. */
  branch: Id.meta({ relation: 'branch' }).nullable(),
  /** As it was reported. */
  machine: z.string().nullable(),
  /** Baht, as it was reported. */
  amount: z.number().nullable(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
})
export type ProblemStatus = z.infer<typeof ProblemStatus>

/** A report that was sent before, and the phone or e-mail that it was sent with. */
export const ReportClaim = z.object({
  /** As it was typed; see `readReference`. */
  reference: z
    .string()
    .overwrite((typed) => readReference(typed) ?? tidyCode(typed))
    .min(1)
    .max(20),
  /** As it was typed; compared as the report has it. */
  proof: z.string().overwrite(tidyCode).min(1).max(leadLengths.email),
})
export type ReportClaim = z.infer<typeof ReportClaim>

/** Ways to reach the brand whose use is counted. */
export const contactMethods = ['line', 'phone', 'email', 'facebook', 'map'] as const
export type ContactWay = (typeof contactMethods)[number]

/** How often one of them was used. */
export const ContactClicks = z.object({
  type: z.enum(contactMethods),
  count: z.int().nonnegative(),
})
export type ContactClicks = z.infer<typeof ContactClicks>

/** One use, to be counted. */
export const ContactClick = z.object({ type: z.enum(contactMethods) })
export type ContactClick = z.infer<typeof ContactClick>

/** What stands on the contact page; ours, editors' content. Phone, LINE and e-mail are the settings'. */
export const ContactPage = z.object({
  id: Id,
  /** Full address of a map with the head office on it. */
  mapLink: z.string().nullable(),
  title: z.string(),
  description: z.string().nullable(),
  /** Postal address of the head office, lines parted by line breaks. */
  officeAddress: z.string().nullable(),
  /** When somebody answers there, e.g. 'จันทร์–ศุกร์ 9:00–17:30 น.' */
  officeHours: z.string().nullable(),
  /** When what visitors see of it changed last; null where that is not known. */
  updatedAt: Timestamp.nullable(),
})
export type ContactPage = z.infer<typeof ContactPage>
