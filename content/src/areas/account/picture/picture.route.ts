import { accountCalls } from '@washhouse/contract/account/account.calls'
import { failedValidation } from '@washhouse/contract/wire/errors'
import { FaultyBody } from '@washhouse/contract/wire/write-body'
import type { BasePayload } from 'payload'
import { bindMemberWrite } from '../../../engines/calls/bound-write.ts'
import { writeRoute, type ContractWrite } from '../../../engines/calls/write-route.ts'
import { setPicture } from './set-picture.ts'

/** `POST /users/me/avatar`: to redraw a picture is dear. */
export function pictureWrites(payload: BasePayload): ContractWrite[] {
  return [
    writeRoute({ most: 20, spanSeconds: 600 }, [
      bindMemberWrite(accountCalls.setPicture, async ({ files, member, ...call }) => {
        const picture = files.get('picture')
        if (picture) return await setPicture(payload, member, picture, call)
        throw new FaultyBody([failedValidation('picture', 'required', 'Value is required')])
      }),
    ]),
  ]
}
