import { tidyName } from '@washhouse/contract/text/tidy-text'
import {
  type LineAuthorization,
  type LineReturn,
  type LineStart,
  type LineTicket,
  lineNameLength,
} from '@washhouse/contract/line/line.contract'
import { Email } from '@washhouse/contract/person/person.contract'
import {
  forbidden,
  invalidCredentials,
  invalidToken,
  notFound,
  notUnique,
} from '@washhouse/contract/wire/errors'
import type { BasePayload } from 'payload'
import { seal } from '../../../core/accounts/sealed-text.ts'
import { requireActiveSession } from '../../../core/accounts/sessions/active-session.ts'
import type { Sent } from '../../../core/calls/bound-write.ts'
import type { Member } from '../../../core/calls/member.ts'
import { wakeOutbox } from '../../../core/mail/outbox-wake-up.ts'
import { writeWhole } from '../../../platform/database/tables.ts'
import {
  findIdentity,
  type Identity,
  joinIdentity,
  storeUnlinkToken,
  takeIdentities,
} from '../identity/member-identity.rows.ts'
import { readPasswordHash } from '../member/member.rows.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { requireOwnPassword } from '../password/own-password.ts'
import { queueGoodbye } from '../line/unlink-line.ts'
import {
  endFlow,
  isMarkOfPassword,
  markOfPassword,
  newFlow,
  sealFlow,
  sealTicket,
} from '../line/line-state.ts'
import { askAtLine, type LinePerson, readLinePerson, requireLine } from '../line/line-service.ts'

// A ticket must fit a cookie; LINE's tokens have about 300 characters.
const longestToken = 800

const nobody = { memberId: null, passwordMark: null }

/** Starts an authorization at LINE. One that links accounts belongs to the member who starts it. */
export async function startAuthorization(
  payload: BasePayload,
  sent: Sent<LineStart> & { member: Member | undefined },
): Promise<LineAuthorization> {
  requireLine()
  const { intent, needsNewSignIn } = sent.record
  const owner = intent === 'join' ? await requireOwner(payload, sent) : nobody
  const flow = newFlow({ intent, ...owner })
  const { language } = sent
  const url = await askAtLine(flow, { language, needsNewSignIn: needsNewSignIn === true })
  return { url, flow: sealFlow(payload, flow) }
}

async function requireOwner(
  payload: BasePayload,
  { record, member, language, visitor }: Sent<LineStart> & { member: Member | undefined },
): Promise<typeof nobody | { memberId: string; passwordMark: string }> {
  if (!member) throw invalidCredentials()
  const password = record.currentPassword ?? ''
  const shown = { memberId: member.id, password, language, visitor }
  const hash = await requireOwnPassword(payload, shown)
  return { memberId: member.id, passwordMark: markOfPassword(payload, hash) }
}

/** Identifies the person who returned from LINE. Only the ticket signs them in, at once or after registration. */
export async function finishAuthorization(
  payload: BasePayload,
  { record }: Sent<LineReturn>,
): Promise<LineTicket> {
  requireLine()
  const flow = await endFlow(payload, record, { intent: 'sign_in', memberId: null })
  const person = await readLinePerson(record.code, flow)
  const { subject, leavingToken } = identityOf(payload, person)
  const known = await findIdentity(payload, subject)
  return {
    ticket: sealTicket(payload, { subject, leavingToken }),
    isMember: known !== undefined,
    email: Email.safeParse(person.email).data ?? null,
    name: tidyName(person.name ?? '').slice(0, lineNameLength) || null,
  }
}

/**
 * Links the authorized LINE account to the member who started, and notifies them. LINE may take seconds: the session and the
 * confirmed password are checked again.
 * @throws INVALID_CREDENTIALS, INVALID_TOKEN, RECORD_NOT_UNIQUE
 */
export async function linkAuthorized(
  payload: BasePayload,
  { record, member }: Sent<LineReturn> & { member: Member },
): Promise<undefined> {
  requireLine()
  const flow = await endFlow(payload, record, { intent: 'join', memberId: member.id })
  const identity = identityOf(payload, await readLinePerson(record.code, flow))
  await writeWhole(payload, async () => {
    await requireActiveSession(payload, member)
    const hash = await readPasswordHash(payload, member.id)
    if (hash === null || !isMarkOfPassword(payload, hash, flow.passwordMark)) throw invalidToken()
    if (await joinIdentity(payload, member.id, identity)) {
      await queueMail(payload, member.id, 'line-joined', { to: member.email })
      return
    }
    const known = await findIdentity(payload, identity.subject)
    if (known?.memberId !== member.id) throw notUnique('directus_users', 'line', 'LINE')
    await storeUnlinkToken(payload, known.id, identity.leavingToken)
  })
  wakeOutbox()
}

function identityOf(payload: BasePayload, { subject, refreshToken }: LinePerson): Identity {
  const isKept = refreshToken !== null && refreshToken.length <= longestToken
  const leavingToken = isKept ? seal(payload, 'line token', refreshToken) : null
  return { subject, leavingToken }
}

/**
 * Unlinks LINE from an account that also has a password, and notifies the member.
 * @throws FORBIDDEN if LINE is the only sign-in method, NOT_FOUND if it was never linked.
 */
export async function partLine(payload: BasePayload, member: Member): Promise<undefined> {
  await writeWhole(payload, async () => {
    await requireActiveSession(payload, member)
    const taken = await takeIdentities(payload, member.id)
    if (taken.length === 0) throw notFound('Joined LINE account')
    if ((await readPasswordHash(payload, member.id)) === null) throw forbidden()
    await queueGoodbye(payload, taken)
    await queueMail(payload, member.id, 'line-parted', { to: member.email })
  })
  wakeOutbox()
}
