import { z } from 'zod'
import { MediaId } from '../media/media.contract.ts'
import { Id, Status, Timestamp } from '../wire/scalars.ts'
import { Untranslated } from '../wire/untranslated.ts'

/** Region of Thailand that groups provinces, e.g. ภาคเหนือ / Northern (spec §3). */
export const Sector = z.object({ id: Id, name: z.string() })
export type Sector = z.infer<typeof Sector>

/** One of the 77 provinces (spec §3). */
export const Province = z.object({
  id: Id,
  sector: Id.meta({ relation: 'sector' }),
  name: z.string(),
})
export type Province = z.infer<typeof Province>

/** The website translates the names. */
export const branchServices = [
  'wash',
  'dry',
  'large-machine',
  'coin-exchange',
  'detergent-vending',
  'folding-table',
  'wifi',
  'parking',
  'air-conditioning',
  'shoe-washer',
] as const
export type BranchService = (typeof branchServices)[number]

export const branchPayments = [
  'coin',
  'banknote',
  'promptpay',
  'card',
  'truemoney',
  'line-pay',
] as const
export type BranchPayment = (typeof branchPayments)[number]

/** Time of day in Thailand, 'HH:MM', 24-hour clock. */
export const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** A closing time at or before the opening time is on the next day. */
export const OpeningSpan = z.object({ opens: ClockTime, closes: ClockTime })
export type OpeningSpan = z.infer<typeof OpeningSpan>

/** Opening hours in Asia/Bangkok: all day, or one span for Monday to Friday and one for the weekend. */
export const OpeningHours = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('all_day') }),
  z.object({ kind: z.literal('daily'), weekday: OpeningSpan, weekend: OpeningSpan }),
])
export type OpeningHours = z.infer<typeof OpeningHours>

/** `closed` and `hours` change the opening hours; `notice` only announces something. */
export const exceptionKinds = ['closed', 'hours', 'notice'] as const
export type ExceptionKind = (typeof exceptionKinds)[number]

/**
 * A dated exception of a branch. Closures are exact to the minute. Other hours apply to each day that starts within the
 * period, so use midnight in Bangkok for both ends. Notices change no hours.
 */
export const BranchException = z.object({
  kind: z.enum(exceptionKinds),
  begins: Timestamp,
  /** Exclusive end; null: until further notice. */
  ends: Timestamp.nullable(),
  /** Replaces the usual hours; null for kinds other than `hours`. */
  opens: ClockTime.nullable(),
  closes: ClockTime.nullable(),
  /** Reason in both languages; either may be null. */
  thai: z.string().nullable(),
  english: z.string().nullable(),
})
export type BranchException = z.infer<typeof BranchException>

/** A shop (spec §3, Branch). Coordinates in decimal degrees (WGS 84), phone in E.164. */
export const Branch = z.object({
  id: Id,
  status: Status,
  slug: z.string(),
  image: MediaId.nullable(),
  facebook: z.string().nullable(),
  googleMap: z.string().nullable(),
  province: Id.meta({ relation: 'province' }),
  sector: Id.meta({ relation: 'sector' }),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  phone: z.string().nullable(),
  services: z.array(z.enum(branchServices)),
  payments: z.array(z.enum(branchPayments)),
  hours: OpeningHours,
  name: z.string(),
  landmark: z.string().nullable(),
  /** In the editors' order; may include past exceptions. */
  exceptions: z.array(BranchException),
  /** Last visible change; null if unknown. */
  updatedAt: Timestamp.nullable(),
  untranslated: Untranslated,
})
export type Branch = z.infer<typeof Branch>

/** Coordinates only, so that all branches fit into one response. */
export const BranchPoint = z.object({
  id: Id,
  slug: z.string(),
  latitude: z.number(),
  longitude: z.number(),
})
export type BranchPoint = z.infer<typeof BranchPoint>

/** A customer review (spec §3, Customer review). */
export const CustomerReview = z.object({
  id: Id,
  status: Status,
  sort: z.int().nullable(),
  image: MediaId.nullable(),
  name: z.string(),
  feedback: z.string(),
})
export type CustomerReview = z.infer<typeof CustomerReview>

/** Figures of the current-branch popup (spec §3, Current branch). */
export const CurrentBranch = z.object({
  customers: z.int().nonnegative(),
  branches: z.int().nonnegative(),
})
export type CurrentBranch = z.infer<typeof CurrentBranch>
