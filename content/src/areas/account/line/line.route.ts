import { lineCalls } from '@washhouse/contract/line/line.calls'
import { ownSignInWaysWire, signInWaysWire } from '@washhouse/contract/line/line.wire'
import { forbidden, notFound } from '@washhouse/contract/wire/errors'
import type { BasePayload } from 'payload'
import { requireLivingSession } from '../../../engines/accounts/sessions/living-session.ts'
import { wakeOutbox } from '../../../engines/mail/outbox-wake-up.ts'
import type { Routes, Writes } from '../../../engines/area.ts'
import { bindEitherWrite, bindMemberWrite, bindWrite } from '../../../engines/calls/bound-write.ts'
import { memberRoute, route } from '../../../engines/calls/contract-route.ts'
import type { Member } from '../../../engines/calls/member.ts'
import { writeRoute } from '../../../engines/calls/write-route.ts'
import { writeWhole } from '../../../ground/database/tables.ts'
import { listIdentities, takeIdentities } from '../identity/member-identity.rows.ts'
import { keepNotice } from '../mail/queue-mail.ts'
import { readPasswordHash } from '../password/member-password.rows.ts'
import { registrationTries } from '../registration/registration-limit.ts'
import { registerByLine, signInByLine } from './enter-by-line.ts'
import { finishJourney, joinJourney, startJourney } from './journey.ts'
import { queueLeaving } from './leave-line.ts'
import { lineChannel } from './line.env.ts'

// A shop's Wi-Fi is one address.
const journeys = { most: 60, spanSeconds: 600 }

const line = lineChannel !== undefined

/** Which ways into an account there are. */
export const lineRoutes: Routes = (payload) => [
  route(lineCalls.getSignInWays, async ({ language }) => ({
    body: { result: signInWaysWire.encode({ line }, language) },
  })),
  memberRoute(lineCalls.getOwnSignInWays, async ({ member, language }) => {
    const [hash, [joined]] = await Promise.all([
      readPasswordHash(payload, member.id),
      listIdentities(payload, member.id),
    ])
    const ways = { hasPassword: hash !== null, line, lineSince: joined?.createdAt ?? null }
    return { body: { result: ownSignInWaysWire.encode(ways, language) } }
  }),
]

/** Every write about signing in with LINE. */
export const lineWrites: Writes = (payload) => [
  writeRoute(journeys, [
    bindEitherWrite(lineCalls.startLine, (sent) => startJourney(payload, sent)),
  ]),
  writeRoute(journeys, [bindWrite(lineCalls.finishLine, (sent) => finishJourney(payload, sent))]),
  writeRoute(journeys, [bindWrite(lineCalls.signInByLine, (sent) => signInByLine(payload, sent))]),
  writeRoute(registrationTries, [
    bindWrite(lineCalls.registerByLine, (sent) => registerByLine(payload, sent)),
  ]),
  writeRoute(journeys, [bindMemberWrite(lineCalls.joinLine, (sent) => joinJourney(payload, sent))]),
  writeRoute(journeys, [
    bindMemberWrite(lineCalls.leaveLine, ({ member }) => partLine(payload, member)),
  ]),
]

/**
 * Takes LINE away from an account that has a password, too, and tells its member.
 * @throws FORBIDDEN where it is the only way in, NOT_FOUND where it was never joined.
 */
async function partLine(payload: BasePayload, member: Member): Promise<undefined> {
  await writeWhole(payload, async () => {
    await requireLivingSession(payload, member)
    const taken = await takeIdentities(payload, member.id, 'line')
    if (taken.length === 0) throw notFound('Joined LINE account')
    if ((await readPasswordHash(payload, member.id)) === null) throw forbidden()
    await queueLeaving(payload, taken)
    await keepNotice(payload, member.id, 'line-parted', { to: member.email })
  })
  wakeOutbox()
}
