import { closeCasesAbout } from './close-cases.rows.ts'
import { keepTexts, writeLog } from './write-log.rows.ts'
import { discount } from '../board/hide.rows.ts'
import { setStored, findStored } from '../board/stored.rows.ts'
import { retitle } from '../board/tell-followers.ts'
import { show } from '../board/show.rows.ts'
import { decidable, subjectKey, type Stored } from '../tables/subject.ts'
import type { Deciding } from './deciding.ts'
import { type DecisionAct, RefusedDecision } from './decision.ts'
import { textMark } from './text-mark.ts'

export function requireDecidable(stored: Stored | null): Stored {
  if (!stored) throw new RefusedDecision('unfit')
  if (!decidable.includes(stored.state)) throw new RefusedDecision('gone')
  return stored
}

/** Shows what waits or is hidden; what is shown stays so. */
export async function approve(deciding: Deciding, stored: Stored): Promise<void> {
  const { payload, target } = deciding
  note(deciding, stored, 'published')
  await show(payload, stored, { wasSolution: target.wasSolution })
  await end(deciding, stored)
}

/** Puts a text right, marks that, and shows it. */
export async function edit(deciding: Deciding, stored: Stored): Promise<void> {
  const { payload, key, decision } = deciding
  const { title, detail } = decision
  await keepTexts(payload, stored, key)
  const texts = stored.kind === 'post' && title !== undefined ? { title, detail } : { detail }
  await setStored(payload, stored, { ...texts, editedAt: new Date().toISOString() })
  await retitle(payload, stored)
  await approve(deciding, stored)
  const put = await findStored(payload, stored)
  for (const noted of deciding.undo.writings) noted.text = put ? textMark(put) : null
}

/** Takes something off the board; its texts are kept apart. */
export async function remove(deciding: Deciding, stored: Stored): Promise<void> {
  const { payload, key } = deciding
  await keepTexts(payload, stored, key)
  const wasSolution = await discount(payload, stored)
  note(deciding, stored, 'removed', wasSolution)
  const texts = stored.kind === 'post' ? { title: null, pinnedAt: null } : { quote: null }
  await setStored(payload, stored, { state: 'removed', detail: null, ...texts })
  await end(deciding, stored)
}

/** Locks or pins a post, or that which a reply stands below, and shows what the case is about. */
export async function mark(deciding: Deciding, stored: Stored): Promise<void> {
  const { payload, decision } = deciding
  await approve(deciding, stored)
  const id = stored.kind === 'post' ? stored.id : stored.post
  const post = await findStored(payload, { kind: 'post', id })
  if (post?.kind !== 'post' || post.state !== 'published') throw new RefusedDecision('gone')
  if (stored.kind === 'reply') note(deciding, post, 'published')
  const { act } = decision
  if (act === 'lock' || act === 'unlock')
    await setStored(payload, post, { isLocked: act === 'lock' })
  else await setPinned(deciding, post, act === 'pin')
}

async function setPinned({ payload }: Deciding, post: Stored, isPinned: boolean): Promise<void> {
  if (post.kind !== 'post' || (post.pinnedAt !== null) === isPinned) return
  const pinnedAt = isPinned ? new Date().toISOString() : null
  await setStored(payload, post, { pinnedAt })
}

const markedBy: Partial<Record<DecisionAct, 'lock' | 'pin'>> = {
  lock: 'lock',
  unlock: 'lock',
  pin: 'pin',
  unpin: 'pin',
}

function note(
  { undo, decision: { act } }: Deciding,
  stored: Stored,
  is: 'published' | 'removed',
  wasSolution = false,
): void {
  const { kind, id, state: was, editedAt } = stored
  const marks =
    kind === 'post'
      ? { pinnedAt: stored.pinnedAt, isLocked: stored.isLocked }
      : { pinnedAt: null, isLocked: false }
  const marked = markedBy[act] ?? null
  undo.writings.push({ kind, id, was, is, editedAt, wasSolution, ...marks, marked, text: null })
}

async function end(deciding: Deciding, stored: Stored): Promise<void> {
  const { payload, by, key, decision, target, undo } = deciding
  const closed = await closeCasesAbout(payload, stored, { decision: decision.act, by })
  undo.cases.push(...closed)
  const { act, reason = null, days = null } = decision
  await writeLog(payload, {
    act,
    reason,
    days,
    subject: subjectKey(stored),
    memberId: stored.memberId,
    caseId: target.caseId,
    decision: key,
    by,
  })
}
