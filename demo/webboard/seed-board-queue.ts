import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { addStep, findCase, openCase } from '../../content/src/core/cases/cases.rows.ts'
import { askAgain } from '../../content/src/features/webboard/moderation/remind-moderators.ts'
import { authorsOf, postsOf } from '../../content/src/features/webboard/tables/board-tables.ts'
import { closeCasesAbout } from '../../content/src/features/webboard/moderation/close-cases.rows.ts'
import { limitAuthor } from '../../content/src/features/webboard/moderation/act-on-author.rows.ts'
import { remove } from '../../content/src/features/webboard/moderation/act-on-writing.rows.ts'
import { Decision } from '../../content/src/features/webboard/moderation/decision.ts'
import { reportWriting } from '../../content/src/features/webboard/moderation/report-writing.ts'
import { requestTakeDown } from '../../content/src/features/webboard/moderation/request-take-down.ts'
import { findTarget } from '../../content/src/features/webboard/moderation/target.rows.ts'
import {
  storePost,
  storeReply,
  storeWaitingReply,
} from '../../content/src/features/webboard/board/store-writing.rows.ts'
import { connectionTo } from '../../content/src/platform/database/tables.ts'
import { websitePage } from '../../content/src/platform/website-page.ts'
import { dateCase } from './date-case.ts'
import { hoursBefore, known, type Filling } from './filling.ts'
import {
  queueCases,
  textsOf,
  type QueueCaseDemo,
  type QueuedReply,
  type QueuedText,
} from './queue.demo.ts'
import { keyOfCase } from './seed-board-authors.ts'

type Named = { post: number; reply: null } | { post: null; reply: number }
type CaseOf<Kind extends QueueCaseDemo['kind']> = Extract<QueueCaseDemo, { kind: Kind }>

/** The texts of the cases and the replies to them, and the step that opens the cases after all texts. */
export function queueSteps(filling: Filling) {
  const stored = new Map<QueuedText, Named>()
  const written = queueCases.flatMap((queued) =>
    textsOf(queued).flatMap((text) => [
      {
        at: hoursBefore(filling.filledAt, text.writtenHoursAgo),
        write: async () => void stored.set(text, await writeText(filling, queued, text)),
      },
      ...repliesTo(text).map((reply) => ({
        at: hoursBefore(filling.filledAt, text.writtenHoursAgo - reply.after),
        write: () => writeReply(filling, known(stored.get(text)?.post, reply.detail), text, reply),
      })),
    ]),
  )
  return {
    written,
    async openCases() {
      for (const queued of queueCases) {
        const memberId = authorOf(filling, queued)
        const [first] = textsOf(queued)
        const subject = known(first && stored.get(first), keyOfCase(queued))
        await bring(filling, queued, { memberId, subject })
        await dateCase(filling, keyOf(subject), queued)
      }
    },
  }
}

const keyOf = ({ post, reply }: Named) => (reply === null ? `post:${post}` : `reply:${reply}`)

const authorOf = ({ authorIds }: Filling, queued: QueueCaseDemo) =>
  known(authorIds.get(keyOfCase(queued)), keyOfCase(queued))

const repliesTo = (text: QueuedText) => ('title' in text && text.reply ? [text.reply] : [])

async function writeReply(
  { payload, authorIds, filledAt }: Filling,
  post: number,
  { writtenHoursAgo }: QueuedText,
  { author, after, detail }: QueuedReply,
): Promise<void> {
  const memberId = known(authorIds.get(author), author)
  const at = hoursBefore(filledAt, writtenHoursAgo - after)
  known(await storeReply(payload, { memberId, post, detail, quote: null, at }), detail)
}

async function writeText(
  filling: Filling,
  queued: QueueCaseDemo,
  text: QueuedText,
): Promise<Named> {
  const { payload, filledAt, topics } = filling
  const written = {
    memberId: authorOf(filling, queued),
    detail: text.detail,
    at: hoursBefore(filledAt, text.writtenHoursAgo),
  }
  const look = queued.kind === 'held' ? queued.why : null
  if ('topic' in text) {
    const { post } = known(topics.get(text.topic), text.topic)
    const reply = { ...written, post, quote: null }
    const id = look ? await storeWaitingReply(payload, reply) : await storeReply(payload, reply)
    const named = { post: null, reply: known(id, text.detail) }
    if (look) await openCase(payload, { kind: 'held', subject: keyOf(named), cause: look })
    return named
  }
  const { title, views } = text
  const post = await storePost(payload, { ...written, title, waits: look !== null })
  if (look) await openCase(payload, { kind: 'held', subject: `post:${post}`, cause: look })
  const posts = postsOf(payload)
  await connectionTo(payload).update(posts).set({ views }).where(eq(posts.id, post))
  return { post, reply: null }
}

interface About {
  memberId: string
  subject: Named
}

/** Reports a text as members and strangers do; a held text is in the queue since it was written. */
async function bring(filling: Filling, queued: QueueCaseDemo, about: About): Promise<void> {
  if (queued.kind === 'reported') await report(filling, queued, about)
  if (queued.kind === 'take_down') await askToTakeDown(filling, queued, about)
  if (queued.kind === 'appeal') await appeal(filling, queued, about)
}

async function report(
  { payload, authorIds }: Filling,
  { reports }: CaseOf<'reported'>,
  { subject }: About,
): Promise<void> {
  for (const { by, reason, note = null } of reports) {
    const reporter = { id: known(authorIds.get(by), by), network: null }
    await reportWriting(payload, reporter, { ...subject, reason, note })
  }
}

async function askToTakeDown(
  { payload }: Filling,
  { sender, reason, request }: CaseOf<'take_down'>,
  { subject }: About,
): Promise<void> {
  const address = websitePage('th', `/webboard/${known(subject.post, request)}`)
  const asked = { ...sender, address, reason, message: request, consent: true } as const
  const about = { language: 'th', idempotencyKey: undefined, visitor: 'the demo' } as const
  await requestTakeDown(payload, { ...asked, looksAutomatic: null }, about)
}

/** Stores the result of a decision without notifying anyone: it was days ago. */
async function appeal(
  { payload, staff: by, filledAt }: Filling,
  { reason, limitedDays: days, removedHoursAgo, appeal: message }: CaseOf<'appeal'>,
  { memberId, subject: named }: About,
): Promise<void> {
  const subject = keyOf(named)
  const caseId = await openCase(payload, { kind: 'reported', subject })
  const found = known(await findCase(payload, caseId), subject)
  const target = await findTarget(payload, found)
  const decision = Decision.parse({ act: 'limit', reason, days })
  const deciding = { payload, found, decision, by, key: randomUUID(), target }
  await addStep(payload, { kind: found.kind, caseId, subject, act: decision.act, reason, by })
  await remove(deciding, known(target.stored, subject))
  await limitAuthor(deciding)
  await closeCasesAbout(payload, known(target.stored, subject), { decision: decision.act, by })
  const authors = authorsOf(payload)
  const limitedUntil = hoursBefore(filledAt, removedHoursAgo - days * 24).toISOString()
  await connectionTo(payload)
    .update(authors)
    .set({ limitedUntil })
    .where(eq(authors.memberId, memberId))
  await askAgain(payload, { id: memberId }, { message })
}
