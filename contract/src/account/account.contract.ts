import { z } from 'zod'
import { languages } from '../language.ts'
import { MediaId } from '../media/media.contract.ts'
import { personLengths } from '../person/person-lengths.ts'
import { Email, FirstName, LastName, Phone } from '../person/person.contract.ts'
import { tidyText } from '../text/tidy-text.ts'
import { saysFault } from '../wire/faults.ts'
import { Timestamp } from '../wire/scalars.ts'
import { passwordLengths } from './password-lengths.ts'

/** Name of the one role that a visitor may give himself (spec §6). */
export const memberRoleName = 'Member'

/** Characters that a delivery address may have. */
export const locationLength = personLengths.location

const codePoints = (text: string) => Array.from(text.normalize('NFKC')).length
const { least, most } = passwordLengths

/** One that is to be kept; counted in code points, and judged by the service besides. */
const NewPassword = z
  .string()
  .min(1)
  .refine(
    (text) => text === '' || codePoints(text) >= least,
    saysFault('min_length', `Use at least ${least} characters`, { min: least }),
  )
  .refine(
    (text) => codePoints(text) <= most,
    saysFault('max_length', `Use at most ${most} characters`, { max: most }),
  )

/** One that is only compared; as it was typed. */
const TypedPassword = z.string().min(1).max(1024)

/** A token as the service made it, of a session or of a link. */
const Token = z.string().min(1).max(200)

/** The tokens come in the answer; the reference service's cookie modes are not offered. */
const Mode = z.enum(['json'], 'must be one of [json]').nullable()

/**
 * What somebody says of his age: 20 or older, which is of age in Thailand, or younger, with his guardian's permission. Such a
 * minor is sent no marketing.
 */
export const ageDeclarations = ['of_age', 'guardian_agrees'] as const
export type AgeDeclaration = (typeof ageDeclarations)[number]

/** What a visitor registers with (spec §5, §7). */
export const Registration = z.object({
  email: Email,
  password: NewPassword,
  firstName: FirstName,
  lastName: LastName,
  /** E.164. */
  phone: Phone,
  /** Delivery address. */
  location: z.string().overwrite(tidyText).max(locationLength).nullable(),
  /** Id of the role named Member. */
  role: z.uuid(),
  /** Null: he was not asked. Ours. */
  ageDeclaration: z.enum(ageDeclarations).nullable(),
})
export type Registration = z.infer<typeof Registration>

/** A role; there is one that a visitor may have (spec §3, Role). */
export const Role = z.object({
  id: z.uuid(),
  name: z.string(),
  adminAccess: z.boolean(),
  appAccess: z.boolean(),
  enforceTfa: z.boolean(),
  /** Addresses from which alone it may be used; null: any. */
  ipAccess: z.array(z.string()).nullable(),
})
export type Role = z.infer<typeof Role>

/** Signing in. */
export const Login = z.object({
  email: Email,
  password: TypedPassword,
  mode: Mode,
  /** False: the session ends after 12 hours; 30 days after its last use otherwise. Ours. */
  remember: z.boolean().nullable(),
  /** The mark that an earlier sign-in on this browser was answered with. Ours. */
  device: z.string().max(200).nullable(),
})
export type Login = z.infer<typeof Login>

/** What signing in and refreshing are answered with (spec §3, Login result). */
export const SessionTokens = z.object({
  accessToken: z.string(),
  /** Milliseconds for which the access token works. */
  expires: z.number().positive(),
  refreshToken: z.string(),
  /** By it the browser is known again: what strangers try does not keep its owner out. Ours. */
  device: z.string().nullable(),
})
export type SessionTokens = z.infer<typeof SessionTokens>

/** A session to be gone on with, or ended. */
export const SessionRefresh = z.object({ refreshToken: Token, mode: Mode })
export type SessionRefresh = z.infer<typeof SessionRefresh>

/** Whose link is asked for; `resetUrl` may only be the website's own page. */
export const PasswordRequest = z.object({ email: Email, resetUrl: z.string().max(500).nullable() })
export type PasswordRequest = z.infer<typeof PasswordRequest>

