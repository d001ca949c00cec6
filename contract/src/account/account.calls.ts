import { items, list, one, singleton } from '../wire/answer.ts'
import { defineCall } from '../wire/call.ts'
import { defineWrite } from '../wire/write.ts'
import {
  accountRemovalWire,
  emailChangeWire,
  linkTokenWire,
  loginWire,
  mailRequestWire,
  memberSessionWire,
  ownDataWire,
  passwordChangeWire,
  passwordCheckWire,
  passwordRequestWire,
  passwordResetWire,
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

/** The calls of the area account (spec §7, design §3). */
export const accountCalls = {
  register: defineWrite('register', {
    path: '/users',
    summary: 'Registers a visitor and mails a link that shows that the address is his',
    table: registrationWire,
    refuses: 'permission',
    source,
  }),
  listRoles: defineCall('listRoles', {
    path: '/roles',
    summary: 'The role that a visitor may register with',
    isLocalised: false,
    answer: items(roleWire),
    source,
  }),
  login: defineWrite('login', {
    path: '/auth/login',
    summary: 'Signs in; known, unknown and suspended addresses are refused alike',
    table: loginWire,
    answer: singleton(sessionTokensWire),
    source,
    ...auth,
  }),
  refreshSession: defineWrite('refreshSession', {
    path: '/auth/refresh',
    summary:
      'New tokens for a refresh token. The newest one’s parent gives the same pair until that is ' +
      'used and 10 s beyond; an older one ends the session',
    table: sessionRefreshWire,
    answer: singleton(sessionTokensWire),
    ...auth,
  }),
  logout: defineWrite('logout', {
    path: '/auth/logout',
    summary: 'Ends a session; also where there is none',
    table: sessionRefreshWire,
    ...auth,
  }),
  requestPasswordReset: defineWrite('requestPasswordReset', {
    path: '/auth/password/request',
    summary: 'Mails a link to a new password, if somebody has the address',
    table: passwordRequestWire,
    ...auth,
  }),
  resetPassword: defineWrite('resetPassword', {
    path: '/auth/password/reset',
    summary: 'Sets a new password by a mailed link and ends all sessions',
    table: passwordResetWire,
    ...auth,
  }),
  verifyEmail: defineWrite('verifyEmail', {
    path: '/auth/verify',
    summary: 'Shows by a mailed link that the address is the member’s',
    table: linkTokenWire,
    ...auth,
  }),
  requestVerification: defineWrite('requestVerification', {
    path: '/auth/verify/request',
    summary: 'Mails that link anew, if somebody has the address and has not shown it yet',
    table: mailRequestWire,
    ...auth,
  }),
  confirmEmail: defineWrite('confirmEmail', {
    path: '/auth/email/confirm',
    summary: 'Moves an account to its new address by the link that was mailed there',
    table: linkTokenWire,
    ...auth,
  }),
  undoEmail: defineWrite('undoEmail', {
    path: '/auth/email/undo',
    summary: 'Gives an account its old address back by the link that was mailed there, for 7 days',
    table: linkTokenWire,
    ...auth,
  }),
  getMe: defineCall('getMe', {
    path: me,
    summary: 'The member who asks',
    caller: 'member',
    answer: singleton(profileWire),
    source,
  }),
  getUser: defineCall('getUser', {
    path: '/users/{id}',
    summary: 'A member; each sees himself alone',
    caller: 'member',
    answer: singleton(profileWire),
    source,
  }),
  changeMe: defineWrite('changeMe', {
    method: 'PATCH',
    path: me,
    summary: 'Changes what a member may change of himself; every other field is forbidden',
    caller: 'member',
    table: profileChangesWire,
    answer: singleton(profileWire),
    refuses: 'permission',
  }),
  setPicture: defineWrite('setPicture', {
    path: '/users/me/avatar',
    summary: 'Keeps a picture of the member; it is drawn anew as a square',
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
      'Deletes the account and what belongs to it alone, at once; who has a password shows it, counted as sign-ins are',
    caller: 'member',
    table: accountRemovalWire,
  }),
  checkPassword: defineWrite('checkPassword', {
    path: '/users/me/password/check',
    summary: 'Whether it is the member’s password; counted as sign-ins are',
    caller: 'member',
    table: passwordCheckWire,
  }),
  changePassword: defineWrite('changePassword', {
    path: '/users/me/password',
    summary: 'Sets another password and ends all other sessions',
    caller: 'member',
    table: passwordChangeWire,
  }),
  changeEmail: defineWrite('changeEmail', {
    path: '/users/me/email',
    summary: 'Mails a link to another address, by which the account moves there',
    caller: 'member',
    table: emailChangeWire,
  }),
  listSessions: defineCall('listSessions', {
    path: '/api/sessions',
    summary: 'Where the member is signed in, last used first',
    caller: 'member',
    isLocalised: false,
    answer: list(memberSessionWire),
  }),
  endSession: defineWrite('endSession', {
    method: 'DELETE',
    path: '/api/sessions/{id}',
    summary: 'Ends one of the member’s sessions',
    caller: 'member',
  }),
  endOtherSessions: defineWrite('endOtherSessions', {
    method: 'POST',
    path: '/api/end_other_sessions',
    summary: 'Ends all of the member’s sessions but the one that asks',
    caller: 'member',
  }),
  exportMe: defineCall('exportMe', {
    path: '/api/export',
    summary: 'All that is kept of the member',
    caller: 'member',
    isLocalised: false,
    answer: one(ownDataWire),
  }),
}
