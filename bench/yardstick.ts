import { findFreePort } from '../tooling/launcher/ports.ts'
import { compareCpu } from './load.ts'
import { startBareNode } from './peers.ts'
import type { Product } from './product.ts'

/** CPU milliseconds of the yardstick on the reference machine of the CPU budgets. */
export const yardstickAtBudget = 0.0104

/** For notes. */
export const yardstickNote = `a bare node:http takes ${yardstickAtBudget} ms for a list of 12 (wrk -c16, beside it); with that time it moves, as the machine's speed halves by the hour`

/**
 * CPU milliseconds of a server that only sends the bytes of a list of 12: the current speed of the machine. CPU budgets are
 * multiplied by their median over `yardstickAtBudget`.
 */
export async function measureYardstick(
  product: Product,
  howLong: { rounds?: number; seconds?: number } = {},
): Promise<number[]> {
  const response = await fetch(`${product.contentUrl}/api/branch?limit=12`)
  const body = Buffer.from(await response.arrayBuffer())
  const contentType = response.headers.get('content-type') ?? ''
  const bare = await startBareNode(product.dir, await findFreePort(), { body, contentType })
  try {
    const microseconds = [...(await compareCpu([bare], howLong)).values()].flat()
    return microseconds.map((value) => value / 1000)
  } finally {
    await bare.stop()
  }
}
