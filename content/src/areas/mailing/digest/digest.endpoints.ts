import type { Endpoint, PayloadRequest } from 'payload'
import { mailProofs, previewLetter } from '../sending/letter-preview.endpoints.ts'
import {
  changedMeanwhile,
  endpointsOf,
  runConflict,
  runEndpoints,
  runSeenTo,
} from '../sending/run.endpoints.ts'
import { writeDigest } from './digest-letter.ts'
import {
  beginIssue,
  composeOpen,
  findIssue,
  hasEverLeft,
  readFrozen,
  type StoredIssue,
} from './digest-issue.rows.ts'
import { proofOutbox } from './digest-outbox.ts'

const forEditors = endpointsOf('digest_issues', findIssue)

/** What editors do with an issue of the digest, at `/cms-api/digest-issues/{id}/…`. */
export const digestEndpoints: Endpoint[] = [
  forEditors('get', 'preview', async ({ req, stored: issue }) => {
    const shown = await readShown(req, issue)
    return await previewLetter(req, (language, brand) =>
      writeDigest(shown, { language, brand, notices: shown.notices }),
    )
  }),
  forEditors('post', 'proof', (asked) => mailProofs(asked, proofOutbox, 'digest-proof')),
  forEditors('post', 'start', async ({ req, stored: issue }) => {
    const isToBeProved = !(await hasEverLeft(req.payload))
    if (isToBeProved && issue.provedAt === null)
      throw runConflict(
        req,
        'ฉบับแรกต้องส่งตัวอย่างให้ตัวเองและอ่านก่อน แล้วจึงเริ่มส่งได้',
        'Nobody has seen the first issue: send yourself a proof and read it, then start.',
      )
    if (!(await beginIssue(req.payload, issue.id, new Date(), { isToBeProved })))
      throw changedMeanwhile(req)
    return runSeenTo()
  }),
  ...runEndpoints('digest_issues'),
]

/** As it leaves or has left, or as it would now. */
async function readShown({ payload }: PayloadRequest, issue: StoredIssue) {
  return (await readFrozen(payload, issue.id)) ?? (await composeOpen(payload, issue, new Date()))
}
