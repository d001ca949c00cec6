import { z } from 'zod'
import { languages } from '../language.ts'
import { MediaId } from '../media/media.contract.ts'
import { personLengths } from '../person/person-lengths.ts'
import { Email, FirstName, LastName, Phone } from '../person/person.contract.ts'
import { tidyText } from '../text/tidy-text.ts'
import { saysFault } from '../wire/faults.ts'
import { Timestamp } from '../wire/scalars.ts'
import { passwordLengths } from './password-lengths.ts'

/** The only role that visitors can register with (spec §6). */
export const memberRoleName = 'Member'

/** Characters. */
export const locationLength = personLengths.location

const codePoints = (text: string) => Array.from(text.normalize('NFKC')).length
const { least, most } = passwordLengths

/** Length in code points. The service validates further rules. */
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

/** A password to compare with the stored one: no rules, no trimming. */
const TypedPassword = z.string().min(1).max(1024)

/** Token of a session or an emailed link, created by the service. */
const Token = z.string().min(1).max(200)

/** Tokens are returned in the body. Cookie modes of the reference service are not supported. */
const Mode = z.enum(['json'], 'must be one of [json]').nullable()

/**
 * `of_age`: 20 or older, the age of majority in Thailand. `guardian_agrees`: younger, with a guardian's permission. Minors
 * receive no marketing.
 */
export const ageDeclarations = ['of_age', 'guardian_agrees'] as const
export type AgeDeclaration = (typeof ageDeclarations)[number]

/** Registration of a visitor (spec §5, §7). */
export const Registration = z.object({
  email: Email,
  password: NewPassword,
  firstName: FirstName,
  lastName: LastName,
  /** E.164. */
  phone: Phone,
  location: z.string().overwrite(tidyText).max(locationLength).nullable(),
  /** Id of the role named Member. */
  role: z.uuid(),
  /** Null if not asked. Extension. */
  ageDeclaration: z.enum(ageDeclarations).nullable(),
})
export type Registration = z.infer<typeof Registration>

/** A role (spec §3, Role). Visitors can only have the role `Member`. */
export const Role = z.object({
  id: z.uuid(),
  name: z.string(),
  adminAccess: z.boolean(),
  appAccess: z.boolean(),
  enforceTfa: z.boolean(),
  /** IP addresses that may use the role; null for all. */
  ipAccess: z.array(z.string()).nullable(),
})
export type Role = z.infer<typeof Role>

export const Login = z.object({
  email: Email,
  password: TypedPassword,
  mode: Mode,
  /** False: the session ends after 12 hours. Otherwise 30 days after its last use. Extension. */
  remember: z.boolean().nullable(),
  /** Token of a browser that has signed in before. Extension. */
  device: z.string().max(200).nullable(),
})
export type Login = z.infer<typeof Login>

/** Response to sign-in and refresh (spec §3, Login result). */
export const SessionTokens = z.object({
  accessToken: z.string(),
  /** Lifetime of the access token in milliseconds. */
  expires: z.number().positive(),
  refreshToken: z.string(),
  /**
   * With the token of a known browser the owner can sign in even while strangers' failed attempts lock the account.
   * Extension.
   */
  device: z.string().nullable(),
})
export type SessionTokens = z.infer<typeof SessionTokens>

/** Refreshes or ends a session. */
export const SessionRefresh = z.object({ refreshToken: Token, mode: Mode })
export type SessionRefresh = z.infer<typeof SessionRefresh>

/** Password reset request. `resetUrl` must be the website's own reset page, or null. */
export const PasswordRequest = z.object({ email: Email, resetUrl: z.string().max(500).nullable() })
export type PasswordRequest = z.infer<typeof PasswordRequest>

export const PasswordReset = z.object({ token: Token, password: NewPassword })
export type PasswordReset = z.infer<typeof PasswordReset>

export const LinkToken = z.object({ token: Token })
export type LinkToken = z.infer<typeof LinkToken>

/** A link that was emailed to a member, by its purpose. */
export const MailedLink = LinkToken.extend({
  kind: z.enum(['verify', 'reset', 'email', 'undo', 'start', 'appeal']),
})
export type MailedLink = z.infer<typeof MailedLink>

/** `cancelled`: a change of address that the member, or a new password, cancelled. `spent`: unknown, used or expired. */
export const MailedLinkState = z.object({ state: z.enum(['open', 'cancelled', 'spent']) })
export type MailedLinkState = z.infer<typeof MailedLinkState>

export const MailRequest = z.object({ email: Email })
export type MailRequest = z.infer<typeof MailRequest>

export const PasswordChange = z.object({ currentPassword: TypedPassword, password: NewPassword })
export type PasswordChange = z.infer<typeof PasswordChange>

export const EmailChange = z.object({ currentPassword: TypedPassword, email: Email })
export type EmailChange = z.infer<typeof EmailChange>

/** The change of address that waits for confirmation; both null if none does. Extension. */
export const PendingEmail = z.object({
  email: z.string().nullable(),
  /** When its link expires. */
  expiresAt: Timestamp.nullable(),
})
export type PendingEmail = z.infer<typeof PendingEmail>

/** Confirms the identity of the signed-in member. */
export const PasswordCheck = z.object({ currentPassword: TypedPassword })
export type PasswordCheck = z.infer<typeof PasswordCheck>

/** The password is required only for accounts that have one. */
export const AccountRemoval = z.object({ currentPassword: TypedPassword.nullable() })
export type AccountRemoval = z.infer<typeof AccountRemoval>

export const memberStatuses = ['active', 'suspended'] as const
export const emailFrequencies = ['none', 'weekly'] as const

/** A member's own view of their account (spec §3, User). */
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
  /** Receives optional email: about own posts and reports, and news by `emailFrequency`. True for new members. */
  emailNotifications: z.boolean(),
  /** Extension. */
  emailFrequency: z.enum(emailFrequencies),
  /** The member has confirmed the address. Extension. */
  emailVerified: z.boolean(),
  /** Null for members who were never asked. Extension. */
  ageDeclaration: z.enum(ageDeclarations).nullable(),
  createdAt: Timestamp.nullable(),
})
export type Profile = z.infer<typeof Profile>

/** Fields that a member may change. `avatar` accepts only null; new pictures are uploaded. */
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
  /** Only `of_age`: a member who turns 20 may declare it. The change cannot be undone. */
  ageDeclaration: z.literal('of_age'),
})
export type ProfileChanges = z.infer<typeof ProfileChanges>

/** Empty: only the file is sent. */
export const ProfilePicture = z.object({})
export type ProfilePicture = z.infer<typeof ProfilePicture>

/** A session of a member. Extension. */
export const MemberSession = z.object({
  id: z.uuid(),
  /** User agent; null if not sent. */
  userAgent: z.string().nullable(),
  createdAt: Timestamp,
  lastUsedAt: Timestamp,
  /** The session of the request. */
  isCurrent: z.boolean(),
  /** When the session was ended because a replaced token was reused; null otherwise. */
  misusedAt: Timestamp.nullable(),
})
export type MemberSession = z.infer<typeof MemberSession>

/** All data that the service stores about a member. Extension. */
export const OwnData = z.object({
  createdAt: Timestamp,
  profile: z.looseObject({}),
  /** By type, e.g. sessions or reports; names as on the wire. */
  records: z.record(z.string(), z.array(z.looseObject({}))),
})
export type OwnData = z.infer<typeof OwnData>
