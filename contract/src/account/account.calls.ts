import { items, list, one, singleton } from '../wire/answer.ts'
import { defineCall } from '../wire/call.ts'
import { defineWrite } from '../wire/write.ts'
import {
  accountRemovalWire,
  emailChangeWire,
  linkTokenWire,
  loginWire,
  mailedLinkStateWire,
  mailedLinkWire,
  mailRequestWire,
  memberSessionWire,
  ownDataWire,
  passwordChangeWire,
  passwordCheckWire,
  passwordRequestWire,
  passwordResetWire,
  pendingEmailWire,
  profileChangesWire,
  profilePictureWire,
  profileWire,
  registrationWire,
  roleWire,
  sessionRefreshWire,
  sessionTokensWire,
} from './account.wire.ts'

const source = 'spec §7 Auth and users'
const auth = { refuses: 'payload' } as const
const me = '/users/me'

/** Calls of the feature account (spec §7). */
export const accountCalls = {
  register: defineWrite('register', {
    path: '/users',
    summary: 'Registers a member and emails a verification link.',
    table: registrationWire,
    refuses: 'permission',
    source,
  }),
  listRoles: defineCall('listRoles', {
    path: '/roles',
    summary: 'Lists the role to register with: exactly one.',
    isLocalised: false,
    answer: items(roleWire),
    source,
  }),
  login: defineWrite('login', {
    path: '/auth/login',
    summary:
      'Signs in. A wrong password, an unknown address and a suspended account give the same error.',
    table: loginWire,
    answer: singleton(sessionTokensWire),
    source,
    ...auth,
  }),
  refreshSession: defineWrite('refreshSession', {
    path: '/auth/refresh',
    summary:
      'Exchanges a refresh token for new tokens. The previous refresh token returns the same new tokens until ' +
      '10 seconds after their first use. An older token ends the session.',
    table: sessionRefreshWire,
    answer: singleton(sessionTokensWire),
    ...auth,
  }),
  logout: defineWrite('logout', {
    path: '/auth/logout',
    summary: 'Ends a session. Idempotent: succeeds for an unknown token too.',
    table: sessionRefreshWire,
    ...auth,
  }),
  requestPasswordReset: defineWrite('requestPasswordReset', {
    path: '/auth/password/request',
    summary:
      'Emails a password reset link if an account has the address. The response does not show whether one has.',
    table: passwordRequestWire,
    ...auth,
  }),
  resetPassword: defineWrite('resetPassword', {
    path: '/auth/password/reset',
    summary: 'Sets a new password with the token of an emailed link and ends all sessions.',
    table: passwordResetWire,
    ...auth,
  }),
  verifyEmail: defineWrite('verifyEmail', {
    path: '/auth/verify',
    summary: 'Verifies a member’s email address with the token of an emailed link.',
    table: linkTokenWire,
    ...auth,
  }),
  checkLink: defineWrite('checkLink', {
    path: '/auth/link',
    summary:
      'Returns whether the token of an emailed link still works. Changes nothing: the link can still be used.',
    table: mailedLinkWire,
    answer: singleton(mailedLinkStateWire),
    ...auth,
  }),
  requestVerification: defineWrite('requestVerification', {
    path: '/auth/verify/request',
    summary:
      'Emails the verification link again if an account has the address and it is unverified. The response does not show whether one has.',
    table: mailRequestWire,
    ...auth,
  }),
  confirmEmail: defineWrite('confirmEmail', {
    path: '/auth/email/confirm',
    summary:
      'Confirms a change of email address with the token that was emailed to the new address.',
    table: linkTokenWire,
    ...auth,
  }),
  undoEmail: defineWrite('undoEmail', {
    path: '/auth/email/undo',
    summary:
      'Undoes a change of email address with the token that was emailed to the old address. The token is valid for 7 days. Removes the password and ends all sessions.',
    table: linkTokenWire,
    ...auth,
  }),
  getMe: defineCall('getMe', {
    path: me,
    summary: 'Returns the signed-in member.',
    caller: 'member',
    answer: singleton(profileWire),
    source,
  }),
  getUser: defineCall('getUser', {
    path: '/users/{id}',
    summary: 'Returns a member by id. Members can read only themselves; any other id returns 403.',
    caller: 'member',
    answer: singleton(profileWire),
    source,
  }),
  changeMe: defineWrite('changeMe', {
    method: 'PATCH',
    path: me,
    summary:
      'Updates the signed-in member’s profile. Fields that a member cannot change return 403.',
    caller: 'member',
    table: profileChangesWire,
    answer: singleton(profileWire),
    refuses: 'permission',
  }),
  setPicture: defineWrite('setPicture', {
    path: '/users/me/avatar',
    summary: 'Sets the signed-in member’s profile picture. The image is re-encoded as a square.',
    caller: 'member',
    table: profilePictureWire,
    takesForms: true,
    files: ['picture'],
    answer: singleton(profileWire),
  }),
  removeMe: defineWrite('removeMe', {
    method: 'DELETE',
    path: me,
    summary:
      'Deletes the signed-in member’s account and its data immediately. Requires the current password if the account has one; attempts count towards the sign-in rate limit.',
    caller: 'member',
    table: accountRemovalWire,
  }),
  checkPassword: defineWrite('checkPassword', {
    path: '/users/me/password/check',
    summary:
      'Checks the signed-in member’s current password. Attempts count towards the sign-in rate limit.',
    caller: 'member',
    table: passwordCheckWire,
  }),
  changePassword: defineWrite('changePassword', {
    path: '/users/me/password',
    summary: 'Changes the password and ends all other sessions.',
    caller: 'member',
    table: passwordChangeWire,
  }),
  changeEmail: defineWrite('changeEmail', {
    path: '/users/me/email',
    summary:
      'Requests a change of email address: emails a confirmation link to the new address. Replaces an earlier request for another address.',
    caller: 'member',
    table: emailChangeWire,
  }),
  getPendingEmail: defineCall('getPendingEmail', {
    path: '/users/me/email',
    summary:
      'Returns the requested email address that the signed-in member has not confirmed yet. Does not show whether another account has it.',
    caller: 'member',
    isLocalised: false,
    answer: singleton(pendingEmailWire),
  }),
  resendPendingEmail: defineWrite('resendPendingEmail', {
    method: 'POST',
    path: '/users/me/email/resend',
    summary:
      'Emails the confirmation link again. Without a pending change of address, returns 404.',
    caller: 'member',
  }),
  cancelPendingEmail: defineWrite('cancelPendingEmail', {
    method: 'DELETE',
    path: '/users/me/email',
    summary: 'Cancels the pending change of email address; its links stop working. Idempotent.',
    caller: 'member',
  }),
  listSessions: defineCall('listSessions', {
    path: '/api/sessions',
    summary: 'Lists the signed-in member’s sessions, most recently used first.',
    caller: 'member',
    isLocalised: false,
    answer: list(memberSessionWire),
  }),
  endSession: defineWrite('endSession', {
    method: 'DELETE',
    path: '/api/sessions/{id}',
    summary: 'Ends one of the signed-in member’s sessions.',
    caller: 'member',
  }),
  endOtherSessions: defineWrite('endOtherSessions', {
    method: 'POST',
    path: '/api/end_other_sessions',
    summary: 'Ends all sessions of the signed-in member except the current one.',
    caller: 'member',
  }),
  exportMe: defineCall('exportMe', {
    path: '/api/export',
    summary: 'Exports all data stored about the signed-in member.',
    caller: 'member',
    isLocalised: false,
    answer: one(ownDataWire),
  }),
}
