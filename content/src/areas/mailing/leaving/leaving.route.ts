import { mailingCalls } from '@washhouse/contract/mailing/mailing.calls'
import { mailLeavingWire } from '@washhouse/contract/mailing/mailing.wire'
import { notFound } from '@washhouse/contract/wire/errors'
import type { Routes, Writes } from '../../../engines/area.ts'
import { bindWrite } from '../../../engines/calls/bound-write.ts'
import { route, secretRoute } from '../../../engines/calls/contract-route.ts'
import { writeRoute } from '../../../engines/calls/write-route.ts'
import { leaveKinds, returnToKinds } from '../choice/mail-choices.rows.ts'
import { changeLeft, readLeaving } from './leave-mail.ts'

// Nobody finds a token by trying; mail programs leave for many readers from a few addresses.
const limit = { most: 1200, spanSeconds: 60 }

/** What a mail's link to leave is about; whoever only looks changes nothing. */
export const leavingRoutes: Routes = (payload) => [
  secretRoute(
    route(mailingCalls.readLeaving, async ({ path, language }) => {
      const leaving = await readLeaving(payload, path['token'] ?? '')
      if (!leaving) throw notFound('Link')
      return { body: { result: mailLeavingWire.encode(leaving, language) } }
    }),
    limit,
  ),
]

/** Leaving and coming back by it, without signing in. */
export const leavingWrites: Writes = (payload) => [
  writeRoute(limit, [
    bindWrite(mailingCalls.leaveMail, ({ record, language }) =>
      changeLeft(payload, record, language, leaveKinds),
    ),
  ]),
  writeRoute(limit, [
    bindWrite(mailingCalls.returnToMail, ({ record, language }) =>
      changeLeft(payload, record, language, returnToKinds),
    ),
  ]),
]
