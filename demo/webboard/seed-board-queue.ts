import { eq } from 'drizzle-orm'
import { askAgain } from '../../content/src/features/webboard/moderation/ask-again.ts'
import { authorsOf, postsOf } from '../../content/src/features/webboard/tables/board-tables.ts'
import { decide } from '../../content/src/features/webboard/moderation/decide.ts'
import { Decision } from '../../content/src/features/webboard/moderation/decision.ts'
import { openCase } from '../../content/src/features/webboard/moderation/open-case.rows.ts'
import { untellAuthor } from '../../content/src/features/webboard/moderation/tell-author.ts'
import { reportWriting } from '../../content/src/features/webboard/moderation/report-writing.ts'
import { requestTakeDown } from '../../content/src/features/webboard/moderation/request-take-down.ts'
import {
  storePost,
  storeReply,
  storeWaitingReply,
} from '../../content/src/features/webboard/board/store-writing.rows.ts'
import { connectionTo } from '../../content/src/platform/database/tables.ts'
import { websitePage } from '../../content/src/platform/website-page.ts'
import { dateCase } from './date-case.ts'
import { hoursBefore, known, type Filling } from './filling.ts'
import { queueCases, textsOf, type QueueCaseDemo, type QueuedText } from './queue.demo.ts'
import { keyOfCase } from './seed-board-authors.ts'

type Named = { post: number; reply: null } | { post: null; reply: number }
type CaseOf<Kind extends QueueCaseDemo['kind']> = Extract<QueueCaseDemo, { kind: Kind }>

/** What is written of it, one after the other, and what is done about it once all of it is. */
export function queueSteps(filling: Filling) {
  const stored = new Map<QueuedText, Named>()
  const written = queueCases.flatMap((queued) =>
    textsOf(queued).map((text) => ({
      at: hoursBefore(filling.filledAt, text.writtenHoursAgo),
      write: async () => void stored.set(text, await writeText(filling, queued, text)),
    })),
  )
  return {
    written,
    async openCases() {
      for (const queued of queueCases) {
        const memberId = authorOf(filling, queued)
        const [first] = textsOf(queued)
        const subject = known(first && stored.get(first), keyOfCase(queued))
        await bring(filling, queued, { memberId, subject })
        await dateCase(filling, memberId, queued)
      }
    },
  }
}

const authorOf = ({ authorIds }: Filling, queued: QueueCaseDemo) =>
  known(authorIds.get(keyOfCase(queued)), keyOfCase(queued))

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
  const { memberId } = written
  if ('topic' in text) {
    const { post } = known(topics.get(text.topic), text.topic)
    const reply = { ...written, post, quote: null }
    const id = look ? await storeWaitingReply(payload, reply) : await storeReply(payload, reply)
    const subject = { kind: 'reply', id: known(id, text.detail), post } as const
    if (look) await openCase(payload, { kind: 'held', subject, memberId, look })
    return { post: null, reply: subject.id }
  }
  const { title, views } = text
  const post = await storePost(payload, { ...written, title, waits: look !== null })
  if (look)
    await openCase(payload, { kind: 'held', subject: { kind: 'post', id: post }, memberId, look })
  const posts = postsOf(payload)
  await connectionTo(payload).update(posts).set({ views }).where(eq(posts.id, post))
  return { post, reply: null }
}

interface About {
  memberId: string
  subject: Named
}

/** Has it brought before staff as members and strangers do; what is held is there since it was written. */
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

async function appeal(
  { payload, staff, filledAt }: Filling,
  { reason, limitedDays: days, removedHoursAgo, appeal: message }: CaseOf<'appeal'>,
  { memberId, subject }: About,
): Promise<void> {
  const reply = known(subject.reply, message)
  const decision = Decision.parse({ reply, act: 'limit', reason, days })
  const { key } = await decide(payload, staff, decision)
  // It names another day than the one below, and nobody reads it.
  await untellAuthor(payload, key)
  const authors = authorsOf(payload)
  const limitedUntil = hoursBefore(filledAt, removedHoursAgo - days * 24).toISOString()
  await connectionTo(payload)
    .update(authors)
    .set({ limitedUntil })
    .where(eq(authors.memberId, memberId))
  await askAgain(payload, { id: memberId }, { message })
}
