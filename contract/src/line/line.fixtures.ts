import type { EntityFixture, WireRecord } from '../wire/entity.fixtures.ts'
import type {
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

/** A record without localised texts. */
function sameInBoth<Entity>(clean: Entity, wire: WireRecord): EntityFixture<Entity> {
  return { clean: { th: clean, en: clean }, wire: { th: wire, en: wire }, otherShapes: {} }
}

const since = '2026-11-02T03:10:00.000Z'
const journey = { url: 'https://access.line.me/oauth2/v2.1/authorize?state=s', flow: 'sealed' }
const returned = { code: 'b5fd32eacc791df', state: 'x1y2', flow: 'sealed' }
const person = { email: 'somsri@example.com', name: 'สมศรี' }
const place = { location: '99/7 ถนนนิมมานเหมินท์ เชียงใหม่ 50200', device: null }

export const signInMethodsFixture = sameInBoth<SignInMethods>({ line: true }, { line: true })

export const ownSignInMethodsFixture = sameInBoth<OwnSignInMethods>(
  { hasPassword: false, line: true, lineSince: since },
  { has_password: false, line: true, line_since: since },
)

export const lineStartFixture = sameInBoth<LineStart>(
  { intent: 'join', needsNewSignIn: false, currentPassword: 'แมวสามตัวกินขนมปังร้อน' },
  { intent: 'join', asks_anew: false, current_password: 'แมวสามตัวกินขนมปังร้อน' },
)

export const lineAuthorizationFixture = sameInBoth<LineAuthorization>(journey, journey)

export const lineReturnFixture = sameInBoth<LineReturn>(returned, returned)

export const lineTicketFixture = sameInBoth<LineTicket>(
  { ticket: 'sealed', isMember: false, ...person },
  { ticket: 'sealed', is_member: false, ...person },
)

export const lineLoginFixture = sameInBoth<LineLogin>(
  { ticket: 'sealed', remember: true, device: null },
  { ticket: 'sealed', remember: true, device: null },
)

export const lineRegistrationFixture = sameInBoth<LineRegistration>(
  {
    ticket: 'sealed',
    email: person.email,
    firstName: 'สมศรี',
    lastName: 'ใจดี',
    phone: '+66812345678',
    ageDeclaration: 'of_age',
    ...place,
  },
  {
    ticket: 'sealed',
    email: person.email,
    first_name: 'สมศรี',
    last_name: 'ใจดี',
    tel: '+66812345678',
    age_declaration: 'of_age',
    ...place,
  },
)

const choices: LineChoices = { reports: true, branches: false }

export const lineChoicesFixture = sameInBoth<LineChoices>(choices, choices)

export const ownLineChoicesFixture = sameInBoth<OwnLineChoices>(
  { ...choices, isOffered: true },
  { ...choices, offered: true },
)
