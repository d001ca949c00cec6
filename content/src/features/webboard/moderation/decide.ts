import { and, count, eq, ne } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import {
  type Begun,
  type Carried,
  type Deciding,
  RefusedDecision,
} from '../../../core/cases/case-kind.ts'
import { casesOf } from '../../../core/cases/cases.rows.ts'
import { connectionTo } from '../../../platform/database/tables.ts'
import { hide } from '../board/hide.rows.ts'
import { announcePosts, postsAmong } from '../board/post.search.ts'
import { show } from '../board/show.rows.ts'
import { findStored, lockPostsOf, listStored } from '../board/stored.rows.ts'
import { removePictures } from '../pictures/board-picture.files.ts'
import { dropRemoved } from '../pictures/board-picture.rows.ts'
import { keptTextsOf } from '../tables/moderation-tables.ts'
import { type Stored, subjectKey, subjectNamed } from '../tables/subject.ts'
import { fitsAuthor, liftLimit, limitAuthor, suspendAuthor } from './act-on-author.rows.ts'
import { approve, edit, lockOrPin, remove } from './act-on-writing.rows.ts'
import { answerAppeal } from './answer-appeal.ts'
import type { Decision, DecisionAct } from './decision.ts'
import {
  type BoardDeciding,
  findTarget,
  type Outcome,
  requireAuthor,
  requireDecidable,
  type Target,
} from './target.rows.ts'
import { notifyAuthor } from './notify-author.ts'
import { textMark } from './text-mark.ts'

/** Largest number of an author's texts removed in one transaction, so that other writers do not wait long. */
export const removedAtOnce = 200

const ofAuthors: readonly DecisionAct[] = ['limit', 'suspend', 'lift']

/**
 * Stored until the decision is carried out. If it removes texts: those already hidden. If not: the `textMark` of the text that
 * staff read.
 */
const Noted = z.object({
  hidden: z.array(z.object({ subject: z.string(), mark: z.string() })).default([]),
  read: z.string().nullish(),
})

/** Checks a decision, and hides at once what it will remove. */
export async function begin({ payload, found, decision }: Deciding<Decision>) {
  const target = await findTarget(payload, found)
  const { stored } = target
  if (stored && decision.mark !== undefined && textMark(stored) !== decision.mark)
    throw new RefusedDecision('changed')
  await refuseSecond(payload, found)
  await requireFit(payload, found.kind, decision, target)
  if (!removes(decision)) return { begun: { read: stored && textMark(stored) } }
  const shown = (await listMeant(payload, decision, target)).filter(
    ({ state }) => state === 'published',
  )
  await lockPostsOf(payload, shown)
  for (const each of shown) await hide(payload, each)
  const hidden = shown.map((each) => ({ subject: subjectKey(each), mark: textMark(each) }))
  return { begun: { hidden }, afterwards: () => announcePosts(payload, postsAmong(shown)) }
}

/** Publishes again what was hidden, unless the author has edited it. */
export async function undo({ payload, begun }: Begun<Decision>) {
  const hidden = Noted.parse(begun).hidden.flatMap((each) => {
    const subject = subjectNamed(each.subject)
    return subject ? [{ ...subject, mark: each.mark }] : []
  })
  await lockPostsOf(payload, hidden)
  for (const each of hidden) {
    const stored = await findStored(payload, each)
    if (stored?.state === 'hidden' && textMark(stored) === each.mark) await show(payload, stored)
  }
  return () => announcePosts(payload, postsAmong(hidden))
}

