import type { Language } from '@washhouse/contract/language'
import { policyKinds } from '@washhouse/contract/policy/policy.contract'
import type { SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import type { MailKind } from '@washhouse/contract/mailing/mailing.contract'
import type { Brand } from '../../../core/mail/brand-email.ts'
import type { Letter } from '../../../core/mail/email-content.ts'
import type { isStaff } from '../../../platform/access.ts'
import { label, type Label, namesIn } from '../../../platform/languages/labels.ts'
import type { UnsubscribeLink } from '../preferences/unsubscribe-link.ts'

const campaignKindNames = ['policy', 'daily', 'digest'] as const
export type CampaignKindName = (typeof campaignKindNames)[number]

export const stateLabels = {
  planned: label('รอถึงเวลา', 'Planned'),
  waiting: label('รอตรวจและกดส่ง', 'Waits to be looked at'),
  running: label('กำลังส่ง', 'Leaving'),
  paused: label('พักไว้', 'Paused'),
  halted: label('หยุดเองเพราะมีปัญหามาก', 'Halted by errors'),
  stopped: label('ยกเลิกกลางทาง', 'Stopped'),
  done: label('ส่งครบแล้ว', 'Done'),
  empty: label('ไม่มีอะไรใหม่ จึงไม่ได้ส่ง', 'Nothing new, not sent'),
}
export type CampaignState = keyof typeof stateLabels

/** The states in which its text may still change. */
export const openStates: readonly CampaignState[] = ['planned', 'waiting']

/** What is counted of its mails. */
export const countLabels = {
  sent: label('ส่งแล้ว', 'Got it'),
  open: label('รอส่ง', 'On their way'),
  failed: label('ส่งไม่สำเร็จ', 'Failed'),
  dropped: label('ไม่ต้องส่งแล้ว', 'Not needed any more'),
  /** Members who may have received it twice: the process died before the mail server's answer was stored. */
  unheard: label('อาจได้รับซ้ำ', 'Perhaps twice'),
}
export const countNames = namesIn(countLabels)

const total = z.coerce.number()
const moment = z.coerce.date().nullable()
const text = z.string().nullable()
export const Campaign = z.object({
  id: total,
  kind: z.enum(campaignKindNames),
  key: z.string(),
  state: z.enum(namesIn(stateLabels)),
  textTh: text,
  textEn: text,
  policy: z.enum(policyKinds).nullable(),
  version: text,
  holdsFrom: moment,
  since: moment,
  until: moment,
  dueAt: moment,
  testedAt: moment,
  startedAt: moment,
  sent: total,
  open: total,
  failed: total,
  dropped: total,
  unheard: total,
  errors: total,
  errorsForgiven: total,
  lastMemberId: text,
  allQueuedAt: moment,
  frozen: z.unknown(),
  known: z.unknown(),
  updatedAt: z.coerce.date(),
})
/** A mailing to many members, each of whom gets it once. */
export type Campaign = z.infer<typeof Campaign>

/** Undefined `way`: there is nothing to unsubscribe from. */
export interface Reader {
  memberId: string
  language: Language
  brand: Brand
  way: UnsubscribeLink | undefined
}

/** One kind of campaign. `Said` is what it says to everybody, frozen when it starts. */
export interface CampaignKind<Said = unknown> {
  kind: CampaignKindName
  label: Label
  /** The name of its mails in the outbox. */
  purpose: string
  /** What members unsubscribe from by its links; left out: they cannot. */
  leftAs?: MailKind
  /** Who sees and handles its campaigns. */
  isHandledBy: typeof isStaff
  /** Creates and starts what is due. Several processes may call it at the same time. */
  plan?(payload: BasePayload, now: Date): Promise<void>
  /** What a started campaign says. */
  said(campaign: Campaign): Said
  /** The condition, in a query of `members`, that a member gets it. Checked again before each mail leaves. */
  audience(payload: BasePayload, said: Said, campaign: Campaign): SQL
  /** The mail to one member; undefined if there is nothing for them any more. */
  write(payload: BasePayload, said: Said, reader: Reader): Promise<Letter | undefined>
  /** Left out: it starts by itself, and staff see no text of it. */
  draft?: CampaignDraft<Said>
  /** More counts for the panel of a started campaign. */
  countMore?(payload: BasePayload, startedAt: Date): Promise<[Label, number][]>
}

/** How staff prepare, test and start the campaigns of a kind. */
export interface CampaignDraft<Said> {
  /** What it would say now. */
  compose(payload: BasePayload, campaign: Campaign, now: Date): Promise<Composed<Said>>
  /** What previews and test mails show. */
  sample(said: Said, language: Language, brand: Brand): Letter
  /** Whether somebody must have received a test mail before it starts. */
  needsTest(payload: BasePayload): Promise<boolean>
  /** What else keeps it from starting. */
  findObstacle?(payload: BasePayload, campaign: Campaign, now: Date): Promise<Label | undefined>
  /** Called in the transaction that starts it. */
  onStart?(payload: BasePayload, campaign: Campaign, said: Said): Promise<void>
  listNotes(payload: BasePayload, campaign: Campaign): Promise<Label[]>
  start: Label
  askStart: Label
}

export interface Composed<Said> {
  said: Said
  /** What the next campaign of the kind needs to know. */
  known?: unknown
  /** There is nothing new, so nothing is sent. */
  isEmpty?: boolean
}
