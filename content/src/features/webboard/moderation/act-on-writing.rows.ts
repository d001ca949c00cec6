import type { BasePayload } from 'payload'
import { RefusedDecision } from '../../../core/cases/case-kind.ts'
import { addStep } from '../../../core/cases/cases.rows.ts'
import { connectionTo } from '../../../platform/database/tables.ts'
import { removeFromCounts } from '../board/hide.rows.ts'
import { setStored, findStored } from '../board/stored.rows.ts'
import { retitle } from '../board/notify-followers.ts'
import { show } from '../board/show.rows.ts'
import { languageOfText } from '../rules/language-of-text.ts'
import { keptTextsOf } from '../tables/moderation-tables.ts'
import { subjectKey, type Stored } from '../tables/subject.ts'
import { closeCasesAbout } from './close-cases.rows.ts'
import type { BoardDeciding } from './target.rows.ts'

/** Publishes what is waiting or hidden; no effect on published texts. */
export async function approve(deciding: BoardDeciding, stored: Stored): Promise<void> {
  await show(deciding.payload, stored)
  await end(deciding, stored)
}

/** Edits a text, marks it as edited, and publishes it. */
export async function edit(deciding: BoardDeciding, stored: Stored): Promise<void> {
  const { payload, decision } = deciding
  const { title, detail } = decision
  await keepTexts(deciding, stored)
  const texts = stored.kind === 'post' ? postTexts(title ?? stored.title, detail) : { detail }
  await setStored(payload, stored, { ...texts, editedAt: new Date().toISOString() })
  await retitle(payload, stored)
  await approve(deciding, stored)
}

function postTexts(title: string | null, detail: string | undefined) {
  return { title, detail, language: languageOfText(`${title ?? ''}\n${detail ?? ''}`) }
}

/** Removes a text from the board; staff retain a copy. */
export async function remove(deciding: BoardDeciding, stored: Stored): Promise<void> {
  const { payload } = deciding
  await keepTexts(deciding, stored)
  await removeFromCounts(payload, stored)
  const texts = stored.kind === 'post' ? { title: null, pinnedAt: null } : { quote: null }
  await setStored(payload, stored, { state: 'removed', detail: null, ...texts })
  await end(deciding, stored)
}

/** Locks, unlocks, pins or unpins a post, or a reply's post, and publishes the text of the case. */
export async function lockOrPin(deciding: BoardDeciding, stored: Stored): Promise<void> {
  const { payload, decision } = deciding
  const { act } = decision
  await approve(deciding, stored)
  const post = await requirePost(payload, stored)
  const pinnedAt = act === 'pin' ? (post.pinnedAt ?? new Date().toISOString()) : null
  const isAboutLock = act === 'lock' || act === 'unlock'
  await setStored(payload, post, isAboutLock ? { isLocked: act === 'lock' } : { pinnedAt })
}

async function requirePost(
  payload: BasePayload,
  stored: Stored,
): Promise<Stored & { kind: 'post' }> {
  const id = stored.kind === 'post' ? stored.id : stored.post
  const post = await findStored(payload, { kind: 'post', id })
  if (post?.kind !== 'post' || post.state !== 'published') throw new RefusedDecision('gone')
  return post
}

async function keepTexts(
  { payload, key, decision: { act, reason } }: BoardDeciding,
  stored: Stored,
): Promise<void> {
  const now = new Date().toISOString()
  await connectionTo(payload)
    .insert(keptTextsOf(payload))
    .values({
      decision: key,
      act,
      reason: reason ?? null,
      subject: subjectKey(stored),
      memberId: stored.memberId,
      title: stored.kind === 'post' ? stored.title : null,
      detail: stored.detail,
      quote: stored.kind === 'reply' ? stored.quote : null,
      createdAt: now,
      updatedAt: now,
    })
}

/**
 * Closes the other cases about the text. The case of the decision is closed after all its texts. A text decided along with it
 * gets a step in its history.
 */
async function end({ payload, by, decision, found }: BoardDeciding, stored: Stored): Promise<void> {
  const { act, reason } = decision
  await closeCasesAbout(payload, stored, { decision: act, by }, found.id)
  const subject = subjectKey(stored)
  if (subject === found.subject) return
  await addStep(payload, { kind: found.kind, caseId: found.id, subject, act, reason, by })
}
