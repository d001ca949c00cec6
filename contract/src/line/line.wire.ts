import { defineWireTable } from '../wire/wire-table.ts'
import {
  LineChoices,
  LineAuthorization,
  LineLogin,
  LineRegistration,
  LineReturn,
  LineStart,
  LineTicket,
  OwnLineChoices,
  OwnSignInMethods,
  SignInMethods,
} from './line.contract.ts'

/** `/api/sign_in_ways`, ours. */
export const signInMethodsWire = defineWireTable('sign_in_ways', SignInMethods, {})

/** `/api/own_sign_in_ways`, ours. */
export const ownSignInMethodsWire = defineWireTable('own_sign_in_ways', OwnSignInMethods, {
  hasPassword: 'has_password',
  lineSince: 'line_since',
})

/** `/auth/line/start`, ours. */
export const lineStartWire = defineWireTable('line_start', LineStart, {
  needsNewSignIn: 'asks_anew',
  currentPassword: 'current_password',
})

/** What that is answered with. */
export const lineAuthorizationWire = defineWireTable('line_journey', LineAuthorization, {})

/** `/auth/line/finish` and `/auth/line/join`, ours. */
export const lineReturnWire = defineWireTable('line_return', LineReturn, {})

/** What `/auth/line/finish` is answered with. */
export const lineTicketWire = defineWireTable('line_ticket', LineTicket, { isMember: 'is_member' })

/** `/auth/line/login`, ours. */
export const lineLoginWire = defineWireTable('line_login', LineLogin, {})

/** `/auth/line/register`, ours. */
export const lineRegistrationWire = defineWireTable('line_registration', LineRegistration, {
  firstName: 'first_name',
  lastName: 'last_name',
  phone: 'tel',
  ageDeclaration: 'age_declaration',
})

/** `PATCH /api/line_choices`, ours. */
export const lineChoicesWire = defineWireTable('line_choice_changes', LineChoices, {})

/** `/api/line_choices`, ours. */
export const ownLineChoicesWire = defineWireTable('line_choices', OwnLineChoices, {
  isOffered: 'offered',
})
