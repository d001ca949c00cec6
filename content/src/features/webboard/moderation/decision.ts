import { boardReasons } from '@washhouse/contract/webboard/board-moderation.contract'
import { BoardPostChanges } from '@washhouse/contract/webboard/webboard.contract'
import { z } from 'zod'

/** Lock, pin and their opposites also publish what is waiting or hidden. */
export const decisionActs = [
  'approve',
  'edit',
  'remove',
  'lock',
  'unlock',
  'pin',
  'unpin',
  'limit',
  'suspend',
  'lift',
  'dismiss',
] as const
export type DecisionAct = (typeof decisionActs)[number]

/** Days of a limit; null: permanent. */
export const limitDays = [1, 7, 30, null] as const

const { title, detail } = BoardPostChanges.shape
const reasoned: readonly DecisionAct[] = ['remove', 'limit', 'suspend']

/** A decision about a case of the board. */
export const Decision = z
  .strictObject({
    act: z.enum(decisionActs),
    /** The `textMark` of the text that staff read; the decision is refused if the text has changed since. */
    mark: z.string().max(22).optional(),
    reason: z.enum(boardReasons).optional(),
    days: z.literal([...limitDays]).optional(),
    title: title.optional(),
    detail: detail.optional(),
    /** A limited or suspended author's texts stay. */
    keepsWriting: z.boolean().default(false),
    /** Removes all texts of the author and decides all their cases. */
    isAboutAll: z.boolean().default(false),
  })
  .check(({ value, issues }) => {
    const refuse = (path: string, message: string) =>
      issues.push({ code: 'custom', input: value, path: [path], message })
    if (reasoned.includes(value.act) && !value.reason) refuse('reason', 'Say why')
    if (value.act === 'limit' && value.days === undefined) refuse('days', 'Say for how long')
    if (value.act === 'edit' && value.detail === undefined) refuse('detail', 'Give the text')
    if (value.isAboutAll && !reasoned.includes(value.act))
      refuse('isAboutAll', 'Remove, limit or suspend')
  })
export type Decision = z.infer<typeof Decision>
