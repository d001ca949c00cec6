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

/** `/api/sign_in_ways` (extension). */
export const signInMethodsWire = defineWireTable('sign_in_ways', SignInMethods, {})

/** `/api/own_sign_in_ways` (extension). */
export const ownSignInMethodsWire = defineWireTable('own_sign_in_ways', OwnSignInMethods, {
  hasPassword: 'has_password',
  lineSince: 'line_since',
})

/** `/auth/line/start` (extension). */
export const lineStartWire = defineWireTable('line_start', LineStart, {
  needsNewSignIn: 'asks_anew',
  currentPassword: 'current_password',
})

/** Response of `/auth/line/start`. */
export const lineAuthorizationWire = defineWireTable('line_journey', LineAuthorization, {})

/** `/auth/line/finish` and `/auth/line/join` (extension). */
export const lineReturnWire = defineWireTable('line_return', LineReturn, {})

/** Response of `/auth/line/finish`. */
export const lineTicketWire = defineWireTable('line_ticket', LineTicket, { isMember: 'is_member' })

/** `/auth/line/login` (extension). */
export const lineLoginWire = defineWireTable('line_login', LineLogin, {})

/** `/auth/line/register` (extension). */
export const lineRegistrationWire = defineWireTable('line_registration', LineRegistration, {
  firstName: 'first_name',
  lastName: 'last_name',
  phone: 'tel',
  ageDeclaration: 'age_declaration',
})

/** `PATCH /api/line_choices` (extension). */
export const lineChoicesWire = defineWireTable('line_choice_changes', LineChoices, {})

/** `/api/line_choices` (extension). */
export const ownLineChoicesWire = defineWireTable('line_choices', OwnLineChoices, {
  isOffered: 'offered',
})
