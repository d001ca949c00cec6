import { z } from 'zod'
import { personLengths } from '../person/person-lengths.ts'
import { Email, FirstName, LastName, Phone } from '../person/person.contract.ts'
import { tidyText } from '../text/tidy-text.ts'
import { Timestamp } from '../wire/scalars.ts'
import { ageDeclarations, locationLength } from '../account/account.contract.ts'

/** What the service has sealed and the website gives back as it is; so long that it fits a cookie. */
const Sealed = z.string().min(1).max(2000)

/** What LINE's answer brings; so long that it fits an address. */
const FromLine = z.string().min(1).max(1000)

/** The mark that an earlier sign-in on this browser was answered with. */
const Device = z.string().max(200).nullable()

/** How visitors may sign in beside e-mail and password. */
export const SignInMethods = z.object({ line: z.boolean() })
export type SignInMethods = z.infer<typeof SignInMethods>

/** How a member himself may sign in. */
export const OwnSignInMethods = z.object({
  hasPassword: z.boolean(),
  /** Whether LINE is offered at all. */
  line: z.boolean(),
  /** Since when his LINE account is joined to this one; null where none is. */
  lineSince: Timestamp.nullable(),
})
export type OwnSignInMethods = z.infer<typeof OwnSignInMethods>

export const lineIntents = ['sign_in', 'join'] as const

/** What somebody wants at LINE: to sign in or to register, or to join it to the account that he is signed in to. */
export const LineStart = z.object({
  intent: z.enum(lineIntents),
  /** LINE's own app signed him in the last time, and that failed: it shall ask him this time. */
  needsNewSignIn: z.boolean().nullable(),
  /** What joining asks for: whoever finds a phone that is signed in must not make a way in of his own. */
  currentPassword: z.string().max(1024).nullable(),
})
export type LineStart = z.infer<typeof LineStart>

/** Where LINE asks him, and what the browser that goes there keeps until he is back. */
export const LineAuthorization = z.object({ url: z.url(), flow: z.string() })
export type LineAuthorization = z.infer<typeof LineAuthorization>

/** What he comes back with, and what his browser kept. */
export const LineReturn = z.object({ code: FromLine, state: FromLine, flow: Sealed })
export type LineReturn = z.infer<typeof LineReturn>

/** Who LINE says he is, sealed, for a quarter of an hour. */
export const LineTicket = z.object({
  ticket: z.string(),
  /** Whether a member has this LINE account: he is signed in by the ticket, anybody else registers by it. */
  isMember: z.boolean(),
  /** As LINE has it, to begin with; nobody has shown that it is his, and it is often missing. */
  email: z.string().nullable(),
  /** What he is called in LINE. */
  name: z.string().nullable(),
})
export type LineTicket = z.infer<typeof LineTicket>

/** Signing in by a ticket. */
export const LineLogin = z.object({
  ticket: Sealed,
  /** False: the session ends after 12 hours; 30 days after its last use otherwise. */
  remember: z.boolean().nullable(),
  device: Device,
})
export type LineLogin = z.infer<typeof LineLogin>

/** Registering by a ticket, without a password. */
export const LineRegistration = z.object({
  ticket: Sealed,
  email: Email,
  firstName: FirstName,
  lastName: LastName,
  /** E.164. */
  phone: Phone,
  /** Delivery address. */
  location: z.string().overwrite(tidyText).max(locationLength).nullable(),
  /** As in registering with a password. */
  ageDeclaration: z.enum(ageDeclarations).nullable(),
  device: Device,
})
export type LineRegistration = z.infer<typeof LineRegistration>

/** As much of the name in LINE as a first name may have. */
export const lineNameLength = personLengths.name

/** What a member is told in LINE, once his account there is joined to this one; the bell has all of it, too. */
export const LineChoices = z.object({
  /** How far his reports are. */
  reports: z.boolean(),
  /** Notices of the branches that he follows. */
  branches: z.boolean(),
})
export type LineChoices = z.infer<typeof LineChoices>

/** The same, and whether members are told anything in LINE at all. */
export const OwnLineChoices = LineChoices.extend({ isOffered: z.boolean() })
export type OwnLineChoices = z.infer<typeof OwnLineChoices>
