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

export const leadKinds = ['contact', 'franchise', 'problem'] as const
export type LeadKind = (typeof leadKinds)[number]

/** Messages for the fields of a lead: those of the interest form and extensions. */
export const leadTexts = {
  ...personTexts,
  messageRequired: 'Please enter message',
  consentRequired: 'Please agree to be contacted',
  unreachable: 'Please enter a phone number or an email',
} as const

/** Error types of lead fields: `digits`, `length` and `number` of a phone number, and missing contact details. */
export type LeadFault = Exclude<PhoneFault, 'required'> | 'unreachable'

const Message = z.string().overwrite(tidyText).max(leadLengths.message)
const Consent = z.literal(true, leadTexts.consentRequired)
/** The website detected an automated sender. The lead is stored anyway. */
const LooksAutomatic = z.boolean().nullable()

/** Without one of the two nobody can reply. */
const isReachable = ({ phone, email }: { phone: string | null; email: string | null }) =>
  phone !== null || email !== null
const reachable = {
  path: ['phone'],
  ...saysFault('unreachable' satisfies LeadFault, leadTexts.unreachable),
  // Also runs while other fields are invalid, to report all errors at once.
  when: ({ value }: { value: unknown }) =>
    isPlainObject(value) && value['phone'] === null && value['email'] === null,
}

/** A question or request (spec §3, Contact). */
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

/** A franchise enquiry (spec §5, §9). */
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

export const problemCauses = ['machine_stopped', 'coin_not_returned', 'detergent', 'other'] as const
export type ProblemCause = (typeof problemCauses)[number]

/** A problem in a shop (extension). The file `photo` is optional. */
export const ProblemReport = z
  .object({
    type: z.literal('problem'),
    branch: Id.meta({ relation: 'branch' }),
    /** Label on the machine. */
    machine: z.string().overwrite(tidyLine).max(leadLengths.machine).nullable(),
    cause: z.enum(problemCauses),
    /** Missing baht. */
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

export type Lead = ContactMessage | FranchiseInterest | ProblemReport

/** Eight characters without ambiguous ones, e.g. '7K3M-Q9TD'. */
export const Reference = z.string().regex(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/)

/** Normalizes a typed reference ('7k3m q9td'), with any dash or none; null if invalid. */
export function readReference(typed: string | null | undefined): string | null {
  const letters = foldThaiDigits(tidyCode(typed ?? '').normalize('NFKC'))
    .toUpperCase()
    .replace(/[\s\p{Pd}\u2212._]/gu, '')
  const code = Reference.safeParse(`${letters.slice(0, 4)}-${letters.slice(4)}`)
  return code.success ? code.data : null
}

/** Reference for status requests. */
export const ProblemReceipt = z.object({ reference: Reference })
export type ProblemReceipt = z.infer<typeof ProblemReceipt>

export const problemStates = ['received', 'working', 'refunded', 'closed'] as const
export type ProblemState = (typeof problemStates)[number]

/** Status of a report; contains no data about the sender. */
export const ProblemStatus = z.object({
  reference: Reference,
  status: z.enum(problemStates),
  /** Null if the branch was deleted. */
  branch: Id.meta({ relation: 'branch' }).nullable(),
  /** As reported. */
  machine: z.string().nullable(),
  /** Baht, as reported. */
  amount: z.number().nullable(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
})
export type ProblemStatus = z.infer<typeof ProblemStatus>

/** What the sender of a report wrote and photographed at one time. */
export const ReportMessage = z.object({
  text: z.string().nullable(),
  /** Id for `reportPhotoPath`. Null: none, or deleted after its period. */
  photo: z.uuid().nullable(),
  at: Timestamp,
})
export type ReportMessage = z.infer<typeof ReportMessage>

/** A report for its sender; contains no name, phone number or email address. */
export const ReportDetails = ProblemStatus.extend({
  /** It is in the caller's account. */
  isOwn: z.boolean(),
  /** Oldest first. Null: only the member whose account has the report may read them. */
  messages: z.array(ReportMessage).nullable(),
  /** The states that the report reached, oldest first. */
  history: z.array(z.object({ state: z.enum(problemStates), at: Timestamp })),
  /** True if the caller can add a message: the report is open and the caller may read it. */
  takesMessages: z.boolean(),
})
export type ReportDetails = z.infer<typeof ReportDetails>

/** A message to an open report. It needs text, the file `photo`, or both. */
export const NewReportMessage = z.object({ message: Message.nullable() })
export type NewReportMessage = z.infer<typeof NewReportMessage>

/** An earlier report, with the phone number or email address it was sent with. */
export const ReportClaim = z.object({
  /** As typed; see `readReference`. */
  reference: z
    .string()
    .overwrite((typed) => readReference(typed) ?? tidyCode(typed))
    .min(1)
    .max(20),
  /** As typed; compared with the normalized value of the report. */
  proof: z.string().overwrite(tidyCode).min(1).max(leadLengths.email),
})
export type ReportClaim = z.infer<typeof ReportClaim>

/** Contact methods with a click counter. */
export const contactMethods = ['line', 'phone', 'email', 'facebook', 'map'] as const
export type ContactWay = (typeof contactMethods)[number]

export const ContactClicks = z.object({
  type: z.enum(contactMethods),
  count: z.int().nonnegative(),
})
export type ContactClicks = z.infer<typeof ContactClicks>

export const ContactClick = z.object({ type: z.enum(contactMethods) })
export type ContactClick = z.infer<typeof ContactClick>

/** Content of the contact page, written by editors (extension). Phone, LINE and email are in the settings. */
export const ContactPage = z.object({
  id: Id,
  /** Full address of a map of the head office. */
  mapLink: z.string().nullable(),
  title: z.string(),
  description: z.string().nullable(),
  /** Postal address of the head office, with line breaks. */
  officeAddress: z.string().nullable(),
  /** E.g. 'จันทร์–ศุกร์ 9:00–17:30 น.' */
  officeHours: z.string().nullable(),
  /** Last visible change; null if unknown. */
  updatedAt: Timestamp.nullable(),
})
export type ContactPage = z.infer<typeof ContactPage>
