import { median } from './process-cpu.ts'
import type { Product } from './product.ts'
import { measureYardstick, yardstickAtBudget, yardstickNote } from './yardstick.ts'

/** How much slower than the machine for which budgets were set a phone is taken to be, as Lighthouse does. */
const slowdown = 4

/** As notes put it. */
export const phoneNote = `a phone ${slowdown} times as slow as a machine where ${yardstickNote}`

/**
 * By how much a browser here must be slowed to be the same phone, whatever this machine is just now; Lighthouse
 * asks for its multiplier to be set so.
 */
export async function measurePhoneSlowdown(product: Product): Promise<number> {
  const yardstick = await measureYardstick(product, { rounds: 3, seconds: 1 })
  return Math.max(1, (slowdown * yardstickAtBudget) / median(yardstick))
}
