import { accountCalls } from '@washhouse/contract/account/account.calls'
import {
  memberSessionWire,
  ownDataWire,
  pendingEmailWire,
  profileWire,
  roleWire,
} from '@washhouse/contract/account/account.wire'
import { lineCalls } from '@washhouse/contract/line/line.calls'
import { ownSignInMethodsWire, signInMethodsWire } from '@washhouse/contract/line/line.wire'
import { forbidden, notFound } from '@washhouse/contract/wire/errors'
import { selectFields } from '@washhouse/contract/wire/select-fields'
import { z } from 'zod'
import { copyResponse } from '../../core/accounts/copy/copy-archive.ts'
import {
  endSessionOfToken,
  endSessionById,
  endSessionsOf,
  listMemberSessions,
} from '../../core/accounts/sessions/member-session.rows.ts'
import { refreshMemberSession } from '../../core/accounts/sessions/refresh-session.ts'
import type { Routes, Writes } from '../../core/area.ts'
import {
  bindEitherWrite,
  bindMemberWrite,
  bindWrite,
  type BoundWrite,
} from '../../core/calls/bound-write.ts'
import { bindRead, limitedRoute, memberRoute, route } from '../../core/calls/contract-route.ts'
import { memberOf } from '../../core/calls/member.ts'
import type { Streams } from '../../core/calls/private-stream.ts'
import { writeRoute } from '../../core/calls/write-route.ts'
import { writeWhole } from '../../platform/database/tables.ts'
import { constantRoutes } from '../../core/records/constant-routes.ts'
import { queryOf } from '../../core/records/items-routes.ts'
import { checkLink } from './email/check-link.ts'
import { cancelMove } from './mail/cancel-email-change.ts'
import {
  confirmMove,
  findPendingEmail,
  requestMove,
  resendMove,
  undoMove,
  verifyEmail,
} from './email/own-email.ts'
import { copyOfMember, ownDataOf } from './export/own-data.ts'
import { listIdentities } from './identity/member-identity.rows.ts'
import { lineChannel } from './line/line.env.ts'
import { findMemberByEmail, readPasswordHash } from './member/member.rows.ts'
import { queueLink, queueWarning } from './mail/queue-mail.ts'
import { memberRole } from './member/member-role.ts'
import { changePassword, requestReset, resetPassword } from './password/new-password.ts'
import { requireOwnPassword } from './password/own-password.ts'
import { changeProfile } from './profile/change-profile.ts'
import { profileOf } from './profile/profile.ts'
import { setPicture } from './profile/set-picture.ts'
import { register, registrationTries } from './registration/register.ts'
import { removeOwnAccount } from './removal/remove-member.ts'
import { registerByLine, signInByLine } from './sign-in/enter-by-line.ts'
import {
  finishAuthorization,
  linkAuthorized,
  partLine,
  startAuthorization,
} from './sign-in/line-authorization.ts'
import { signIn } from './sign-in/sign-in.ts'

const line = lineChannel !== undefined

export const accountRoutes: Routes = (payload) => [
  // The only role of visitors; staff roles are not disclosed.
  ...constantRoutes(accountCalls.listRoles, roleWire, [memberRole]),
  memberRoute(accountCalls.listSessions, async ({ member, language }) => {
    const sessions = await listMemberSessions(payload, member.id)
    const shown = sessions.map((each) => ({ ...each, isCurrent: each.id === member.sessionId }))
    return { body: { result: shown.map((each) => memberSessionWire.encode(each, language)) } }
  }),
  // Also by their own id. Other members' profiles are never readable.
  ...[accountCalls.getMe, accountCalls.getUser].map((call) =>
    bindRead(call, queryOf(profileWire), async ({ query, path, language }, asked) => {
      const member = memberOf(asked)
      const { id = member.id } = path
      if (id.toLowerCase() !== member.id) throw forbidden()
      const wire = profileWire.encode(profileOf(member), language)
      return { body: { data: selectFields(wire, query.fields) } }
    }),
  ),
  memberRoute(accountCalls.getPendingEmail, async ({ member, language }) => {
    const pending = await findPendingEmail(payload, member)
    return { body: { data: pendingEmailWire.encode(pending, language) } }
  }),
  limitedRoute(
    memberRoute(accountCalls.exportMe, async ({ member, language }) => ({
      body: { result: ownDataWire.encode(await ownDataOf(payload, member), language) },
    })),
    inTenMinutes(20),
  ),
  route(lineCalls.getSignInWays, async ({ language }) => ({
    body: { result: signInMethodsWire.encode({ line }, language) },
  })),
  memberRoute(lineCalls.getOwnSignInWays, async ({ member, language }) => {
    const [hash, [joined]] = await Promise.all([
      readPasswordHash(payload, member.id),
      listIdentities(payload, member.id),
    ])
    const ways = { hasPassword: hash !== null, line, lineSince: joined?.createdAt ?? null }
    return { body: { result: ownSignInMethodsWire.encode(ways, language) } }
  }),
]

