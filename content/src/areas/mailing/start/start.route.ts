import { mailingCalls } from '@washhouse/contract/mailing/mailing.calls'
import type { Writes } from '../../../engines/area.ts'
import { bindMemberWrite, bindWrite } from '../../../engines/calls/bound-write.ts'
import { writeRoute } from '../../../engines/calls/write-route.ts'
import { askMailStart, startMail } from './start-mail.ts'

/** Having mail sent again to an address at which it was turned back. */
export const startWrites: Writes = (payload) => [
  writeRoute({ most: 10, spanSeconds: 600 }, [
    bindMemberWrite(mailingCalls.askMailStart, ({ member }) => askMailStart(payload, member)),
  ]),
  writeRoute({ most: 60, spanSeconds: 600 }, [
    bindWrite(mailingCalls.startMail, ({ record }) => startMail(payload, record.token)),
  ]),
]
