import { one, singleton } from '../wire/answer.ts'
import { defineCall } from '../wire/call.ts'
import { defineWrite } from '../wire/write.ts'
import { sessionTokensWire } from '../account/account.wire.ts'
import {
  lineChoicesWire,
  lineAuthorizationWire,
  lineLoginWire,
  lineRegistrationWire,
  lineReturnWire,
  lineStartWire,
  lineTicketWire,
  ownLineChoicesWire,
  ownSignInMethodsWire,
  signInMethodsWire,
} from './line.wire.ts'

const auth = { refuses: 'payload' } as const

/**
 * Sign-in with LINE (extension). The website redirects the visitor to LINE and back; the service verifies the identity with
 * LINE. Errors: INVALID_TOKEN for tokens that are expired, used or of another authorization, SERVICE_UNAVAILABLE if LINE
 * cannot be reached, NOT_FOUND if sign-in with LINE is switched off.
 */
export const lineCalls = {
  getSignInWays: defineCall('getSignInWays', {
    path: '/api/sign_in_ways',
    summary: 'Returns the sign-in methods available besides email and password.',
    isLocalised: false,
    answer: one(signInMethodsWire),
  }),
  getOwnSignInWays: defineCall('getOwnSignInWays', {
    path: '/api/own_sign_in_ways',
    summary: 'Returns the signed-in member’s sign-in methods.',
    caller: 'member',
    isLocalised: false,
    answer: one(ownSignInMethodsWire),
  }),
  startLine: defineWrite('startLine', {
    path: '/auth/line/start',
    summary:
      'Starts an authorization with LINE. To link LINE to an account, the call requires a signed-in member and their current password.',
    caller: 'either',
    table: lineStartWire,
    answer: singleton(lineAuthorizationWire),
    ...auth,
  }),
  finishLine: defineWrite('finishLine', {
    path: '/auth/line/finish',
    summary:
      'Completes an authorization with LINE and returns a ticket, valid for 15 minutes, to sign in or register with. Works once for each authorization.',
    table: lineReturnWire,
    answer: singleton(lineTicketWire),
    ...auth,
  }),
  signInByLine: defineWrite('signInByLine', {
    path: '/auth/line/login',
    summary:
      'Signs in the member with the linked LINE account. Returns 401 if no account is linked or the account is suspended.',
    table: lineLoginWire,
    answer: singleton(sessionTokensWire),
    ...auth,
  }),
  registerByLine: defineWrite('registerByLine', {
    path: '/auth/line/register',
    summary:
      'Registers a member with a LINE account, emails a verification link and signs the member in.',
    table: lineRegistrationWire,
    answer: singleton(sessionTokensWire),
  }),
  joinLine: defineWrite('joinLine', {
    path: '/auth/line/join',
    summary:
      'Completes an authorization with LINE and links the LINE account to the signed-in member who started it.',
    caller: 'member',
    table: lineReturnWire,
    ...auth,
  }),
  leaveLine: defineWrite('leaveLine', {
    method: 'DELETE',
    path: '/auth/line',
    summary:
      'Unlinks LINE from the signed-in member’s account. Returns 403 if LINE is the only sign-in method.',
    caller: 'member',
  }),
  getLineChoices: defineCall('getLineChoices', {
    path: '/api/line_choices',
    summary: 'Returns the signed-in member’s LINE notification settings.',
    caller: 'member',
    isLocalised: false,
    answer: one(ownLineChoicesWire),
  }),
  changeLineChoices: defineWrite('changeLineChoices', {
    method: 'PATCH',
    path: '/api/line_choices',
    summary:
      'Updates the signed-in member’s LINE notification settings. The notification list on the website is not affected.',
    caller: 'member',
    table: lineChoicesWire,
    answer: one(ownLineChoicesWire),
  }),
}
