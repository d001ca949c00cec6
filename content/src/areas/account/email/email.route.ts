import { accountCalls } from '@washhouse/contract/account/account.calls'
import type { Writes } from '../../../engines/area.ts'
import { bindMemberWrite, bindWrite } from '../../../engines/calls/bound-write.ts'
import { writeRoute } from '../../../engines/calls/write-route.ts'
import { confirmMove } from './confirm-move.ts'
import { requestMove } from './request-move.ts'
import { undoMove } from './undo-move.ts'

const requests = { most: 20, spanSeconds: 600 }
const uses = { most: 60, spanSeconds: 600 }

/** Every write by which an account changes its address. */
export const emailWrites: Writes = (payload) => [
  writeRoute(requests, [
    bindMemberWrite(accountCalls.changeEmail, (sent) => requestMove(payload, sent)),
  ]),
  writeRoute(uses, [
    bindWrite(accountCalls.confirmEmail, ({ record }) => confirmMove(payload, record.token)),
  ]),
  writeRoute(uses, [
    bindWrite(accountCalls.undoEmail, ({ record }) => undoMove(payload, record.token)),
  ]),
]
