import { eq, gt, inArray, like, lte, or } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { membersOf } from '../../content/src/core/accounts/member-tables.ts'
import { casesOf, stepsOf } from '../../content/src/core/cases/cases.rows.ts'
import { removeMember } from '../../content/src/features/account/removal/remove-member.ts'
import { nextSequence } from '../../content/src/features/webboard/board/counts.rows.ts'
import { recountBoard } from '../../content/src/features/webboard/board/recount.ts'
import {
  picturesOf,
  postsOf,
  repliesOf,
  visitsOf,
} from '../../content/src/features/webboard/tables/board-tables.ts'
import {
  keptTextsOf,
  reportsOf,
  takeDownsOf,
} from '../../content/src/features/webboard/tables/moderation-tables.ts'
import { connectionTo, writeWhole } from '../../content/src/platform/database/tables.ts'
import type { Kept, Removal } from '../seed/removal.ts'
import { emailOf } from './board-author.demo.ts'

/**
 * Removes the topics in which nobody has written since, with everything about them, then the demo's members without texts. A topic stays, too, if it was edited or staff decided about it.
 */
export async function removeBoardDemo(payload: BasePayload, filledAt: string): Promise<Removal> {
  const memberIds = await demoMembers(payload)
  const topics = await writeWhole(payload, async () => {
    // Locks the board.
    await nextSequence(payload, {})
    return await removeTopics(payload, filledAt)
  })
  await recountBoard(payload)
  let { removed } = topics
  for (const id of memberIds) {
    if (await hasTexts(payload, id)) continue
    await removeMember(payload, id, { isTold: false })
    removed += 1
  }
  return { removed, kept: topics.kept }
}

/** Nobody else can have such an address. */
async function demoMembers(payload: BasePayload): Promise<string[]> {
  const { id, email } = membersOf(payload)
  const rows = await connectionTo(payload)
    .select({ id })
    .from(membersOf(payload))
    .where(like(email, emailOf('%')))
  return rows.map((row) => String(row.id))
}

async function removeTopics(payload: BasePayload, filledAt: string): Promise<Removal> {
  const connection = connectionTo(payload)
  const [posts, replies] = [postsOf(payload), repliesOf(payload)]
  const topics = await connection.select().from(posts).where(lte(posts.createdAt, filledAt))
  const answers = await connection
    .select()
    .from(replies)
    .where(
      inArray(
        replies.post,
        topics.map(({ id }) => Number(id)),
      ),
    )
  const decided = await decidedSince(payload, filledAt)
  const isChanged = (text: { id: unknown; editedAt: unknown }, kind: 'post' | 'reply') =>
    isAfter(text.editedAt, filledAt) || decided.has(`${kind}:${String(text.id)}`)
  const kept: Kept[] = []
  const gone: { post: number; replies: number[] }[] = []
  for (const topic of topics) {
    const own = answers.filter(({ post }) => post === topic.id)
    const isAnswered = own.some(({ createdAt }) => isAfter(createdAt, filledAt))
    const isEdited = isChanged(topic, 'post') || own.some((reply) => isChanged(reply, 'reply'))
    if (isAnswered || isEdited)
      kept.push({
        path: `/collections/board-posts/${String(topic.id)}`,
        title: String(topic.title),
        reason: isAnswered ? 'answered' : 'edited',
      })
    else gone.push({ post: Number(topic.id), replies: own.map(({ id }) => Number(id)) })
  }
  await deleteTopics(payload, gone)
  return { removed: gone.length, kept }
}

/** The texts that staff have decided about since then. */
async function decidedSince(payload: BasePayload, filledAt: string): Promise<Set<string>> {
  const { subject, createdAt } = stepsOf(payload)
  const rows = await connectionTo(payload)
    .select({ subject })
    .from(stepsOf(payload))
    .where(gt(createdAt, filledAt))
  return new Set(rows.map((row) => String(row.subject)))
}

async function deleteTopics(
  payload: BasePayload,
  gone: readonly { post: number; replies: number[] }[],
): Promise<void> {
  const connection = connectionTo(payload)
  const [cases, steps] = [casesOf(payload), stepsOf(payload)]
  const postIds = gone.map(({ post }) => post)
  const replyIds = gone.flatMap(({ replies }) => replies)
  const subjects = [...postIds.map((id) => `post:${id}`), ...replyIds.map((id) => `reply:${id}`)]
  const about = await connection
    .delete(cases)
    .where(inArray(cases.subject, subjects))
    .returning({ id: cases.id })
  const caseIds = about.map(({ id }) => Number(id))
  await connection
    .delete(steps)
    .where(or(inArray(steps.subject, subjects), inArray(steps.caseId, caseIds)))
  await connection.delete(takeDownsOf(payload)).where(inArray(takeDownsOf(payload).caseId, caseIds))
  for (const table of [reportsOf(payload), keptTextsOf(payload)])
    await connection.delete(table).where(inArray(table.subject, subjects))
  await connection.delete(visitsOf(payload)).where(inArray(visitsOf(payload).post, postIds))
  const pictures = picturesOf(payload)
  // The daily sweep deletes their files.
  await connection
    .delete(pictures)
    .where(or(inArray(pictures.post, postIds), inArray(pictures.reply, replyIds)))
  await connection.delete(repliesOf(payload)).where(inArray(repliesOf(payload).post, postIds))
  await connection.delete(postsOf(payload)).where(inArray(postsOf(payload).id, postIds))
}

/** Databases write moments in different forms. */
function isAfter(stored: unknown, moment: string): boolean {
  return Date.parse(String(stored)) > Date.parse(moment)
}

async function hasTexts(payload: BasePayload, memberId: string): Promise<boolean> {
  for (const table of [postsOf(payload), repliesOf(payload)]) {
    const isOwn = eq(table.memberId, memberId)
    const [found] = await connectionTo(payload)
      .select({ id: table.id })
      .from(table)
      .where(isOwn)
      .limit(1)
    if (found) return true
  }
  return false
}
