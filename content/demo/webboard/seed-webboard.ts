import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { postsOf } from '../../src/areas/webboard/board-tables.ts'
import { moveOnShelves } from '../../src/areas/webboard/counting/shelves.rows.ts'
import { storePost, storeReply } from '../../src/areas/webboard/writing/store-writing.rows.ts'
import { connectionTo, writeWhole } from '../../src/ground/database/tables.ts'
import type { Seed } from '../seed/seeding.ts'
import { momentsUntil } from './board-moments.ts'
import { topics } from './board.demo.ts'
import { storeBoardAuthors } from './seed-board-authors.ts'
import { storeBoardPortraits } from './seed-board-portraits.ts'
import type { TopicDemo } from './topic.demo.ts'

/** Members who cannot sign in, and what they wrote: all of it in one write, so that none is counted half. */
export const webboardSeed: Seed = {
  count: 1,
  async run({ payload, step }) {
    await writeWhole(payload, () => fillBoard(payload, Date.now()))
    step('webboard')
  },
}

interface Stored {
  post: number
  replies: number[]
}

async function fillBoard(payload: BasePayload, filledAt: number): Promise<void> {
  const authorIds = await storeBoardAuthors(payload, filledAt)
  if (!authorIds) return
  await storeBoardPortraits(payload, authorIds)
  const stored = new Map<TopicDemo, Stored>()
  for (const { at, topic, reply } of momentsUntil(filledAt, topics)) {
    const memberId = known(authorIds.get((reply ?? topic).author), (reply ?? topic).author)
    if (!reply) {
      const { title, detail } = topic
      const post = await storePost(payload, { memberId, title, detail, at })
      stored.set(topic, { post, replies: [] })
      continue
    }
    const { post, replies } = known(stored.get(topic), topic.title)
    const quote = reply.quote === undefined ? null : known(replies[reply.quote - 1], reply.detail)
    const id = await storeReply(payload, { memberId, post, detail: reply.detail, quote, at })
    replies.push(known(id, reply.detail))
  }
  for (const [topic, ids] of stored) await complete(payload, topic, ids)
}

/** What became of a post after it was replied to. */
async function complete(
  payload: BasePayload,
  { title, views, solvedBy, isLocked, isPinned }: TopicDemo,
  { post, replies }: Stored,
): Promise<void> {
  const solved = solvedBy === undefined ? null : known(replies[solvedBy - 1], title)
  const table = postsOf(payload)
  const [numbers] = await connectionTo(payload)
    .update(table)
    .set({ views, isLocked: isLocked ?? false, solvedBy: solved })
    .where(eq(table.id, post))
    .returning({ number: table.number, activity: table.activity, createdAt: table.createdAt })
  if (!isPinned) return
  const { number, activity, createdAt } = known(numbers, title)
  await connectionTo(payload).update(table).set({ pinnedAt: createdAt }).where(eq(table.id, post))
  await moveOnShelves(payload, 'number', Number(number), null)
  await moveOnShelves(payload, 'activity', Number(activity), null)
}

function known<Value>(value: Value | null | undefined, name: string): Value {
  if (value === undefined || value === null)
    throw new Error(`The demo content of the board names what is not there: ${name}`)
  return value
}
