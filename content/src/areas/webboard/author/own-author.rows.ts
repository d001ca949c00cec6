import { boardReasons } from '@washhouse/contract/webboard/board-care.contract'
import type { BoardName, OwnBoardAuthor } from '@washhouse/contract/webboard/webboard.contract'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { BasePayload } from 'payload'
import type { Member } from '../../../engines/calls/member.ts'
import { connectionTo, writeWhole } from '../../../ground/database/tables.ts'
import { column } from '../board-columns.ts'
import { authorsOf } from '../board-tables.ts'
import { holdAuthor } from '../writing/held-author.rows.ts'
import { nameOfAuthor } from './author-name.ts'
import { refuseAdvertisement, refuseReservedName } from './reserved-name.ts'

const Reason = z.enum(boardReasons).nullable()

type Named = Pick<Member, 'id' | 'firstName' | 'lastName'>

/** The member as the board has him. A limit that is over is none. */
export async function findOwnAuthor(
  payload: BasePayload,
  { id, firstName, lastName }: Named,
): Promise<OwnBoardAuthor> {
  const { memberId, nickname, limitedUntil, limitReason, hasAppealed } = authorsOf(payload)
  const [row] = await connectionTo(payload)
    .select({ nickname, limitedUntil, limitReason, hasAppealed })
    .from(authorsOf(payload))
    .where(eq(memberId, id))
  const own = column.text.parse(row?.nickname ?? null)
  const until = column.nullableMoment.parse(row?.limitedUntil ?? null)
  const isLimited = until !== null && Date.parse(until) > Date.now()
  return {
    nickname: own,
    name: nameOfAuthor({ nickname: own, firstName, lastName }),
    limitedUntil: isLimited ? until : null,
    limitReason: isLimited ? Reason.parse(row?.limitReason ?? null) : null,
    mayAppeal: isLimited && !row?.hasAppealed,
  }
}

/**
 * Changes how a member is named on the board, on what he wrote before, too.
 * @throws FORBIDDEN where he may not write, INVALID_CREDENTIALS where he is gone, FaultyBody naming `nickname` where that is
 * the brand's or an advertisement.
 */
export async function changeOwnAuthor(
  payload: BasePayload,
  member: Named,
  { nickname }: Partial<BoardName>,
): Promise<OwnBoardAuthor> {
  if (nickname) {
    await refuseReservedName(payload, nickname)
    await refuseAdvertisement(payload, nickname)
  }
  return await writeWhole(payload, async () => {
    await holdAuthor(payload, member.id)
    const table = authorsOf(payload)
    const now = new Date().toISOString()
    if (nickname !== undefined)
      await connectionTo(payload)
        .insert(table)
        .values({ memberId: member.id, nickname, createdAt: now, updatedAt: now })
        .onConflictDoUpdate({ target: table.memberId, set: { nickname, updatedAt: now } })
    return await findOwnAuthor(payload, member)
  })
}
