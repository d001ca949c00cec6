import { z } from 'zod'
import { MediaId } from '../media/media.contract.ts'
import { Id, Status, Timestamp } from '../wire/scalars.ts'

/** A reason to invest: a description (spec §3, Investor). Title, image and order are extensions. */
export const InvestorReason = z.object({
  id: Id,
  status: Status,
  sort: z.int().nullable(),
  image: MediaId.nullable(),
  title: z.string().nullable(),
  description: z.string(),
})
export type InvestorReason = z.infer<typeof InvestorReason>

/** Sizes of a shop (spec §9). */
export const franchiseSizes = ['small', 'medium', 'big', 'two_machine'] as const
export type FranchiseSize = (typeof franchiseSizes)[number]

export const PackageItem = z.object({
  item: z.string(),
  quantity: z.number().positive(),
  unit: z.string(),
})
export type PackageItem = z.infer<typeof PackageItem>

const Baht = z.number().nonnegative()

/**
 * A franchise package (spec §3). Status, order, number of machines and costs besides the price are extensions. Prices in
 * baht.
 */
export const FranchisePackage = z.object({
  id: Id,
  status: Status,
  sort: z.int().nullable(),
  size: z.enum(franchiseSizes),
  /** Machine manufacturers. */
  brands: z.string(),
  /** Contents by size; null if not available in that size. */
  small: z.string().nullable(),
  medium: z.string().nullable(),
  big: z.string().nullable(),
  twoMachine: z.string().nullable(),
  /** Accessory items, usually 45 (spec §9). */
  config: z.array(PackageItem),
  price: Baht.nullable(),
  /** Value added tax on the price. Here and below null means unknown and is excluded from sums. */
  vat: Baht.nullable(),
  /** Building work, meters and permits until opening. */
  fitOut: Baht.nullable(),
  /** Running costs of the first three months. */
  workingCapital: Baht.nullable(),
  image: MediaId.nullable(),
  /** Washers and dryers, for the estimate. */
  machines: z.int().positive().nullable(),
  /** Last visible change; null if unknown. */
  updatedAt: Timestamp.nullable(),
})
export type FranchisePackage = z.infer<typeof FranchisePackage>

/** A franchisee's comment (spec §3, Franchise customer comment). Status and order are extensions. */
export const FranchiseComment = z.object({
  id: Id,
  status: Status,
  sort: z.int().nullable(),
  image: MediaId.nullable(),
  name: z.string(),
  feedback: z.string(),
})
export type FranchiseComment = z.infer<typeof FranchiseComment>

/** Initial values of the payback estimate; visitors can change all of them. */
export const PaybackAssumptions = z.object({
  /** Uses of one machine per day. */
  usesPerDay: z.number().min(0).max(48),
  /** Baht per use. */
  pricePerUse: z.number().min(0).max(1000),
  /** Water, power, gas and detergent, in percent of revenue. */
  utilitiesPercent: z.number().min(0).max(100),
  /** Fee to the brand, in percent of revenue. */
  feePercent: z.number().min(0).max(100),
  /** Baht per month. */
  rent: z.number().min(0).max(1_000_000),
  /** Cleaning, repair, insurance etc., in baht per month. */
  otherCosts: z.number().min(0).max(1_000_000),
})
export type PaybackAssumptions = z.infer<typeof PaybackAssumptions>

/** A fact to know before signing. */
export const FranchiseFact = z.object({ title: z.string(), text: z.string() })
export type FranchiseFact = z.infer<typeof FranchiseFact>

/** Content of the investor page besides its lists, written by editors (extension). */
export const InvestorPage = z.object({
  id: Id,
  assumptions: PaybackAssumptions,
  /** Fees, term and obligations, in order. */
  facts: z.array(FranchiseFact),
  /** Disclaimer of the estimate. */
  estimateNote: z.string(),
  /** What happens after sending the form. */
  interestNote: z.string().nullable(),
  /** Last visible change; null if unknown. */
  updatedAt: Timestamp.nullable(),
})
export type InvestorPage = z.infer<typeof InvestorPage>
