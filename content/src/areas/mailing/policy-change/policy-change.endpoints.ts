import type { Endpoint } from 'payload'
import { mailProofs, previewLetter } from '../sending/letter-preview.endpoints.ts'
import {
  changedMeanwhile,
  endpointsOf,
  runConflict,
  runEndpoints,
  runSeenTo,
} from '../sending/run.endpoints.ts'
import { findObstacle } from './find-obstacle.ts'
import { policyDeskTexts } from './policy-change-desk.texts.ts'
import { writePolicyChange } from './policy-change-letter.ts'
import { policyProofOutbox } from './policy-change-outbox.ts'
import { beginChange, findChange, saidBy } from './policy-change.rows.ts'

const forEditors = endpointsOf('policy_changes', findChange)

/** What editors do with an announcement, at `/cms-api/policy-changes/{id}/…`. */
export const policyChangeEndpoints: Endpoint[] = [
  forEditors('get', 'preview', ({ req, stored: change }) =>
    previewLetter(req, (language, brand) => writePolicyChange(saidBy(change), language, brand)),
  ),
  forEditors('post', 'proof', (asked) => mailProofs(asked, policyProofOutbox, 'policy-proof')),
  forEditors('post', 'start', async ({ req, stored: change }) => {
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
