import type { Language } from '@washhouse/contract/language'
import type { BasePayload, PayloadRequest, TypedUser } from 'payload'
import { z } from 'zod'
import { column } from '../../platform/database/stored-value.ts'
import type { Label } from '../../platform/languages/labels.ts'
import type { CaseView } from './case-view.ts'

export const StoredCase = z.object({
  id: column.number,
  kind: z.string(),
  state: z.enum(['open', 'pending', 'closed']),
  subject: column.text,
  cause: column.text,
  /** ISO 8601, as are the others. */
  dueAt: column.moment,
  createdAt: column.moment,
  /** Id of the member of staff. */
  assignee: column.nullableNumber,
  by: column.nullableNumber,
  decision: column.text,
  version: column.number,
})
export type StoredCase = z.infer<typeof StoredCase>

/** Work that staff must answer. The texts and personal data of a case stay in the tables of its kind. */
export interface CaseKind<Decision extends SentDecision = SentDecision> {
  label: Label
  /** What its steps are called, by their acts. */
  steps: Readonly<Record<string, Label>>
  /** Who sees cases of this kind and decides about them. */
  isFor(caller: { req: Pick<PayloadRequest, 'user'> }): boolean
  /** Staff decide within so many milliseconds, unless it is said of each case. */
  dueMs?: number
  /** What staff read in order to decide, and what they may decide; nothing where the record is gone. */
  view(payload: BasePayload, found: ViewedCase, reader: Reader): Promise<CaseView | undefined>
  /** What staff have written down about it, the first note first. */
  notes?(payload: BasePayload, found: ViewedCase): Promise<CaseNote[]>
  /** Gives a case to a member of staff, or to nobody, where the record says to whom, too. */
  assign?(req: PayloadRequest, found: StoredCase, assignee: number | null): Promise<void>
  /** What is sent to decide; without it staff decide by endpoints of the area, which calls `setCase`. */
  decision?: z.ZodType<Decision>
  /** Takes the locks that other writes of the area take first. */
  hold?(payload: BasePayload): Promise<void>
  /**
   * Checks a decision and does what cannot wait; gives what `undo` and `carryOut` have to know of that, as JSON.
   * @throws RefusedDecision
   */
  begin?(deciding: Deciding<Decision>): Promise<{ begun: object; afterwards?: Afterwards }>
  /** Takes back what `begin` did. */
  undo?(deciding: Begun<Decision>): Promise<Afterwards>
  /**
   * Carries a decision out, in the write that closes the case.
   * @throws RefusedDecision
   */
  carryOut?(deciding: Begun<Decision>): Promise<Carried>
}

/** What a view is about. A record without a case has one, too; the id is 0 then. */
export type ViewedCase = Pick<StoredCase, 'id' | 'kind' | 'subject' | 'cause'>

/** Who reads: what is read under their name is in the audit. */
export interface Reader {
  language: Language
  user: TypedUser
}

export interface CaseNote {
  text: string
  /** Id of the member of staff. */
  by: number | null
  /** ISO 8601. */
  at: string
}

/** What became of a decision. */
export interface Carried {
  /** False: there is more than one write may hold; it is called again, and the case stays open till then. */
  isDone: boolean
  afterwards?: Afterwards
}

/** What is to be done once a write is stored. */
export type Afterwards = () => Promise<void>

export type CaseKinds = Readonly<Record<string, CaseKind>>

export interface SentDecision {
  act: string
  /** Why, as a code. */
  reason?: string | undefined
}

export interface Deciding<Decision> {
  payload: BasePayload
  found: StoredCase
  decision: Decision
  /** Id of the member of staff. */
  by: number
}

export interface Begun<Decision> extends Deciding<Decision> {
  /** What `begin` gave. */
  begun: unknown
  /** Of this decision alone. */
  key: string
}

/** As the composition has given them to the config. */
export function caseKindsOf({ config }: BasePayload): CaseKinds {
  return config.custom['caseKinds']
}

/** The kinds that somebody may see. */
export function kindsFor(kinds: CaseKinds, req: Pick<PayloadRequest, 'user'>): string[] {
  return Object.keys(kinds).filter((name) => kinds[name]?.isFor({ req }))
}

/** Why a decision could not be carried out; nothing of it has been. */
export class RefusedDecision extends Error {
  readonly why: keyof typeof refusals

  constructor(why: RefusedDecision['why']) {
    super(`The decision was refused: ${why}`)
    this.why = why
  }
}

export const refusals = {
  /** By somebody else. */
  decided: ['มีคนตัดสินเรื่องนี้ไปแล้ว', 'Somebody else has decided this already.'],
  changed: [
    'ผู้เขียนแก้ข้อความไปแล้ว อ่านอีกครั้งก่อนตัดสิน',
    'Its author has changed the text. Read it again first.',
  ],
  gone: ['ข้อความนี้ไม่อยู่แล้ว', 'This is not there any more.'],
  /** Its author is no member any more. */
  nobody: ['ผู้เขียนไม่ได้เป็นสมาชิกแล้ว', 'Its author is no member any more.'],
  /** There is nothing to decide so. */
  unfit: ['เรื่องนี้ตัดสินแบบนี้ไม่ได้', 'This cannot be decided so.'],
  late: ['เลยเวลาเลิกทำแล้ว', 'It is too late to undo this.'],
} as const satisfies Record<string, readonly [th: string, en: string]>
