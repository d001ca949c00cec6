import { median } from './process-cpu.ts'
import type { Product } from './product.ts'
import { measureYardstick, yardstickAtBudget, yardstickNote } from './yardstick.ts'

/** Slowdown of the phone relative to the reference machine of the budgets, as in Lighthouse. */
const slowdown = 4

/** For notes. */
export const phoneNote = `a phone ${slowdown} times as slow as a machine where ${yardstickNote}`

/** CPU throttling that makes this machine as slow as the reference phone. Use it as Lighthouse's multiplier. */
export async function measurePhoneSlowdown(product: Product): Promise<number> {
  const yardstick = await measureYardstick(product, { rounds: 3, seconds: 1 })
  return Math.max(1, (slowdown * yardstickAtBudget) / median(yardstick))
}