/** Carries out a decision, without the board's rate limits. */
export async function carryOut({ begun, ...decided }: Begun<Decision>): Promise<Carried> {
  const { payload, found, decision } = decided
  const target = await findTarget(payload, found)
  const { stored } = target
  const { read } = Noted.parse(begun)
  if (stored && read != null && textMark(stored) !== read) throw new RefusedDecision('changed')
  const deciding = { ...decided, target }
  const outcome: Outcome = { shown: [], removed: [], removedInAll: 0, limitedUntil: null }
  if (removes(decision)) {
    outcome.removed = await removeAll(deciding)
    if (decision.isAboutAll && outcome.removed.length === removedAtOnce)
      return { isDone: false, afterwards: () => afterwards(payload, outcome) }
    outcome.removedInAll = await countRemoved(deciding)
  } else if (stored && decision.act !== 'lift') {
    const isNew = requireDecidable(stored).state !== 'published'
    await (showing[decision.act] ?? approve)(deciding, stored)
    if (isNew) outcome.shown = [stored]
  }
  if (decision.act === 'limit') outcome.limitedUntil = await limitAuthor(deciding)
  if (decision.act === 'suspend') await suspendAuthor(deciding)
  if (decision.act === 'lift') await liftLimit(deciding)
  await notifyAuthor(deciding, outcome)
  if (found.kind === 'appeal') await answerAppeal(deciding)
  return { isDone: true, afterwards: () => afterwards(payload, outcome) }
}

const showing: Partial<Record<DecisionAct, typeof approve>> = {
  edit,
  lock: lockOrPin,
  unlock: lockOrPin,
  pin: lockOrPin,
  unpin: lockOrPin,
}

async function afterwards(payload: BasePayload, { shown, removed }: Outcome): Promise<void> {
  await announcePosts(payload, postsAmong([...shown, ...removed]))
  if (removed.length > 0) await removePictures(payload, await dropRemoved(payload))
}

/**
 * `remove` removes the text of the case. `limit` and `suspend` also remove it. With `keepsWriting` they publish it instead.
 * With `isAboutAll` all texts of the author are removed, whatever `keepsWriting` says.
 */
function removes({ act, isAboutAll, keepsWriting }: Decision): boolean {
  if (act === 'remove') return true
  return (act === 'limit' || act === 'suspend') && (isAboutAll || !keepsWriting)
}

/** Refuses a decision if another case about the same text is pending (decided, not yet carried out). */
async function refuseSecond(payload: BasePayload, { id, subject }: Deciding<Decision>['found']) {
  if (subject === null) return
  const cases = casesOf(payload)
  const isSame = and(eq(cases.subject, subject), eq(cases.state, 'pending'), ne(cases.id, id))
  const found = await connectionTo(payload).select({ id: cases.id }).from(cases).where(isSame)
  if (found.length > 0) throw new RefusedDecision('decided')
}

async function requireFit(
  payload: BasePayload,
  kind: string,
  decision: Decision,
  target: Target,
): Promise<void> {
  const { act, isAboutAll } = decision
  const { stored } = target
  if (act === 'dismiss' && kind === 'held') throw new RefusedDecision('unfit')
  if (ofAuthors.includes(act) && !(await fitsAuthor(payload, requireAuthor(target), decision)))
    throw new RefusedDecision('unfit')
  if (isAboutAll) requireAuthor(target)
  // If the case has a text, it must still be decidable, except for `lift`. Without a text, only acts on the author and
  // `dismiss` are possible.
  else if (stored ? act !== 'lift' : !ofAuthors.includes(act) && act !== 'dismiss')
    requireDecidable(stored)
}

async function listMeant(
  payload: BasePayload,
  { isAboutAll }: Decision,
  target: Target,
): Promise<Stored[]> {
  if (isAboutAll) return await listStored(payload, requireAuthor(target), removedAtOnce)
  return target.stored ? [target.stored] : []
}

async function removeAll(deciding: BoardDeciding): Promise<Stored[]> {
  const { payload, decision, target } = deciding
  const all = await listMeant(payload, decision, target)
  await lockPostsOf(payload, all)
  for (const each of all) await remove(deciding, requireDecidable(each))
  return all
}

async function countRemoved({ payload, key }: BoardDeciding): Promise<number> {
  const kept = keptTextsOf(payload)
  const [row] = await connectionTo(payload)
    .select({ removed: count() })
    .from(kept)
    .where(eq(kept.decision, key))
  return Number(row?.removed ?? 0)
}
