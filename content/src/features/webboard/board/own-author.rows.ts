import { boardReasons } from '@washhouse/contract/webboard/board-moderation.contract'
import type {
  BoardName,
  NameFault,
  OwnBoardAuthor,
} from '@washhouse/contract/webboard/webboard.contract'
import { failedValidation } from '@washhouse/contract/wire/errors'
import { FaultyBody } from '@washhouse/contract/wire/write-body'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { BasePayload } from 'payload'
import type { Member } from '../../../core/calls/member.ts'
import { connectionTo, writeWhole } from '../../../platform/database/tables.ts'
import { column } from '../tables/columns.ts'
import { authorsOf } from '../tables/board-tables.ts'
import { expectReview } from './author-standing.rows.ts'
import { lockAuthor } from './locked-author.rows.ts'
import { checkAuthorName } from '../rules/author-name.ts'
import { faultOfName, type NameRules } from '../rules/check-name.ts'
import { readNameRules } from '../rules/name-rules.rows.ts'

const Reason = z.enum(boardReasons).nullable()

type Named = Pick<Member, 'id' | 'firstName' | 'lastName'>

/** The member's own author record. An expired limit is omitted. */
export async function findOwnAuthor(
  payload: BasePayload,
  { id, firstName, lastName }: Named,
): Promise<OwnBoardAuthor> {
  const { memberId, nickname, isBrand, ...authors } = authorsOf(payload)
  const { limitedUntil, limitReason, hasAppealed } = authors
  const [row] = await connectionTo(payload)
    .select({ nickname, isBrand, limitedUntil, limitReason, hasAppealed })
    .from(authorsOf(payload))
    .where(eq(memberId, id))
  const own = column.text.parse(row?.nickname ?? null)
  const until = column.nullableMoment.parse(row?.limitedUntil ?? null)
  const isLimited = until !== null && Date.parse(until) > Date.now()
  const given = { nickname: own, firstName, lastName, isBrand: Boolean(row?.isBrand) }
  const { name, fault } = checkAuthorName(given, await readNameRules(payload))
  return {
    nickname: own,
    name,
    nameFault: fault,
    limitedUntil: isLimited ? until : null,
    limitReason: isLimited ? Reason.parse(row?.limitReason ?? null) : null,
    mayAppeal: isLimited && !row?.hasAppealed,
    review: row?.isBrand ? null : await expectReview(payload, id),
  }
}

/**
 * Changes a member's name on the board, also on earlier texts.
 * @throws FORBIDDEN if they may not write, INVALID_CREDENTIALS if they are deleted, FaultyBody naming `nickname` if it must
 * not be shown.
 */
export async function changeOwnAuthor(
  payload: BasePayload,
  member: Named,
  { nickname }: Partial<BoardName>,
): Promise<OwnBoardAuthor> {
  if (nickname) refuseNickname(nickname, await readNameRules(payload))
  return await writeWhole(payload, async () => {
    await lockAuthor(payload, member.id)
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

const nicknameFaults: Record<NameFault, string> = {
  reserved: 'This name is reserved for the brand and its staff',
  listed: 'A name must not be an address, number or advertisement',
  contact: 'A name must not be an address, number or advertisement',
  letters: 'Use Thai and English letters and digits',
}

/**
 * Rejects nicknames that must not be shown.
 * @throws FaultyBody of type `reserved` or `format` naming `nickname`.
 */
function refuseNickname(nickname: string, rules: NameRules): void {
  const fault = faultOfName(nickname, rules)
  if (fault === null) return
  const type = fault === 'reserved' ? 'reserved' : 'format'
  throw new FaultyBody([failedValidation('nickname', type, nicknameFaults[fault])])
}
