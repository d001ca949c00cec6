import { z } from 'zod'
import { personLengths } from '../person/person-lengths.ts'
import { Email, FirstName, LastName, Phone } from '../person/person.contract.ts'
import { tidyText } from '../text/tidy-text.ts'
import { Timestamp } from '../wire/scalars.ts'
import { ageDeclarations, locationLength } from '../account/account.contract.ts'

/** Sealed by the service and returned unchanged; short enough for a cookie. */
const Sealed = z.string().min(1).max(2000)

/** Parameters from LINE; short enough for a URL. */
const FromLine = z.string().min(1).max(1000)

/** Browser token returned by an earlier sign-in. */
const Device = z.string().max(200).nullable()

/** Sign-in methods besides email and password. */
export const SignInMethods = z.object({ line: z.boolean() })
export type SignInMethods = z.infer<typeof SignInMethods>

/** A member's sign-in methods. */
export const OwnSignInMethods = z.object({
  hasPassword: z.boolean(),
  /** Whether LINE is enabled on this site. */
  line: z.boolean(),
  /** When LINE was linked to the account; null if not linked. */
  lineSince: Timestamp.nullable(),
})
export type OwnSignInMethods = z.infer<typeof OwnSignInMethods>

export const lineIntents = ['sign_in', 'join'] as const

/** `sign_in` signs in or registers; `join` links LINE to the signed-in account. */
export const LineStart = z.object({
  intent: z.enum(lineIntents),
  /** Makes LINE ask for a sign-in: its automatic sign-in has failed before. */
  needsNewSignIn: z.boolean().nullable(),
  /** Required to link: a stranger with a signed-in phone must not add a sign-in method. */
  currentPassword: z.string().max(1024).nullable(),
})
export type LineStart = z.infer<typeof LineStart>

/** Authorization URL, and state that the browser stores until the return. */
export const LineAuthorization = z.object({ url: z.url(), flow: z.string() })
export type LineAuthorization = z.infer<typeof LineAuthorization>

/** Parameters from LINE, and the stored state. */
export const LineReturn = z.object({ code: FromLine, state: FromLine, flow: Sealed })
export type LineReturn = z.infer<typeof LineReturn>

/** Sealed LINE identity, valid for 15 minutes. */
export const LineTicket = z.object({
  ticket: z.string(),
  /** True: sign in with the ticket. False: register with it. */
  isMember: z.boolean(),
  /** Email from LINE: unverified and often missing. */
  email: z.string().nullable(),
  /** Display name in LINE. */
  name: z.string().nullable(),
})
export type LineTicket = z.infer<typeof LineTicket>

export const LineLogin = z.object({
  ticket: Sealed,
  /** False: the session ends after 12 hours. Otherwise 30 days after its last use. */
  remember: z.boolean().nullable(),
  device: Device,
})
export type LineLogin = z.infer<typeof LineLogin>

/** Registers without a password. */
export const LineRegistration = z.object({
  ticket: Sealed,
  email: Email,
  firstName: FirstName,
  lastName: LastName,
  /** E.164. */
  phone: Phone,
  location: z.string().overwrite(tidyText).max(locationLength).nullable(),
  /** As in a registration with a password. */
  ageDeclaration: z.enum(ageDeclarations).nullable(),
  device: Device,
})
export type LineRegistration = z.infer<typeof LineRegistration>

/** The name in LINE is cut to the limit of a first name. */
export const lineNameLength = personLengths.name

/** Notifications in LINE for members with a linked account; all of them also appear on the website. */
export const LineChoices = z.object({
  /** Status changes of the member's reports. */
  reports: z.boolean(),
  /** Notices of followed branches. */
  branches: z.boolean(),
})
export type LineChoices = z.infer<typeof LineChoices>

/** Includes whether LINE notifications are enabled on this site. */
export const OwnLineChoices = LineChoices.extend({ isOffered: z.boolean() })
export type OwnLineChoices = z.infer<typeof OwnLineChoices>
