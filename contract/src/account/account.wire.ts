import { defineWireTable } from '../wire/wire-table.ts'
import {
  AccountRemoval,
  EmailChange,
  LinkToken,
  Login,
  MailedLink,
  MailedLinkState,
  MailRequest,
  MemberSession,
  OwnData,
  PasswordChange,
  PasswordCheck,
  PasswordRequest,
  PasswordReset,
  PendingEmail,
  Profile,
  ProfileChanges,
  ProfilePicture,
  Registration,
  Role,
  SessionRefresh,
  SessionTokens,
} from './account.contract.ts'

const person = {
  firstName: 'first_name',
  lastName: 'last_name',
  phone: 'tel',
  ageDeclaration: 'age_declaration',
} as const
const mail = {
  emailNotifications: 'email_notifications',
  emailFrequency: 'email_frequency',
} as const
const confirmation = { currentPassword: 'current_password' } as const

/** `/users`, read (spec §3, User; the last four fields are extensions). */
export const profileWire = defineWireTable(
  'users',
  Profile,
  { ...person, ...mail, emailVerified: 'email_verified', createdAt: 'date_created' },
  {},
  // Fields missing from the specification, and fields that the reference service sends as null.
  {
    firstName: () => '',
    lastName: () => '',
    language: () => 'th',
    emailNotifications: () => false,
    emailFrequency: () => 'none',
    emailVerified: () => true,
  },
)

/** `POST /users` (spec §7). */
export const registrationWire = defineWireTable('user_registration', Registration, person)

/** `PATCH /users/me` (extension). */
export const profileChangesWire = defineWireTable('user', ProfileChanges, { ...person, ...mail })

/** `POST /users/me/avatar` (extension). */
export const profilePictureWire = defineWireTable('user_picture', ProfilePicture, {})

/** `/roles` (spec §3, Role). */
export const roleWire = defineWireTable('roles', Role, {
  adminAccess: 'admin_access',
  appAccess: 'app_access',
  enforceTfa: 'enforce_tfa',
  ipAccess: 'ip_access',
})

/** `/auth/login` (spec §7; only email and password are in the specification). */
export const loginWire = defineWireTable('login', Login, {})

/** Response of `/auth/login` and `/auth/refresh` (spec §3, Login result). */
export const sessionTokensWire = defineWireTable('session_tokens', SessionTokens, {
  accessToken: 'access_token',
  refreshToken: 'refresh_token',
})

/** `/auth/refresh` and `/auth/logout`. */
export const sessionRefreshWire = defineWireTable('session_refresh', SessionRefresh, {
  refreshToken: 'refresh_token',
})

/** `/auth/password/request`. */
export const passwordRequestWire = defineWireTable('password_request', PasswordRequest, {
  resetUrl: 'reset_url',
})

/** `/auth/password/reset`. */
export const passwordResetWire = defineWireTable('password_reset', PasswordReset, {})

/** `/auth/verify` and other emailed links (extension). */
export const linkTokenWire = defineWireTable('link_token', LinkToken, {})

/** `POST /auth/link` (extension). */
export const mailedLinkWire = defineWireTable('mailed_link', MailedLink, {})

/** Its response. */
export const mailedLinkStateWire = defineWireTable('mailed_link_state', MailedLinkState, {})

/** `/auth/verify/request` (extension). */
export const mailRequestWire = defineWireTable('mail_request', MailRequest, {})

/** `/users/me/password` (extension). */
export const passwordChangeWire = defineWireTable('password_change', PasswordChange, confirmation)

/** `/users/me/password/check` (extension). */
export const passwordCheckWire = defineWireTable('password_check', PasswordCheck, confirmation)

/** `DELETE /users/me` (extension). */
export const accountRemovalWire = defineWireTable('account_removal', AccountRemoval, confirmation)

/** `/users/me/email` (extension). */
export const emailChangeWire = defineWireTable('email_change', EmailChange, confirmation)

/** `GET /users/me/email` (extension). */
export const pendingEmailWire = defineWireTable('pending_email', PendingEmail, {
  expiresAt: 'date_expires',
})

/** `/api/sessions` (extension). */
export const memberSessionWire = defineWireTable('member_sessions', MemberSession, {
  userAgent: 'user_agent',
  createdAt: 'date_created',
  lastUsedAt: 'date_used',
  isCurrent: 'is_current',
  misusedAt: 'date_misused',
})

/** `/api/export` (extension). */
export const ownDataWire = defineWireTable('own_data', OwnData, { createdAt: 'date_created' })
