import { z } from 'zod'
import { MediaId } from '../media/media.contract.ts'
import { Id, Status, Timestamp } from '../wire/scalars.ts'
import { Untranslated } from '../wire/untranslated.ts'

/** Region of the country that groups provinces, e.g. ภาคเหนือ / Northern (spec §3). */
export const Sector = z.object({ id: Id, name: z.string() })
export type Sector = z.infer<typeof Sector>

/** One of the 77 provinces and the sector it lies in (spec §3). */
export const Province = z.object({
  id: Id,
  sector: Id.meta({ relation: 'sector' }),
  name: z.string(),
})
export type Province = z.infer<typeof Province>

/** What a shop offers; the site translates the names. */
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

/** How a shop can be paid. */
export const branchPayments = [
  'coin',
  'banknote',
  'promptpay',
  'card',
  'truemoney',
  'line-pay',
] as const
export type BranchPayment = (typeof branchPayments)[number]

/** Time of day in Thailand, 'HH:MM' on the 24-hour clock. */
export const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** From opening to closing; a closing time at or before the opening time is on the next day. */
export const OpeningSpan = z.object({ opens: ClockTime, closes: ClockTime })
export type OpeningSpan = z.infer<typeof OpeningSpan>

/** Opening hours in Asia/Bangkok: all day, or one span for Monday to Friday and one for the weekend. */
export const OpeningHours = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('all_day') }),
  z.object({ kind: z.literal('daily'), weekday: OpeningSpan, weekend: OpeningSpan }),
])
export type OpeningHours = z.infer<typeof OpeningHours>

/** How a branch differs from its usual hours: it is closed, has other hours, or something is announced. */
export const exceptionKinds = ['closed', 'hours', 'notice'] as const
export type ExceptionKind = (typeof exceptionKinds)[number]

/**
 * A dated exception of a branch. A closure counts to the minute. Other hours count for each day whose first moment
 * lies within, so they should begin and end at midnight in Bangkok. A notice changes no hours.
 */
export const BranchException = z.object({
  kind: z.enum(exceptionKinds),
  begins: Timestamp,
  /** Its end, which is not part of it; null: until further notice. */
  ends: Timestamp.nullable(),
  /** Of `hours`: instead of the usual ones; null for the other kinds. */
  opens: ClockTime.nullable(),
  closes: ClockTime.nullable(),
  /** Why, in both languages; either may be missing. */
  thai: z.string().nullable(),
  english: z.string().nullable(),
})
export type BranchException = z.infer<typeof BranchException>

/** One shop (spec §3, Branch). Coordinates in decimal degrees (WGS 84), phone in E.164. */
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
  /** In the editors' order; those that ended may still be among them. */
  exceptions: z.array(BranchException),
  /** When what visitors see of it changed last; null where that is not known. */
  updatedAt: Timestamp.nullable(),
  untranslated: Untranslated,
})
export type Branch = z.infer<typeof Branch>

/** Where a shop stands: small enough to send all of them. */
export const BranchPoint = z.object({
  id: Id,
  slug: z.string(),
  latitude: z.number(),
  longitude: z.number(),
})
export type BranchPoint = z.infer<typeof BranchPoint>

/** What a customer said (spec §3, Customer review). */
export const CustomerReview = z.object({
  id: Id,
  status: Status,
  sort: z.int().nullable(),
  image: MediaId.nullable(),
  name: z.string(),
  feedback: z.string(),
})
export type CustomerReview = z.infer<typeof CustomerReview>

/** The figures of the current-branch popup (spec §3, Current branch). */
export const CurrentBranch = z.object({
  customers: z.int().nonnegative(),
  branches: z.int().nonnegative(),
})
export type CurrentBranch = z.infer<typeof CurrentBranch>
