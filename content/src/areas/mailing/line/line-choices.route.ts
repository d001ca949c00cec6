import { lineCalls } from '@washhouse/contract/line/line.calls'
import type { OwnLineChoices } from '@washhouse/contract/line/line.contract'
import { ownLineChoicesWire } from '@washhouse/contract/line/line.wire'
import { invalidCredentials } from '@washhouse/contract/wire/errors'
import type { BasePayload } from 'payload'
import { requireLivingSession } from '../../../engines/accounts/sessions/living-session.ts'
import type { Routes, Writes } from '../../../engines/area.ts'
import { bindMemberWrite } from '../../../engines/calls/bound-write.ts'
import { memberRoute } from '../../../engines/calls/contract-route.ts'
import { writeRoute } from '../../../engines/calls/write-route.ts'
import { linePush } from '../../../engines/mail/line-push.env.ts'
import { isMissingValue } from '../../../ground/database/taken-value.ts'
import { writeWhole } from '../../../ground/database/tables.ts'
import { sendingEnv } from '../sending/sending.env.ts'
import { changeLineChoices, readLineChoices } from './line-choices.rows.ts'

const isOffered = linePush !== undefined && sendingEnv.lineAMonth > 0

/** `GET /api/line_choices`. */
export const lineChoiceRoutes: Routes = (payload) => [
  memberRoute(lineCalls.getLineChoices, async ({ member, language }) => ({
    body: { result: ownLineChoicesWire.encode(await findOwn(payload, member.id), language) },
  })),
]

/** `PATCH /api/line_choices`. */
export const lineChoiceWrites: Writes = (payload) => [
  writeRoute({ most: 60, spanSeconds: 600 }, [
    bindMemberWrite(lineCalls.changeLineChoices, async ({ member, record, language }) => {
      try {
        await writeWhole(payload, async () => {
          const how = { channel: 'website', language } as const
          await changeLineChoices(payload, member.id, record, how)
          await requireLivingSession(payload, member)
        })
      } catch (error) {
        // Erased meanwhile.
        if (isMissingValue(error)) throw invalidCredentials()
        throw error
      }
      return await findOwn(payload, member.id)
    }),
  ]),
]

async function findOwn(payload: BasePayload, memberId: string): Promise<OwnLineChoices> {
  return { ...(await readLineChoices(payload, memberId)), isOffered }
}
