import { type Endpoint, NotFound } from 'payload'
import { mailProofs, previewLetter } from '../sending/letter-preview.endpoints.ts'
import {
  type AskedRun,
  changedMeanwhile,
  runConflict,
  runEndpoint,
  runEndpoints,
  runSeenTo,
} from '../sending/run.endpoints.ts'
import { findObstacle } from './find-obstacle.ts'
import { policyDeskTexts } from './policy-change-desk.texts.ts'
import { writePolicyChange } from './policy-change-letter.ts'
import { policyProofOutbox } from './policy-change-outbox.ts'
import { beginChange, findChange, saidBy, type StoredChange } from './policy-change.rows.ts'

/** An announcement that an editor does something with. */
interface Asked extends AskedRun {
  change: StoredChange
}

/** What editors do with an announcement, at `/cms-api/policy-changes/{id}/…`. */
export const policyChangeEndpoints: Endpoint[] = [
  forEditors('get', 'preview', ({ req, change }) =>
    previewLetter(req, (language, brand) => writePolicyChange(saidBy(change), language, brand)),
  ),
  forEditors('post', 'proof', (asked) => mailProofs(asked, policyProofOutbox, 'policy-proof')),
  forEditors('post', 'start', async ({ req, change }) => {
    const obstacle = await findObstacle(req.payload, change, new Date())
    if (obstacle) {
      const { th, en } = policyDeskTexts
      throw runConflict(req, th.obstacles[obstacle], en.obstacles[obstacle])
    }
    if (!(await beginChange(req.payload, change.id, new Date()))) throw changedMeanwhile(req)
    return runSeenTo()
  }),
  ...runEndpoints('policy_changes'),
]

function forEditors(
  method: 'get' | 'post',
  name: string,
  work: (asked: Asked) => Promise<Response>,
): Endpoint {
  return runEndpoint({
    table: 'policy_changes',
    method,
    name,
    async work(asked) {
      const change = await findChange(asked.req.payload, asked.id)
      if (!change) throw new NotFound(asked.req.t)
      return await work({ ...asked, change })
    },
  })
}
