import type { BoardReason } from '@washhouse/contract/webboard/board-care.contract'
import type { DecisionAct } from '../moderation/decision.ts'
import type { QueueText } from './queue.labels.ts'
import type { ShownCase } from './read-case.ts'

/** One decision, by one key. */
export interface DecisionKey {
  key: string
  text: QueueText
  act: DecisionAct
  days?: 1 | 7 | 30 | null
}

export const editKey: DecisionKey = { key: 'e', text: 'edit', act: 'edit' }

const keys: readonly DecisionKey[] = [
  { key: 'a', text: 'approve', act: 'approve' },
  editKey,
  { key: 'r', text: 'remove', act: 'remove' },
  { key: 'l', text: 'lock', act: 'lock' },
  { key: 'l', text: 'unlock', act: 'unlock' },
  { key: 'p', text: 'pin', act: 'pin' },
  { key: 'p', text: 'unpin', act: 'unpin' },
  { key: '1', text: 'limit1', act: 'limit', days: 1 },
  { key: '7', text: 'limit7', act: 'limit', days: 7 },
  { key: '3', text: 'limit30', act: 'limit', days: 30 },
  { key: '0', text: 'limitForGood', act: 'limit', days: null },
  { key: 's', text: 'suspend', act: 'suspend' },
  { key: 't', text: 'lift', act: 'lift' },
  { key: 'd', text: 'dismiss', act: 'dismiss' },
]

/** What may be decided of a case, in the order of the buttons. */
export function keysFor(shown: ShownCase): DecisionKey[] {
  return shown.isOpen ? keys.filter(({ act }) => fits(act, shown)) : []
}

function fits(act: DecisionAct, { kind, stored, author }: ShownCase): boolean {
  const isThere = stored !== null && ['published', 'waiting', 'hidden'].includes(stored.state)
  const post = stored?.kind === 'post' ? stored : null
  if (act === 'unlock') return isThere && post?.isLocked === true
  if (act === 'lock') return isThere && post?.isLocked !== true
  if (act === 'unpin') return isThere && post?.pinnedAt != null
  if (act === 'pin') return isThere && post?.pinnedAt == null
  if (act === 'suspend') return author !== null && !author.isSuspended
  if (act === 'limit') return author !== null
  if (act === 'lift') return kind === 'appeal' && author !== null
  if (act === 'dismiss') return kind !== 'held'
  return isThere
}

export interface Settings {
  reason: BoardReason
  isAboutAll: boolean
  /** Whoever is limited or suspended keeps what he wrote. */
  keepsWriting: boolean
}

const reasoned: readonly DecisionAct[] = ['remove', 'limit', 'suspend']

/** What is sent for a key. An edit has texts of its own. */
export function decisionBy(
  { act, days }: DecisionKey,
  { id, mark }: Pick<ShownCase, 'id' | 'mark'>,
  { reason, isAboutAll, keepsWriting }: Settings,
): object {
  const about = { caseId: id, act, ...(mark === null ? {} : { mark }) }
  if (!reasoned.includes(act)) return about
  return { ...about, reason, ...(days === undefined ? {} : { days }), isAboutAll, keepsWriting }
}

/** The reason that members gave first, if they did. */
export function reasonOf({ reported, takeDowns }: ShownCase): BoardReason {
  return takeDowns[0]?.reason ?? reported[0]?.reason ?? 'spam'
}

/** Whether a key is pressed to decide: not while somebody types or chooses, nor with another key. */
export function isCommand(
  event: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'target' | 'repeat'>,
): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey || event.repeat) return false
  const { target } = event
  const name =
    typeof target === 'object' && target !== null && 'tagName' in target ? target.tagName : ''
  return !['INPUT', 'SELECT', 'TEXTAREA'].includes(String(name))
}
