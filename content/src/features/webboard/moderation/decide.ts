import { randomUUID } from 'node:crypto'
import type { BasePayload } from 'payload'
import { writeWhole } from '../../../platform/database/tables.ts'
import { closeCase } from './close-cases.rows.ts'
import { takeNumbers } from '../board/counts.rows.ts'
import { writeLog } from './write-log.rows.ts'
import { holdPostsOf, listStored } from '../board/stored.rows.ts'
import type { Stored } from '../tables/subject.ts'
import { liftLimit, limitAuthor, suspendAuthor } from './act-on-author.rows.ts'
import { answerAppeal } from './answer-appeal.ts'
import { approve, edit, mark, remove, requireDecidable } from './act-on-writing.rows.ts'
import type { Deciding, Outcome } from './deciding.ts'
import { type Decision, type DecisionAct, RefusedDecision } from './decision.ts'
import { findTarget } from './target.rows.ts'
import { tellAuthor } from './tell-author.ts'
import { keepUndo } from './undo-decision.ts'
import { noUndoNotes } from './undo-notes.ts'
import { announcePosts, postsAmong } from '../board/post.search.ts'
import { removePicturesSoon } from './remove-pictures-soon.ts'

/** What was decided, by which it is taken back. */
export interface Decided {
  key: string
  /** How many posts and replies were taken off the board. */
  removed: number
  /** Of his writings there were more than are removed at once. */
  hasMore: boolean
}

/** Posts and replies of one author that are removed in one write, which nobody waits for too long. */
export const removedAtOnce = 200

/**
 * Carries a decision out at once, and keeps for some seconds how things stood before. Nobody's paces are asked. Of two
 * who decide the same case one does.
 * @throws RefusedDecision.
 */
export async function decide(
  payload: BasePayload,
  by: number,
  decision: Decision,
): Promise<Decided> {
  const { posts, ...decided } = await writeWhole(payload, async () => {
    // Nobody else writes to the board till the end; the author comes next.
    await takeNumbers(payload, {})
    const target = await findTarget(payload, decision)
    const key = randomUUID()
    const deciding = { payload, by, key, decision, target, undo: noUndoNotes() }
    const outcome = await carryOut[decision.act](deciding)
    await closeOwn(deciding)
    await tellAuthor(deciding, outcome)
    await answerAppeal(deciding)
    await keepUndo(deciding)
    const removed = outcome.removed.length
    const hasMore = decision.isAboutAll && removed >= removedAtOnce
    const posts = postsAmong([target.stored, ...outcome.shown, ...outcome.removed])
    return { key, removed, hasMore, posts }
  })
  await announcePosts(payload, posts)
  if (decided.removed > 0) removePicturesSoon(payload)
  return decided
}

const nothing: Outcome = { shown: [], removed: [], limitedUntil: null }

const carryOut: Record<DecisionAct, (deciding: Deciding) => Promise<Outcome>> = {
  approve: (deciding) => showIt(deciding, approve),
  edit: (deciding) => showIt(deciding, edit),
  lock: (deciding) => showIt(deciding, mark),
  unlock: (deciding) => showIt(deciding, mark),
  pin: (deciding) => showIt(deciding, mark),
  unpin: (deciding) => showIt(deciding, mark),
  async remove(deciding) {
    if (!deciding.decision.isAboutAll) requireDecidable(deciding.target.stored)
    return { ...nothing, removed: await removeWritings(deciding) }
  },
  async limit(deciding) {
    const limitedUntil = await limitAuthor(deciding)
    return { ...(await settleWriting(deciding)), limitedUntil }
  },
  async suspend(deciding) {
    await suspendAuthor(deciding)
    return await settleWriting(deciding)
  },
  async lift(deciding) {
    await liftLimit(deciding)
    return nothing
  },
  async dismiss(deciding) {
    const { kind, stored } = deciding.target
    if (kind === null || kind === 'held') throw new RefusedDecision('unfit')
    return stored ? await showIt(deciding, approve) : nothing
  },
}

async function showIt(
  deciding: Deciding,
  act: (deciding: Deciding, stored: Stored) => Promise<void>,
): Promise<Outcome> {
  const stored = requireDecidable(deciding.target.stored)
  await act(deciding, stored)
  return { ...nothing, shown: stored.state === 'published' ? [] : [stored] }
}

/** What whoever is limited or suspended wrote: removed, unless he keeps it, and then it is shown. */
async function settleWriting(deciding: Deciding): Promise<Outcome> {
  const { decision, target } = deciding
  if (!decision.keepsWriting || decision.isAboutAll)
    return { ...nothing, removed: await removeWritings(deciding) }
  if (target.stored) await approve(deciding, requireDecidable(target.stored))
  return nothing
}

async function removeWritings(deciding: Deciding): Promise<Stored[]> {
  const { payload, decision, target } = deciding
  const { memberId, stored } = target
  if (decision.isAboutAll && memberId === null) throw new RefusedDecision('nobody')
  const all =
    decision.isAboutAll && memberId !== null
      ? await listStored(payload, memberId, removedAtOnce)
      : [stored].filter((each) => each !== null)
  await holdPostsOf(payload, all)
  for (const each of all) await remove(deciding, requireDecidable(each))
  return all
}

/** A case about no post or reply is closed by itself. */
async function closeOwn({ payload, by, key, decision, target, undo }: Deciding): Promise<void> {
  const { caseId, kind, memberId, stored } = target
  if (caseId === null) return
  const closed = await closeCase(payload, caseId, { decision: decision.act, by })
  undo.cases.push(...closed)
  if (stored || closed.length === 0 || decision.act === 'lift') return
  const { act, reason = null } = decision
  const line = { act, reason, subject: kind, memberId, caseId, decision: key, by }
  await writeLog(payload, line)
}
