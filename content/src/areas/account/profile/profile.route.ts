import { accountCalls } from '@washhouse/contract/account/account.calls'
import { profileWire } from '@washhouse/contract/account/account.wire'
import { forbidden } from '@washhouse/contract/wire/errors'
import { selectFields } from '@washhouse/contract/wire/select-fields'
import type { BasePayload } from 'payload'
import { bindMemberWrite } from '../../../engines/calls/bound-write.ts'
import { bindRead, type ContractRoute } from '../../../engines/calls/contract-route.ts'
import { memberOf } from '../../../engines/calls/member.ts'
import { writeRoute, type ContractWrite } from '../../../engines/calls/write-route.ts'
import { queryOf } from '../../../engines/records/items-routes.ts'
import { changeProfile } from './change-profile.ts'
import { profileOf } from './profile.ts'

/** `GET /users/me`, and by his own id: nobody is shown to anybody else. */
export function profileRoutes(): ContractRoute[] {
  return [accountCalls.getMe, accountCalls.getUser].map((call) =>
    bindRead(call, queryOf(profileWire), async ({ query, path, language }, asked) => {
      const member = memberOf(asked)
      const { id = member.id } = path
      if (id.toLowerCase() !== member.id) throw forbidden()
      const wire = profileWire.encode(profileOf(member), language)
      return { body: { data: selectFields(wire, query.fields) } }
    }),
  )
}

/** `PATCH /users/me`. */
export function profileWrites(payload: BasePayload): ContractWrite[] {
  return [
    writeRoute({ most: 60, spanSeconds: 600 }, [
      bindMemberWrite(accountCalls.changeMe, ({ record, member, language }) =>
        changeProfile(payload, member, record, language),
      ),
    ]),
  ]
}
