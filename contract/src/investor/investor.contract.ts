import { z } from 'zod'
import { MediaId } from '../media/media.contract.ts'
import { Id, Status, Timestamp } from '../wire/scalars.ts'

/** One reason to invest: a description text (spec §3, Investor); its title, picture and order are ours. */
export const InvestorReason = z.object({
  id: Id,
  status: Status,
  sort: z.int().nullable(),
  image: MediaId.nullable(),
  title: z.string().nullable(),
  description: z.string(),
})
export type InvestorReason = z.infer<typeof InvestorReason>

/** Sizes in which a shop can be taken up (spec §9). */
export const franchiseSizes = ['small', 'medium', 'big', 'two_machine'] as const
export type FranchiseSize = (typeof franchiseSizes)[number]

/** One of the accessory items of a package. */
export const PackageItem = z.object({
  item: z.string(),
  quantity: z.number().positive(),
  unit: z.string(),
})
export type PackageItem = z.infer<typeof PackageItem>

const Baht = z.number().nonnegative()

/**
 * One franchise package (spec §3); status, order, number of machines and what is to be prepared
 * besides the price are ours. Prices in baht.
 */
export const FranchisePackage = z.object({
  id: Id,
  status: Status,
  sort: z.int().nullable(),
  size: z.enum(franchiseSizes),
  /** Makers of the machines. */
  brands: z.string(),
  /** What the package holds in each size; null where it is not offered in that size. */
  small: z.string().nullable(),
  medium: z.string().nullable(),
  big: z.string().nullable(),
  twoMachine: z.string().nullable(),
  /** The accessory items, 45 as a rule (spec §9). */
  config: z.array(PackageItem),
  price: Baht.nullable(),
  /** Value added tax on the price; null, here and below: not known, and counted as no part of a sum. */
  vat: Baht.nullable(),
  /** Building work, meters and permits until the shop can open. */
  fitOut: Baht.nullable(),
  /** What the shop lives on in its first three months. */
  workingCapital: Baht.nullable(),
  image: MediaId.nullable(),
  /** Washers and dryers in it, for the estimate. */
  machines: z.int().positive().nullable(),
  /** When what visitors see of it changed last; null where that is not known. */
  updatedAt: Timestamp.nullable(),
})
export type FranchisePackage = z.infer<typeof FranchisePackage>

/** What a franchisee said (spec §3, Franchise customer comment); status and order are ours. */
export const FranchiseComment = z.object({
  id: Id,
  status: Status,
  sort: z.int().nullable(),
  image: MediaId.nullable(),
  name: z.string(),
  feedback: z.string(),
})
export type FranchiseComment = z.infer<typeof FranchiseComment>

/** What the estimate of the payback starts from; every figure can be changed by the visitor. */
export const PaybackAssumptions = z.object({
  /** Uses of one machine in a day. */
  usesPerDay: z.number().min(0).max(48),
  /** Baht of one use. */
  pricePerUse: z.number().min(0).max(1000),
  /** Water, power, gas and detergent, in percent of the takings. */
  utilitiesPercent: z.number().min(0).max(100),
  /** Fee to the brand, in percent of the takings. */
  feePercent: z.number().min(0).max(100),
  /** Baht a month. */
  rent: z.number().min(0).max(1_000_000),
  /** Cleaning, repair, insurance and the like, in baht a month. */
  otherCosts: z.number().min(0).max(1_000_000),
})
export type PaybackAssumptions = z.infer<typeof PaybackAssumptions>

/** One fact that a franchisee may expect to know before signing. */
export const FranchiseFact = z.object({ title: z.string(), text: z.string() })
export type FranchiseFact = z.infer<typeof FranchiseFact>

/** What stands on the investor page besides its lists; ours, editors' content. */
export const InvestorPage = z.object({
  id: Id,
  assumptions: PaybackAssumptions,
  /** Fees, term, obligations, in their order. */
  facts: z.array(FranchiseFact),
  /** What the estimate is and what it is not. */
  estimateNote: z.string(),
  /** What happens after the form was sent. */
  interestNote: z.string().nullable(),
  /** When what visitors see of it changed last; null where that is not known. */
  updatedAt: Timestamp.nullable(),
})
export type InvestorPage = z.infer<typeof InvestorPage>