/** A new password by a mailed link. */
export const PasswordReset = z.object({ token: Token, password: NewPassword })
export type PasswordReset = z.infer<typeof PasswordReset>

/** A mailed link that is used. */
export const LinkToken = z.object({ token: Token })
export type LinkToken = z.infer<typeof LinkToken>

/** An address that a mail is asked for. */
export const MailRequest = z.object({ email: Email })
export type MailRequest = z.infer<typeof MailRequest>

/** A new password, by whoever knows the present one. */
export const PasswordChange = z.object({ currentPassword: TypedPassword, password: NewPassword })
export type PasswordChange = z.infer<typeof PasswordChange>

/** A new e-mail address, by whoever knows the password. */
export const EmailChange = z.object({ currentPassword: TypedPassword, email: Email })
export type EmailChange = z.infer<typeof EmailChange>

/** The present password, to show that it is he who sits there. */
export const PasswordCheck = z.object({ currentPassword: TypedPassword })
export type PasswordCheck = z.infer<typeof PasswordCheck>

/** What deleting an account asks for: the password, of who has one. */
export const AccountRemoval = z.object({ currentPassword: TypedPassword.nullable() })
export type AccountRemoval = z.infer<typeof AccountRemoval>

export const memberStatuses = ['active', 'suspended'] as const
export const emailFrequencies = ['none', 'weekly'] as const

/** A member, as he himself sees him (spec §3, User). */
export const Profile = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** E.164; null for members who were never asked. */
  phone: z.string().nullable(),
  location: z.string().nullable(),
  role: z.string().nullable(),
  avatar: MediaId.nullable(),
  language: z.enum(languages),
  status: z.enum(memberStatuses),
  /** Wants news by mail. */
  emailNotifications: z.boolean(),
  /** How often at most. Ours. */
  emailFrequency: z.enum(emailFrequencies),
  /** Has shown that he reads what is sent there. Ours. */
  emailVerified: z.boolean(),
  /** Null for members who were never asked. Ours. */
  ageDeclaration: z.enum(ageDeclarations).nullable(),
  createdAt: Timestamp.nullable(),
})
export type Profile = z.infer<typeof Profile>

/** What a member may change of it; a picture only to none, new ones are sent as files. */
export const ProfileChanges = z.object({
  firstName: FirstName,
  lastName: LastName,
  /** E.164. */
  phone: Phone,
  location: z.string().overwrite(tidyText).max(locationLength).nullable(),
  avatar: MediaId.nullable(),
  language: z.enum(languages),
  emailNotifications: z.boolean(),
  /** Not weekly for a declared minor. */
  emailFrequency: z.enum(emailFrequencies),
  /** Whoever turns 20 says so; nobody grows younger. */
  ageDeclaration: z.literal('of_age'),
})
export type ProfileChanges = z.infer<typeof ProfileChanges>

/** A picture of himself; the file alone is sent. */
export const ProfilePicture = z.object({})
export type ProfilePicture = z.infer<typeof ProfilePicture>

/** One of a member's sessions; ours. */
export const MemberSession = z.object({
  id: z.uuid(),
  /** The browser, as it named itself; null where it did not. */
  userAgent: z.string().nullable(),
  createdAt: Timestamp,
  lastUsedAt: Timestamp,
  /** The one that asks. */
  isCurrent: z.boolean(),
  /** When it was ended because a token that had been replaced was used again; null while it lives. */
  misusedAt: Timestamp.nullable(),
})
export type MemberSession = z.infer<typeof MemberSession>

/** All that the service keeps of a member, as he takes it with him; ours. */
export const OwnData = z.object({
  createdAt: Timestamp,
  profile: z.looseObject({}),
  /** By what they are: sessions, reports and so on; names as on the wire. */
  records: z.record(z.string(), z.array(z.looseObject({}))),
})
export type OwnData = z.infer<typeof OwnData>
