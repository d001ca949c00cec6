import { mailingCalls } from '@washhouse/contract/mailing/mailing.calls'
import { mailChoicesWire } from '@washhouse/contract/mailing/mailing.wire'
import type { Routes, Writes } from '../../../engines/area.ts'
import { bindMemberWrite } from '../../../engines/calls/bound-write.ts'
import { memberRoute } from '../../../engines/calls/contract-route.ts'
import { writeRoute } from '../../../engines/calls/write-route.ts'
import { changeOwnChoices, findOwnChoices } from './own-choices.ts'

/** `GET /api/mail_choices`. */
export const choiceRoutes: Routes = (payload) => [
  memberRoute(mailingCalls.getMailChoices, async ({ member, language }) => {
    const choices = await findOwnChoices(payload, member)
    return { body: { result: mailChoicesWire.encode(choices, language) } }
  }),
]

/** `PATCH /api/mail_choices`. */
export const choiceWrites: Writes = (payload) => [
  writeRoute({ most: 60, spanSeconds: 600 }, [
    bindMemberWrite(mailingCalls.changeMailChoices, ({ member, record, language }) =>
      changeOwnChoices(payload, member, record, language),
    ),
  ]),
]
