import type { DemoDatabase } from './databases.ts'
import { cpuSeconds, cpuSecondsAlongside, median } from './process-cpu.ts'
import type { Product } from './product.ts'
import { rounds } from './rounds.ts'

/** CPU milliseconds per act, the median of the rounds, by where they are used. */
export interface Cost {
  website: number
  service: number
  /** The content service's other processes: they hash passwords and process pictures. */
  beside: number
  database: number
}

const used = ({ webPid, contentPid }: Product, { cpuSeconds: ofDatabase }: DemoDatabase): Cost => ({
  website: cpuSeconds([webPid]),
  service: cpuSeconds([contentPid]),
  beside: cpuSecondsAlongside(contentPid),
  database: ofDatabase?.() ?? 0,
})

/** `once` gets the number of the act. The first round is a warm-up. */
export async function measureCost(
  product: Product,
  database: DemoDatabase,
  count: number,
  once: (act: number) => Promise<unknown>,
): Promise<Cost> {
  const figures: Cost[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const before = used(product, database)
    for (let act = round * count; act < (round + 1) * count; act += 1) await once(act)
    if (round > 0) figures.push(perAct(before, used(product, database), count))
  }
  const middle = (place: keyof Cost) => median(figures.map((each) => each[place]))
  return {
    website: middle('website'),
    service: middle('service'),
    beside: middle('beside'),
    database: middle('database'),
  }
}

/** The cost of each of `count` acts that were done between two readings. */
function perAct(before: Cost, after: Cost, count: number): Cost {
  const of = (place: keyof Cost) => ((after[place] - before[place]) / count) * 1000
  return {
    website: of('website'),
    service: of('service'),
    beside: of('beside'),
    database: of('database'),
  }
}

/** Reads the costs of work that is not repeated, such as the mails of a campaign. */
export function startMeter(product: Product, database: DemoDatabase): (count: number) => Cost {
  const before = used(product, database)
  return (count) => perAct(before, used(product, database), count)
}

export const totalOf = ({ website, service, beside, database }: Cost): number =>
  website + service + beside + database
