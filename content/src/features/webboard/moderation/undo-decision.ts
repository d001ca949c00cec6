import { and, eq, lte } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { memberCareOf } from '../../../core/accounts/member-care.ts'
import { connectionTo, writeWhole } from '../../../platform/database/tables.ts'
import { column } from '../tables/columns.ts'
import { keptTextsOf, undosOf } from '../tables/care-tables.ts'
import { reopenCases } from './close-cases.rows.ts'
import { takeNumbers } from '../board/counts.rows.ts'
import { writeLog } from './write-log.rows.ts'
import { hide } from '../board/hide.rows.ts'
import { setStored, holdPostsOf, findStored } from '../board/stored.rows.ts'
import { retitle } from '../board/tell-followers.ts'
import { show } from '../board/show.rows.ts'
import { decidable, subjectKey, type Stored } from '../tables/subject.ts'
import { readLimit, setLimit } from './act-on-author.rows.ts'
import type { Deciding } from './deciding.ts'
import { RefusedDecision } from './decision.ts'
import { holdWriter } from './target.rows.ts'
import { textMark } from './text-mark.ts'
import { untellAuthor } from './tell-author.ts'
import { announcePosts, postsAmong } from '../board/post.search.ts'
import { UndoNotes } from './undo-notes.ts'
import { undoMs } from '../tables/undo-time.ts'

/** Keeps how things stood, in the write that changes them. */
export async function keepUndo({ payload, by, key, undo }: Deciding): Promise<void> {
  const now = Date.now()
  const moment = new Date(now).toISOString()
  await connectionTo(payload)
    .insert(undosOf(payload))
    .values({
      key,
      by,
      before: JSON.stringify(undo),
      until: new Date(now + undoMs).toISOString(),
      createdAt: moment,
      updatedAt: moment,
    })
}

/**
 * Takes a decision back that the same member of staff has just made: all is as it was, but for what others have changed
 * since. What waited and was shown is hidden. False where it is too late, or not his.
 * @throws RefusedDecision where a text that he put right was changed again: nobody's newer text is thrown away.
 */
export async function undoDecision(
  payload: BasePayload,
  by: number,
  key: string,
): Promise<boolean> {
  const posts = await writeWhole(payload, async () => {
    await takeNumbers(payload, {})
    const undo = await takeUndo(payload, by, key)
    if (!undo) return undefined
    for (const memberId of peopleIn(undo)) await holdWriter(payload, memberId)
    await holdPostsOf(payload, undo.writings)
    await settleAccount(payload, by, undo)
    for (const each of undo.writings.toReversed()) await settleWriting(payload, key, each)
    await reopenCases(payload, undo.cases)
    await untellAuthor(payload, key)
    if (undo.answered !== null)
      await memberCareOf(payload).takeAnswerBack(payload, undo.answered, key)
    await connectionTo(payload)
      .delete(keptTextsOf(payload))
      .where(eq(keptTextsOf(payload).decision, key))
    await writeLog(payload, { act: 'undo', decision: key, by })
    return postsAmong(undo.writings)
  })
  if (!posts) return false
  await announcePosts(payload, posts)
  return true
}

const Row = z.object({ before: z.string(), until: column.moment })

/** Of two at once one has it. */
async function takeUndo(
  payload: BasePayload,
  by: number,
  key: string,
): Promise<UndoNotes | undefined> {
  const undos = undosOf(payload)
  const [row] = await connectionTo(payload)
    .delete(undos)
    .where(and(eq(undos.key, key), eq(undos.by, by)))
    .returning({ before: undos.before, until: undos.until })
  if (!row) return undefined
  const { before, until } = Row.parse(row)
  return Date.parse(until) < Date.now() ? undefined : UndoNotes.parse(JSON.parse(before))
}

function peopleIn({ author, account }: UndoNotes): Set<string> {
  return new Set([author?.memberId, account?.memberId].filter((id) => id !== undefined))
}

async function settleAccount(
  payload: BasePayload,
  by: number,
  { author, account }: UndoNotes,
): Promise<void> {
  if (author) {
    const { memberId, isUntil, ...limit } = author
    const { limitedUntil } = await readLimit(payload, memberId)
    if (limitedUntil === isUntil) await setLimit(payload, memberId, limit)
  }
  if (account?.act === 'suspend')
    await memberCareOf(payload).lift(payload, account.memberId, { by })
  if (account?.act === 'lift')
    await memberCareOf(payload).suspend(payload, account.memberId, {
      by,
      reason: account.reason ?? 'other',
      isMailed: false,
    })
}

type Noted = UndoNotes['writings'][number]

async function settleWriting(payload: BasePayload, key: string, noted: Noted): Promise<void> {
  const stored = await findStored(payload, noted)
  if (stored && isRewritten(stored, noted)) throw new RefusedDecision('rewritten')
  // Its author has taken it back, or it was erased.
  if (stored?.state !== noted.is) return
  if (!(await settleTexts(payload, key, stored, noted))) return
  if (noted.is === 'published') {
    if (stored.kind === 'post') await settleMarks(payload, stored, noted)
    if (noted.was === 'published') return
    const now = await findStored(payload, noted)
    if (now) await hide(payload, now)
    return
  }
  const { pinnedAt } = noted
  const marks = stored.kind === 'post' ? { pinnedAt } : {}
  await setStored(payload, stored, {
    ...marks,
    state: noted.was === 'waiting' ? 'waiting' : 'hidden',
  })
  if (noted.was !== 'published') return
  const now = await findStored(payload, noted)
  if (now) await show(payload, now, noted)
}

function isRewritten(stored: Stored, { text }: Noted): boolean {
  return text !== null && decidable.includes(stored.state) && textMark(stored) !== text
}

async function settleMarks(
  payload: BasePayload,
  stored: Stored & { kind: 'post' },
  { isLocked, pinnedAt, marked }: Noted,
): Promise<void> {
  if (marked === 'lock') await setStored(payload, stored, { isLocked })
  if (marked === 'pin') await setStored(payload, stored, { pinnedAt })
}

/** False where what was removed has been erased meanwhile. */
async function settleTexts(
  payload: BasePayload,
  key: string,
  stored: Stored,
  { editedAt, is }: Noted,
): Promise<boolean> {
  const { title, detail, quote, ...kept } = keptTextsOf(payload)
  const [row] = await connectionTo(payload)
    .select({ title, detail, quote })
    .from(keptTextsOf(payload))
    .where(and(eq(kept.decision, key), eq(kept.subject, subjectKey(stored))))
  if (!row) return is !== 'removed'
  const texts =
    stored.kind === 'post'
      ? { title: row.title, detail: row.detail }
      : { detail: row.detail, quote: row.quote }
  await setStored(payload, stored, { ...texts, editedAt })
  await retitle(payload, stored)
  return true
}

/** What nobody can take back any more. */
export async function forgetUndos(payload: BasePayload): Promise<void> {
  const undos = undosOf(payload)
  await connectionTo(payload).delete(undos).where(lte(undos.until, new Date().toISOString()))
}
