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
  waiting: label('รอตรวจและกดส่ง', 'Waiting for review'),
  running: label('กำลังส่ง', 'Sending'),
  paused: label('พักไว้', 'Paused'),
  halted: label('หยุดเองเพราะมีปัญหามาก', 'Halted by errors'),
  stopped: label('ยกเลิกกลางทาง', 'Stopped'),
  done: label('ส่งครบแล้ว', 'Done'),
  empty: label('ไม่มีอะไรใหม่ จึงไม่ได้ส่ง', 'Nothing new, not sent'),
}
export type CampaignState = keyof typeof stateLabels

/** The states in which its text may still change. */
export const openStates: readonly CampaignState[] = ['planned', 'waiting']

/** Counts of its mails. */
export const countLabels = {
  sent: label('ส่งแล้ว', 'Sent'),
  open: label('รอส่ง', 'Waiting'),
  failed: label('ส่งไม่สำเร็จ', 'Failed'),
  dropped: label('ไม่ต้องส่งแล้ว', 'No longer needed'),
  /** Members who may have received it twice: the process died before the mail server's answer was stored. */
  unheard: label('อาจได้รับซ้ำ', 'Possibly sent twice'),
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
  /** Omitted in previews and test mails. */
  firstName?: string | null
  language: Language
  brand: Brand
  way: UnsubscribeLink | undefined
}

/** A kind of campaign. `Content` is the type of its content, which is frozen at the start. */
export interface CampaignKind<Content = unknown> {
  kind: CampaignKindName
  label: Label
  /** Purpose of its mails in the outbox. */
  purpose: string
  /** The kind that its links unsubscribe from; omitted: no links. */
  leftAs?: MailKind
  /** The staff who see and handle its campaigns. */
  isHandledBy: typeof isStaff
  /** Creates and starts due campaigns. Several processes may call it concurrently. */
  plan?(payload: BasePayload, now: Date): Promise<void>
  /** Content of a started campaign. */
  contentOf(campaign: Campaign): Content
  /** Condition in a query of `members`: the audience. Checked again before each mail leaves. */
  audience(payload: BasePayload, content: Content, campaign: Campaign): SQL
  /** The mail to one member; undefined if there is nothing for them any more. */
  write(payload: BasePayload, content: Content, reader: Reader): Promise<Letter | undefined>
  /** Omitted: it starts by itself, and staff see no text of it. */
  draft?: CampaignDraft<Content>
  /** More counts for the panel of a started campaign. */
  countMore?(payload: BasePayload, startedAt: Date): Promise<[Label, number][]>
}

export interface CampaignDraft<Content> {
  /** Its content if it started now. */
  compose(payload: BasePayload, campaign: Campaign, now: Date): Promise<Composed<Content>>
  /** For previews and test mails. */
  sample(content: Content, language: Language, brand: Brand): Letter
  /** Whether it can start only after a test mail. */
  needsTest(payload: BasePayload): Promise<boolean>
  /** Another reason why it cannot start. */
  findObstacle?(payload: BasePayload, campaign: Campaign, now: Date): Promise<Label | undefined>
  /** Runs in the transaction that starts it. */
  onStart?(payload: BasePayload, campaign: Campaign, content: Content): Promise<void>
  listNotes(payload: BasePayload, campaign: Campaign): Promise<Label[]>
  start: Label
  askStart: Label
}

export interface Composed<Content> {
  content: Content
  /** Data for the next campaign of the kind. */
  known?: unknown
  /** Nothing new: nothing is sent. */
  isEmpty?: boolean
}
