import { type Endpoint, NotFound, type PayloadRequest } from 'payload'
import { mailProofs, previewLetter } from '../sending/letter-preview.endpoints.ts'
import {
  type AskedRun,
  changedMeanwhile,
  runConflict,
  runEndpoint,
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

/** An issue that an editor does something with. */
interface Asked extends AskedRun {
  issue: StoredIssue
}

/** What editors do with an issue of the digest, at `/cms-api/digest-issues/{id}/…`. */
export const digestEndpoints: Endpoint[] = [
  forEditors('get', 'preview', async ({ req, issue }) => {
    const shown = await readShown(req, issue)
    return await previewLetter(req, (language, brand) =>
      writeDigest(shown, { language, brand, notices: shown.notices }),
    )
  }),
  forEditors('post', 'proof', (asked) => mailProofs(asked, proofOutbox, 'digest-proof')),
  forEditors('post', 'start', async ({ req, issue }) => {
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

function forEditors(
  method: 'get' | 'post',
  name: string,
  work: (asked: Asked) => Promise<Response>,
): Endpoint {
  return runEndpoint({
    table: 'digest_issues',
    method,
    name,
    async work(asked) {
      const issue = await findIssue(asked.req.payload, asked.id)
      if (!issue) throw new NotFound(asked.req.t)
      return await work({ ...asked, issue })
    },
  })
}
