import { sameInBoth } from '../wire/entity.fixtures.ts'
import type {
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

const memberId = '6f1c1f5e-2f0b-4b57-9a3f-6f3e3f0f7a11'
const roleId = 'b1d7a0de-52a4-4f0e-8a64-3f1d5a2c9e07'
const avatar = '0c3f5b7a-9d1e-4c2b-8f6a-1e2d3c4b5a69'
const email = 'somsri@example.com'
const location = '99/7 ถนนนิมมานเหมินท์ ตำบลสุเทพ เชียงใหม่ 50200'
const address = { email, location }
const cleanNames = { firstName: 'สมศรี', lastName: 'ใจดี', phone: '+66812345678' }
const sentNames = { first_name: 'สมศรี', last_name: 'ใจดี', tel: '+66812345678' }
const password = 'แมวสามตัวกินขนมปังร้อน'

export const registrationFixture = sameInBoth<Registration>(
  { ...address, ...cleanNames, password, role: roleId, ageDeclaration: 'guardian_agrees' },
  { ...address, ...sentNames, password, role: roleId, age_declaration: 'guardian_agrees' },
)

const ownFields = { avatar, language: 'th', location } as const
const kept = { id: memberId, email, role: roleId, status: 'active' } as const
const since = '2026-10-02T03:10:00.000Z'
const sentProfile = {
  ...kept,
  ...ownFields,
  ...sentNames,
  email_notifications: true,
  email_frequency: 'none',
  email_verified: true,
  age_declaration: null,
  date_created: since,
}

export const profileFixture = sameInBoth<Profile>(
  {
    ...kept,
    ...ownFields,
    ...cleanNames,
    emailNotifications: true,
    emailFrequency: 'none',
    emailVerified: true,
    ageDeclaration: null,
    createdAt: since,
  },
  sentProfile,
  {
    'none of our fields': {
      ...sentProfile,
      email_frequency: undefined,
      email_verified: null,
      age_declaration: undefined,
    },
  },
)

export const profileChangesFixture = sameInBoth<ProfileChanges>(
  {
    ...ownFields,
    ...cleanNames,
    emailNotifications: false,
    emailFrequency: 'weekly',
    ageDeclaration: 'of_age',
  },
  {
    ...ownFields,
    ...sentNames,
    email_notifications: false,
    email_frequency: 'weekly',
    age_declaration: 'of_age',
  },
)

export const profilePictureFixture = sameInBoth<ProfilePicture>({}, {})

export const roleFixture = sameInBoth<Role>(
  {
    id: roleId,
    name: 'Member',
    adminAccess: false,
    appAccess: false,
    enforceTfa: false,
    ipAccess: null,
  },
  {
    id: roleId,
    name: 'Member',
    admin_access: false,
    app_access: false,
    enforce_tfa: false,
    ip_access: null,
  },
)

const login: Login = { email, password, mode: 'json', remember: true, device: null }
export const loginFixture = sameInBoth<Login>(login, { ...login })

const accessToken = 'n3Qp6k0bq7h4m1c9vZt8yX2wR5sE7uJdL0fGhKiPoAs'
const refreshToken = 'Jd8sK2mQ0zV5xC7bN1aW4eR6tY9uI3oP8lH6gF2dS0k'

export const sessionTokensFixture = sameInBoth<SessionTokens>(
  { accessToken, expires: 900_000, refreshToken, device: null },
  { access_token: accessToken, expires: 900_000, refresh_token: refreshToken, device: null },
)

export const sessionRefreshFixture = sameInBoth<SessionRefresh>(
  { refreshToken, mode: 'json' },
  { refresh_token: refreshToken, mode: 'json' },
)

export const passwordRequestFixture = sameInBoth<PasswordRequest>(
  { email, resetUrl: null },
  { email, reset_url: null },
)

const link = { token: 'x7Rk2mQ0zV5xC7bN1aW4eR6tY9uI3oP8lH6gF2dS0kA' }
export const linkTokenFixture = sameInBoth<LinkToken>(link, link)

const mailedLink: MailedLink = { ...link, kind: 'email' }
export const mailedLinkFixture = sameInBoth<MailedLink>(mailedLink, mailedLink)

const linkState: MailedLinkState = { state: 'cancelled' }
export const mailedLinkStateFixture = sameInBoth<MailedLinkState>(linkState, linkState)

const reset = { ...link, password }
export const passwordResetFixture = sameInBoth<PasswordReset>(reset, reset)

export const mailRequestFixture = sameInBoth<MailRequest>({ email }, { email })

const currentPassword = 'ปลาทองว่ายน้ำเที่ยงคืน'
export const passwordChangeFixture = sameInBoth<PasswordChange>(
  { currentPassword, password },
  { current_password: currentPassword, password },
)

export const passwordCheckFixture = sameInBoth<PasswordCheck>(
  { currentPassword },
  { current_password: currentPassword },
)

const nextEmail = 'somsri@mail.example'
export const emailChangeFixture = sameInBoth<EmailChange>(
  { currentPassword, email: nextEmail },
  { current_password: currentPassword, email: nextEmail },
)

const pendingUntil = '2026-11-22T17:05:23.492Z'
export const pendingEmailFixture = sameInBoth<PendingEmail>(
  { email: nextEmail, expiresAt: pendingUntil },
  { email: nextEmail, date_expires: pendingUntil },
)

const sessionId = '3e9a4d52-7c1b-4f0a-b6d8-2a5c7e9f1b34'
const used = '2026-11-21T17:05:23.492Z'
const userAgent = 'Mozilla/5.0 (Linux; Android 14) Chrome/131.0 Mobile'

export const memberSessionFixture = sameInBoth<MemberSession>(
  {
    id: sessionId,
    userAgent,
    createdAt: since,
    lastUsedAt: used,
    isCurrent: true,
    misusedAt: null,
  },
  {
    id: sessionId,
    user_agent: userAgent,
    date_created: since,
    date_used: used,
    is_current: true,
    date_misused: null,
  },
)

const ownData = { profile: { id: memberId, email }, records: { sessions: [{ id: sessionId }] } }
export const ownDataFixture = sameInBoth<OwnData>(
  { ...ownData, createdAt: used },
  { ...ownData, date_created: used },
)
