import { webboardCalls } from '@washhouse/contract/webboard/webboard.calls'
import { failedValidation } from '@washhouse/contract/wire/errors'
import { FaultyBody } from '@washhouse/contract/wire/write-body'
import type { BasePayload } from 'payload'
import { bindMemberWrite } from '../../../engines/calls/bound-write.ts'
import { writeRoute, type ContractWrite } from '../../../engines/calls/write-route.ts'
import { logTraffic } from '../../../engines/traffic/log-traffic.ts'
import { keepBoardPicture, takePictureBack } from './keep-picture.ts'

/** `POST /files`, which redraws what comes and so is dear, and `DELETE /files/{id}`. */
export function pictureWrites(payload: BasePayload): ContractWrite[] {
  return [
    writeRoute({ most: 40, spanSeconds: 600 }, [
      bindMemberWrite(webboardCalls.sendPicture, async ({ files, member, ...call }) => {
        const file = files.get('file')
        if (!file) throw new FaultyBody([failedValidation('file', 'required', 'Value is required')])
        const kept = await keepBoardPicture(payload, member, file, call)
        logTraffic({ act: 'picture', memberId: member.id, address: call.address })
        return kept
      }),
    ]),
    writeRoute({ most: 120, spanSeconds: 60 }, [
      bindMemberWrite(webboardCalls.takePictureBack, async ({ path, member }) =>
        takePictureBack(payload, member, path['id'] ?? ''),
      ),
    ]),
  ]
}
