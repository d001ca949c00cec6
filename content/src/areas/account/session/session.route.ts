import { accountCalls } from '@washhouse/contract/account/account.calls'
import { memberSessionWire } from '@washhouse/contract/account/account.wire'
import { notFound } from '@washhouse/contract/wire/errors'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import {
  endMemberSession,
  endSession,
  endSessionsOf,
  listMemberSessions,
} from '../../../engines/accounts/sessions/member-session.rows.ts'
import { refreshMemberSession } from '../../../engines/accounts/sessions/refresh-session.ts'
import { bindMemberWrite, bindWrite } from '../../../engines/calls/bound-write.ts'
import { type ContractRoute, memberRoute } from '../../../engines/calls/contract-route.ts'
import { type ContractWrite, writeRoute } from '../../../engines/calls/write-route.ts'
import { queueWarning } from '../mail/queue-mail.ts'

const limit = { most: 120, spanSeconds: 60 }

/** Where a member is signed in. */
export function sessionRoutes(payload: BasePayload): ContractRoute[] {
  return [
    memberRoute(accountCalls.listSessions, async ({ member, language }) => {
      const sessions = await listMemberSessions(payload, member.id)
      const shown = sessions.map((each) => ({ ...each, isCurrent: each.id === member.sessionId }))
      return { body: { result: shown.map((each) => memberSessionWire.encode(each, language)) } }
    }),
  ]
}

/** Staying signed in, and signing out: here, elsewhere, everywhere else. */
export function sessionWrites(payload: BasePayload): ContractWrite[] {
  return [
    writeRoute(limit, [
      bindWrite(accountCalls.refreshSession, async ({ record }) => {
        const tokens = await refreshMemberSession(
          payload,
          record.refreshToken,
          ({ memberId, userAgent }) => queueWarning(payload, memberId, 'misuse', { userAgent }),
        )
        return { ...tokens, device: null }
      }),
    ]),
    writeRoute(limit, [
      bindWrite(accountCalls.logout, ({ record }) =>
        endMemberSession(payload, record.refreshToken).then(() => undefined),
      ),
    ]),
    writeRoute(limit, [
      bindMemberWrite(accountCalls.endSession, async ({ member, path }) => {
        const { data: id } = z.uuid().safeParse(path['id'])
        const isEnded = id !== undefined && (await endSession(payload, member.id, id))
        if (!isEnded) throw notFound('Session')
        return undefined
      }),
    ]),
    writeRoute(limit, [
      bindMemberWrite(accountCalls.endOtherSessions, ({ member }) =>
        endSessionsOf(payload, member.id, member.sessionId).then(() => undefined),
      ),
    ]),
  ]
}