export const accountStreams: Streams = (payload) => [
  {
    path: '/api/export/archive',
    caller: 'member',
    limit: inTenMinutes(10),
    answer: (context) => copyResponse(copyOfMember(payload, memberOf(context.var))),
  },
]

function inTenMinutes(most: number) {
  return { most, spanSeconds: 600 }
}

// Per network, which many people may share: guessing is stopped earlier, per account.
const signIns = { most: 60, spanSeconds: 60 }
const ofSessions = { most: 120, spanSeconds: 60 }
// A shop's Wi-Fi is one address.
const uses = inTenMinutes(60)
// Tokens cannot be guessed, and mail scanners open many links from few addresses.
const looks = inTenMinutes(600)
const mails = inTenMinutes(30)

export const accountWrites: Writes = (payload) => {
  const each = (limit: typeof uses, ...writes: BoundWrite[]) =>
    writes.map((write) => writeRoute(limit, [write]))
  return [
    ...each(
      signIns,
      bindWrite(accountCalls.login, (sent) => signIn(payload, sent)),
    ),
    ...each(
      ofSessions,
      bindWrite(accountCalls.refreshSession, async ({ record }) => {
        const tokens = await refreshMemberSession(
          payload,
          record.refreshToken,
          ({ memberId, userAgent }) => queueWarning(payload, memberId, 'misuse', { userAgent }),
        )
        return { ...tokens, device: null }
      }),
      bindWrite(accountCalls.logout, async ({ record }) => {
        await endSessionOfToken(payload, record.refreshToken)
      }),
      bindMemberWrite(accountCalls.endSession, async ({ member, path }) => {
        const { data: id } = z.uuid().safeParse(path['id'])
        const isEnded = id !== undefined && (await endSessionById(payload, member.id, id))
        if (!isEnded) throw notFound('Session')
      }),
      bindMemberWrite(accountCalls.endOtherSessions, async ({ member }) => {
        await endSessionsOf(payload, member.id, member.sessionId)
      }),
    ),
    ...each(
      registrationTries,
      bindWrite(accountCalls.register, (sent) => register(payload, sent)),
      bindWrite(lineCalls.registerByLine, (sent) => registerByLine(payload, sent)),
    ),
    ...each(
      mails,
      bindWrite(accountCalls.requestPasswordReset, ({ record }) => requestReset(payload, record)),
      bindWrite(accountCalls.requestVerification, async ({ record }) => {
        const member = await findMemberByEmail(payload, record.email)
        await queueLink(payload, member?.id, 'verify')
      }),
    ),
    ...each(
      looks,
      bindWrite(accountCalls.checkLink, ({ record }) => checkLink(payload, record)),
    ),
    ...each(
      uses,
      bindWrite(accountCalls.verifyEmail, ({ record }) => verifyEmail(payload, record.token)),
      bindWrite(accountCalls.confirmEmail, ({ record }) => confirmMove(payload, record.token)),
      bindWrite(accountCalls.undoEmail, ({ record }) => undoMove(payload, record.token)),
      bindWrite(accountCalls.resetPassword, (sent) => resetPassword(payload, sent)),
      bindMemberWrite(accountCalls.changePassword, (sent) => changePassword(payload, sent)),
      bindMemberWrite(accountCalls.checkPassword, async ({ record, member, language, visitor }) => {
        const password = record.currentPassword
        await requireOwnPassword(payload, { memberId: member.id, password, language, visitor })
      }),
      bindMemberWrite(accountCalls.changeMe, ({ record, member, language }) =>
        changeProfile(payload, member, record, language),
      ),
      bindEitherWrite(lineCalls.startLine, (sent) => startAuthorization(payload, sent)),
      bindWrite(lineCalls.finishLine, (sent) => finishAuthorization(payload, sent)),
      bindWrite(lineCalls.signInByLine, (sent) => signInByLine(payload, sent)),
      bindMemberWrite(lineCalls.joinLine, (sent) => linkAuthorized(payload, sent)),
      bindMemberWrite(lineCalls.leaveLine, ({ member }) => partLine(payload, member)),
    ),
    ...each(
      inTenMinutes(20),
      bindMemberWrite(accountCalls.changeEmail, (sent) => requestMove(payload, sent)),
      bindMemberWrite(accountCalls.resendPendingEmail, ({ member }) => resendMove(payload, member)),
      bindMemberWrite(accountCalls.cancelPendingEmail, async ({ member }) => {
        await writeWhole(payload, () => cancelMove(payload, member.id))
      }),
      // Re-encoding an image is expensive.
      bindMemberWrite(accountCalls.setPicture, ({ files, member, ...call }) =>
        setPicture(payload, member, files.get('picture'), call),
      ),
    ),
    ...each(
      inTenMinutes(10),
      bindMemberWrite(accountCalls.removeMe, (sent) => removeOwnAccount(payload, sent)),
    ),
  ]
}
