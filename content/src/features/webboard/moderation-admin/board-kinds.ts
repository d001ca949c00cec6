import type { CaseKind, CaseKinds } from '../../../core/cases/case-kind.ts'
import { isModerator } from '../../../platform/access.ts'
import { label } from '../../../platform/languages/labels.ts'
import { nextSequence } from '../board/counts.rows.ts'
import { boardKindNames, caseKinds } from '../moderation/case.labels.ts'
import { begin, carryOut, undo } from '../moderation/decide.ts'
import { Decision } from '../moderation/decision.ts'
import { decisionLabels } from './case-texts.ts'
import { viewCase } from './view-case.ts'

const boardKind: Omit<CaseKind<Decision>, 'label'> = {
  steps: { ...decisionLabels, hidden: label('ซ่อนเพราะมีผู้รายงาน', 'Hidden by reports') },
  isFor: isModerator,
  dueMs: 24 * 60 * 60_000,
  view: viewCase,
  decision: Decision,
  // Locks the board until the transaction ends.
  lock: async (payload) => {
    await nextSequence(payload, {})
  },
  begin,
  undo,
  carryOut,
}

/** Cases of the board, due within a day. A decision about a post or reply closes all its cases. */
export const boardKinds: CaseKinds = Object.fromEntries(
  boardKindNames.map((name) => [name, { label: caseKinds[name], ...boardKind }]),
)
