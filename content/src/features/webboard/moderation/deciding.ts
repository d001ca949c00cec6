import type { BasePayload } from 'payload'
import type { Stored } from '../tables/subject.ts'
import type { Decision } from './decision.ts'
import type { Target } from './target.rows.ts'
import type { UndoNotes } from './undo-notes.ts'

/** A decision while it is carried out. */
export interface Deciding {
  payload: BasePayload
  /** Id of the member of staff. */
  by: number
  /** Of this decision. */
  key: string
  decision: Decision
  target: Target
  undo: UndoNotes
}

/** What a decision did, for whoever is told of it. */
export interface Outcome {
  shown: Stored[]
  removed: Stored[]
  /** Until when he may not write, where that is new. */
  limitedUntil: string | null
}
