import { z } from 'zod'
import { branchPayments } from '../branch/branch.contract.ts'
import { MediaId } from '../media/media.contract.ts'
import { Id, Status, Timestamp } from '../wire/scalars.ts'

/** What stands in a shop. */
export const machineKinds = ['washer', 'dryer', 'coin_exchange', 'detergent_vending'] as const
export type MachineKind = (typeof machineKinds)[number]

export const waterTemperatures = ['cold', 'warm', 'hot'] as const
export type WaterTemperature = (typeof waterTemperatures)[number]

/** One thing that a machine sells: a wash, a span of drying, a sachet. */
export const Programme = z.object({
  /** Of the water in a wash; null elsewhere. */
  temperature: z.enum(waterTemperatures).nullable(),
  /** Null where the temperature says it all. */
  title: z.string().nullable(),
  /** Baht. */
  price: z.number().positive(),
  /** How long it runs; null for what takes no time, such as a sachet. */
  minutes: z.int().positive().nullable(),
})
export type Programme = z.infer<typeof Programme>

/** A machine of the shops, one record a kind and capacity; ours (design §3). */
export const Machine = z.object({
  id: Id,
  status: Status,
  sort: z.int().nullable(),
  kind: z.enum(machineKinds),
  image: MediaId.nullable(),
  /** Kilograms of dry washing; null for machines that take none. */
  capacity: z.number().positive().nullable(),
  /** In the order of the editors. */
  programmes: z.array(Programme),
  title: z.string(),
  description: z.string().nullable(),
  /** What fits into it, e.g. 'one duvet'. */
  fits: z.string().nullable(),
  /** When what visitors see of it changed last; null where that is not known. */
  updatedAt: Timestamp.nullable(),
})
export type Machine = z.infer<typeof Machine>

/** One step of how to use the machines. */
export const ProductStep = z.object({
  image: MediaId.nullable(),
  title: z.string(),
  text: z.string().nullable(),
})
export type ProductStep = z.infer<typeof ProductStep>

/** Something that may go into a machine, or may not. */
export const LaundryRule = z.object({
  title: z.string(),
  /** How to wash it, or why not and what to do instead. */
  text: z.string().nullable(),
})
export type LaundryRule = z.infer<typeof LaundryRule>

/** A way to pay at the machines. */
export const ProductPayment = z.object({
  kind: z.enum(branchPayments),
  title: z.string(),
  text: z.string().nullable(),
})
export type ProductPayment = z.infer<typeof ProductPayment>

const Rounds = z.int().positive().nullable()

/**
 * What people bring, such as a duvet, and how it is washed and dried. Its sum and its time follow
 * from the machines: a round costs and takes what the first programme of its machine does.
 */
export const Load = z.object({
  title: z.string(),
  /** Id of the machine that washes it; null where it is only dried. */
  washer: Id.nullable(),
  washes: Rounds,
  /** Id of the machine that dries it; null where it is only washed. */
  dryer: Id.nullable(),
  dries: Rounds,
})
export type Load = z.infer<typeof Load>

/** What stands on the product page besides the machines; ours. */
export const ProductPage = z.object({
  id: Id,
  steps: z.array(ProductStep),
  allowed: z.array(LaundryRule),
  forbidden: z.array(LaundryRule),
  payments: z.array(ProductPayment),
  /** Examples of what a basket costs, in their order. */
  loads: z.array(Load),
  promiseTitle: z.string(),
  promiseText: z.string(),
  /** When what visitors see of it changed last; null where that is not known. */
  updatedAt: Timestamp.nullable(),
})
export type ProductPage = z.infer<typeof ProductPage>
