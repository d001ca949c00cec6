import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { membersOf, storeMember } from '../../content/src/features/account/member/member.rows.ts'
import { authorsOf } from '../../content/src/features/webboard/tables/board-tables.ts'
import { connectionTo } from '../../content/src/platform/database/tables.ts'
import { type BoardAuthorDemo, boardAuthors, emailOf } from './board-author.demo.ts'
import { queueCases, type QueueCaseDemo } from './queue.demo.ts'

const dayMs = 24 * 3_600_000

/** Authors of cases write nothing else. */
export const keyOfCase = (queued: QueueCaseDemo) => `queue-${queueCases.indexOf(queued) + 1}`

const everyAuthor: [string, BoardAuthorDemo][] = [
  ...Object.entries(boardAuthors),
  ...queueCases.map((queued): [string, BoardAuthorDemo] => [keyOfCase(queued), queued.author]),
]

/**
 * Returns their ids by key. Undefined if the first one exists, as then all exist: the caller must store them in one
 * transaction.
 */
export async function storeBoardAuthors(
  payload: BasePayload,
  filledAt: number,
): Promise<Map<string, string> | undefined> {
  const ids = new Map<string, string>()
  for (const [key, author] of everyAuthor) {
    const joinedAt = new Date(filledAt - author.joinedDaysAgo * dayMs)
    const id = await storeAuthor(payload, emailOf(key), author, joinedAt)
    if (id === undefined && ids.size === 0) return undefined
    if (id === undefined) throw new Error(`Somebody else has the address ${emailOf(key)}`)
    ids.set(key, id)
  }
  return ids
}

async function storeAuthor(
  payload: BasePayload,
  email: string,
  { firstName, lastName, nickname, language = 'th' }: BoardAuthorDemo,
  registeredAt: Date,
): Promise<string | undefined> {
  const id = await storeMember(payload, {
    email,
    passwordHash: null,
    firstName,
    lastName,
    phone: null,
    location: null,
    language,
    ageDeclaration: null,
    registeredAt,
  })
  if (id === undefined) return undefined
  const members = membersOf(payload)
  // Required to write on the board. A recent visit keeps retention from deleting accounts that are years old.
  await connectionTo(payload)
    .update(members)
    .set({ emailVerified: true, lastUsedAt: new Date().toISOString() })
    .where(eq(members.id, id))
  const at = registeredAt.toISOString()
  if (nickname !== undefined)
    await connectionTo(payload)
      .insert(authorsOf(payload))
      .values({ memberId: id, nickname, createdAt: at, updatedAt: at })
  return id
}
