import { lineCalls } from '@washhouse/contract/line/line.calls'
import type { OwnLineChoices } from '@washhouse/contract/line/line.contract'
import { ownLineChoicesWire } from '@washhouse/contract/line/line.wire'
import { mailingCalls } from '@washhouse/contract/mailing/mailing.calls'
import { mailChoicesWire, mailLeavingWire } from '@washhouse/contract/mailing/mailing.wire'
import { notFound } from '@washhouse/contract/wire/errors'
import type { BasePayload } from 'payload'
import { refuseErased } from '../../core/accounts/member-rows.ts'
import { requireActiveSession } from '../../core/accounts/sessions/active-session.ts'
import type { Routes, Writes } from '../../core/area.ts'
import { bindMemberWrite, bindWrite } from '../../core/calls/bound-write.ts'
import { memberRoute, route, secretRoute } from '../../core/calls/contract-route.ts'
import { writeRoute } from '../../core/calls/write-route.ts'
import { linePush } from '../../core/mail/line-push.env.ts'
import { writeWhole } from '../../platform/database/tables.ts'
import { changeLeft, readLeaving } from './preferences/unsubscribe.ts'
import { unsubscribeFrom, resubscribeTo } from './preferences/mail-preferences.rows.ts'
import { changeOwnChoices, findOwnChoices } from './preferences/own-preferences.ts'
import { changeLineChoices, readLineChoices } from './line/line-choices.rows.ts'
import { mailingEnv } from './sending/mailing.env.ts'
import { askMailStart, startMail } from './resubscribe/resubscribe.ts'

const choosing = { most: 60, spanSeconds: 600 }
// Tokens cannot be guessed, and mail programs unsubscribe many readers from a few addresses.
const leaving = { most: 1200, spanSeconds: 60 }

/** Reads a member's choices for mail and LINE, and what an unsubscribe link is about; reading changes nothing. */
export const mailingRoutes: Routes = (payload) => [
  memberRoute(mailingCalls.getMailChoices, async ({ member, language }) => {
    const choices = await findOwnChoices(payload, member)
    return { body: { result: mailChoicesWire.encode(choices, language) } }
  }),
  secretRoute(
    route(mailingCalls.readLeaving, async ({ path, language }) => {
      const found = await readLeaving(payload, path['token'] ?? '')
      if (!found) throw notFound('Link')
      return { body: { result: mailLeavingWire.encode(found, language) } }
    }),
    leaving,
  ),
  memberRoute(lineCalls.getLineChoices, async ({ member, language }) => ({
    body: {
      result: ownLineChoicesWire.encode(await findLineChoices(payload, member.id), language),
    },
  })),
]

/** Choosing; unsubscribing and resubscribing without sign-in; lifting the suppression of an address. */
export const mailingWrites: Writes = (payload) => [
  writeRoute(choosing, [
    bindMemberWrite(mailingCalls.changeMailChoices, ({ member, record, language }) =>
      changeOwnChoices(payload, member, record, language),
    ),
  ]),
  writeRoute(leaving, [
    bindWrite(mailingCalls.leaveMail, ({ record, language }) =>
      changeLeft(payload, record, language, unsubscribeFrom),
    ),
  ]),
  writeRoute(leaving, [
    bindWrite(mailingCalls.returnToMail, ({ record, language }) =>
      changeLeft(payload, record, language, resubscribeTo),
    ),
  ]),
  writeRoute({ most: 10, spanSeconds: 600 }, [
    bindMemberWrite(mailingCalls.askMailStart, ({ member }) => askMailStart(payload, member)),
  ]),
  writeRoute({ most: 60, spanSeconds: 600 }, [
    bindWrite(mailingCalls.startMail, ({ record }) => startMail(payload, record.token)),
  ]),
  writeRoute(choosing, [
    bindMemberWrite(lineCalls.changeLineChoices, async ({ member, record, language }) => {
      const write = writeWhole(payload, async () => {
        const how = { channel: 'website', language } as const
        await changeLineChoices(payload, member.id, record, how)
        await requireActiveSession(payload, member)
      })
      await refuseErased(write)
      return await findLineChoices(payload, member.id)
    }),
  ]),
]

const isLineOffered = linePush !== undefined && mailingEnv.lineAMonth > 0

async function findLineChoices(payload: BasePayload, memberId: string): Promise<OwnLineChoices> {
  return { ...(await readLineChoices(payload, memberId)), isOffered: isLineOffered }
}
