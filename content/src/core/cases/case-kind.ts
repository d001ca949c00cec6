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
  /** Id of a staff account. */
  assignee: column.nullableNumber,
  by: column.nullableNumber,
  decision: column.text,
  version: column.number,
})
export type StoredCase = z.infer<typeof StoredCase>

/** Work that staff must answer. The texts and personal data of a case stay in the tables of its kind. */
export interface CaseKind<Decision extends SentDecision = SentDecision> {
  label: Label
  /** Labels of the steps, by act. */
  steps: Readonly<Record<string, Label>>
  /** True if the caller may see and decide cases of this kind. */
  isFor(caller: { req: Pick<PayloadRequest, 'user'> }): boolean
  /** The default time for a decision, in milliseconds. */
  dueMs?: number
  /** What staff need for a decision, and the possible acts; undefined if the record no longer exists. */
  view(payload: BasePayload, found: ViewedCase, reader: Reader): Promise<CaseView | undefined>
  /** Notes by staff, oldest first. */
  notes?(payload: BasePayload, found: ViewedCase): Promise<CaseNote[]>
  /** Assigns a case to a staff account or to nobody, for kinds that also store the assignee in the record. */
  assign?(req: PayloadRequest, found: StoredCase, assignee: number | null): Promise<void>
  /** The body of a decision. Without it staff decide by endpoints of the feature, which calls `setCase`. */
  decision?: z.ZodType<Decision>
  /** Takes the locks that other writes of the feature take first. */
  lock?(payload: BasePayload): Promise<void>
  /**
   * Validates a decision and performs the part that cannot wait. Returns JSON for `undo` and `carryOut`.
   * @throws RefusedDecision
   */
  begin?(deciding: Deciding<Decision>): Promise<{ begun: object; afterwards?: Afterwards }>
  /** Reverts `begin`. */
  undo?(deciding: Begun<Decision>): Promise<Afterwards>
  /**
   * Carries out a decision, in the transaction that closes the case.
   * @throws RefusedDecision
   */
  carryOut?(deciding: Begun<Decision>): Promise<Carried>
}

/** The subject of a view. A record without a case has the id 0. */
export type ViewedCase = Pick<StoredCase, 'id' | 'kind' | 'subject' | 'cause'>

/** The audit names the reader. */
export interface Reader {
  language: Language
  user: TypedUser
}

export interface CaseNote {
  text: string
  /** Id of a staff account. */
  by: number | null
  /** ISO 8601. */
  at: string
}

export interface Carried {
  /** False if one transaction cannot do all the work: `carryOut` is then called again, and the case stays pending. */
  isDone: boolean
  afterwards?: Afterwards
}

/** Work after the commit. */
export type Afterwards = () => Promise<void>

export type CaseKinds = Readonly<Record<string, CaseKind>>

export interface SentDecision {
  act: string
  reason?: string | undefined
}

export interface Deciding<Decision> {
  payload: BasePayload
  found: StoredCase
  decision: Decision
  /** Id of a staff account. */
  by: number
}

export interface Begun<Decision> extends Deciding<Decision> {
  begun: unknown
  /** Unique to this decision. */
  key: string
}

/** Reads the kinds that the composition puts in the config. */
export function caseKindsOf({ config }: BasePayload): CaseKinds {
  return config.custom['caseKinds']
}

export function kindsFor(kinds: CaseKinds, req: Pick<PayloadRequest, 'user'>): string[] {
  return Object.keys(kinds).filter((name) => kinds[name]?.isFor({ req }))
}

/** A decision that was rejected; none of it has been carried out. */
export class RefusedDecision extends Error {
  readonly why: keyof typeof refusals

  constructor(why: RefusedDecision['why']) {
    super(`The decision was refused: ${why}`)
    this.why = why
  }
}

export const refusals = {
  decided: ['มีคนตัดสินเรื่องนี้ไปแล้ว', 'Someone else has already decided this.'],
  changed: [
    'ผู้เขียนแก้ข้อความไปแล้ว อ่านอีกครั้งก่อนตัดสิน',
    'Its author has changed the text. Read it again first.',
  ],
  gone: ['ข้อความนี้ไม่อยู่แล้ว', 'This no longer exists.'],
  nobody: ['ผู้เขียนไม่ได้เป็นสมาชิกแล้ว', 'The author is no longer a member.'],
  unfit: ['เรื่องนี้ตัดสินแบบนี้ไม่ได้', 'You can’t decide this way here.'],
  late: ['เลยเวลาเลิกทำแล้ว', 'It’s too late to undo this.'],
} as const satisfies Record<string, readonly [th: string, en: string]>
