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
 * Signing in with LINE (issue 16, ours). The website leads the visitor to LINE and back; the service asks LINE who he
 * is. What is out of its time, was used before or belongs to another journey is refused with INVALID_TOKEN; SERVICE_
 * UNAVAILABLE says that LINE cannot be asked, NOT_FOUND that it is switched off.
 */
export const lineCalls = {
  getSignInWays: defineCall('getSignInWays', {
    path: '/api/sign_in_ways',
    summary: 'How visitors may sign in beside e-mail and password',
    isLocalised: false,
    answer: one(signInMethodsWire),
  }),
  getOwnSignInWays: defineCall('getOwnSignInWays', {
    path: '/api/own_sign_in_ways',
    summary: 'How the member who asks may sign in',
    caller: 'member',
    isLocalised: false,
    answer: one(ownSignInMethodsWire),
  }),
  startLine: defineWrite('startLine', {
    path: '/auth/line/start',
    summary: 'Begins a journey to LINE; only a member can join it to his account, by his password',
    caller: 'either',
    table: lineStartWire,
    answer: singleton(lineAuthorizationWire),
    ...auth,
  }),
  finishLine: defineWrite('finishLine', {
    path: '/auth/line/finish',
    summary: 'Asks LINE who has come back, once a journey; signs nobody in yet',
    table: lineReturnWire,
    answer: singleton(lineTicketWire),
    ...auth,
  }),
  signInByLine: defineWrite('signInByLine', {
    path: '/auth/line/login',
    summary: 'Signs in the member whose LINE account it is; a suspended one is refused',
    table: lineLoginWire,
    answer: singleton(sessionTokensWire),
    ...auth,
  }),
  registerByLine: defineWrite('registerByLine', {
    path: '/auth/line/register',
    summary:
      'Registers whoever has this LINE account, mails a link to his address, and signs him in',
    table: lineRegistrationWire,
    answer: singleton(sessionTokensWire),
  }),
  joinLine: defineWrite('joinLine', {
    path: '/auth/line/join',
    summary: 'Joins a LINE account to the one that began the journey',
    caller: 'member',
    table: lineReturnWire,
    ...auth,
  }),
  leaveLine: defineWrite('leaveLine', {
    method: 'DELETE',
    path: '/auth/line',
    summary: 'Parts the member’s LINE account from this one; not his only way in',
    caller: 'member',
  }),
  getLineChoices: defineCall('getLineChoices', {
    path: '/api/line_choices',
    summary: 'What the member is told in LINE',
    caller: 'member',
    isLocalised: false,
    answer: one(ownLineChoicesWire),
  }),
  changeLineChoices: defineWrite('changeLineChoices', {
    method: 'PATCH',
    path: '/api/line_choices',
    summary: 'Chooses what the member is told in LINE from now on; the bell tells all of it anyway',
    caller: 'member',
    table: lineChoicesWire,
    answer: one(ownLineChoicesWire),
  }),
}
