import { z } from 'zod'
import { branchPayments } from '../branch/branch.contract.ts'
import { MediaId } from '../media/media.contract.ts'
import { Id, Status, Timestamp } from '../wire/scalars.ts'

export const machineKinds = ['washer', 'dryer', 'coin_exchange', 'detergent_vending'] as const
export type MachineKind = (typeof machineKinds)[number]

export const waterTemperatures = ['cold', 'warm', 'hot'] as const
export type WaterTemperature = (typeof waterTemperatures)[number]

/** An offer of a machine: a wash, a drying time, a sachet. */
export const Programme = z.object({
  /** Water temperature of a wash; null otherwise. */
  temperature: z.enum(waterTemperatures).nullable(),
  /** Null if the temperature is enough. */
  title: z.string().nullable(),
  /** Baht. */
  price: z.number().positive(),
  /** Null for offers without a duration, such as a sachet. */
  minutes: z.int().positive().nullable(),
})
export type Programme = z.infer<typeof Programme>

/** A machine in the shops, one record per kind and capacity (extension). */
export const Machine = z.object({
  id: Id,
  status: Status,
  sort: z.int().nullable(),
  kind: z.enum(machineKinds),
  image: MediaId.nullable(),
  /** Kilograms of dry laundry; null if not applicable. */
  capacity: z.number().positive().nullable(),
  /** In the editors' order. */
  programmes: z.array(Programme),
  title: z.string(),
  description: z.string().nullable(),
  /** Capacity in words, e.g. 'one duvet'. */
  fits: z.string().nullable(),
  /** Last visible change; null if unknown. */
  updatedAt: Timestamp.nullable(),
})
export type Machine = z.infer<typeof Machine>

export const ProductStep = z.object({
  image: MediaId.nullable(),
  title: z.string(),
  text: z.string().nullable(),
})
export type ProductStep = z.infer<typeof ProductStep>

/** An item that may or may not go into a machine. */
export const LaundryRule = z.object({
  title: z.string(),
  /** How to wash it, or why not and the alternative. */
  text: z.string().nullable(),
})
export type LaundryRule = z.infer<typeof LaundryRule>

export const ProductPayment = z.object({
  kind: z.enum(branchPayments),
  title: z.string(),
  text: z.string().nullable(),
})
export type ProductPayment = z.infer<typeof ProductPayment>

const Rounds = z.int().positive().nullable()

/** An example load such as a duvet. Price and duration follow from the first programme of each machine. */
export const Load = z.object({
  title: z.string(),
  /** Id of the washer; null if only dried. */
  washer: Id.nullable(),
  washes: Rounds,
  /** Id of the dryer; null if only washed. */
  dryer: Id.nullable(),
  dries: Rounds,
})
export type Load = z.infer<typeof Load>

/** Content of the product page besides the machines (extension). */
export const ProductPage = z.object({
  id: Id,
  steps: z.array(ProductStep),
  allowed: z.array(LaundryRule),
  forbidden: z.array(LaundryRule),
  payments: z.array(ProductPayment),
  /** Example prices, in order. */
  loads: z.array(Load),
  promiseTitle: z.string(),
  promiseText: z.string(),
  /** Last visible change; null if unknown. */
  updatedAt: Timestamp.nullable(),
})
export type ProductPage = z.infer<typeof ProductPage>
