import { z } from 'zod'
import { column } from '../tables/columns.ts'

/** How things stood before a decision; no texts. */
export const UndoNotes = z.object({
  writings: z.array(
    z.object({
      kind: z.enum(['post', 'reply']),
      id: z.number(),
      was: column.state,
      is: column.state,
      editedAt: z.string().nullable(),
      pinnedAt: z.string().nullable(),
      isLocked: z.boolean(),
      wasSolution: z.boolean(),
      /** What else the decision set; others may have set the rest since. */
      marked: z.enum(['lock', 'pin']).nullable(),
      /** Of the text that staff put there, see `textMark`; null: they have not. */
      text: z.string().nullable(),
    }),
  ),
  cases: z.array(z.object({ id: z.number(), openKey: z.string().nullable() })),
  author: z
    .object({
      memberId: z.string(),
      limitedUntil: z.string().nullable(),
      /** What the decision set instead. */
      isUntil: z.string().nullable(),
      limitReason: z.string().nullable(),
      hasAppealed: z.boolean(),
    })
    .nullable(),
  /** He was suspended, or his suspension was lifted. */
  account: z
    .object({
      memberId: z.string(),
      act: z.enum(['suspend', 'lift']),
      /** Of the suspension that was lifted. */
      reason: z.string().nullable(),
    })
    .nullable(),
  /** Whom the end of his appeal is mailed to. */
  answered: z.string().nullable(),
})
export type UndoNotes = z.infer<typeof UndoNotes>

export const noUndoNotes = (): UndoNotes => ({
  writings: [],
  cases: [],
  author: null,
  account: null,
  answered: null,
})
