import { median } from './process-cpu.ts'
import type { Part, Product } from './product.ts'
import { verdict, type Section } from './report.ts'
import { measureYardstick, yardstickAtBudget, yardstickNote } from './yardstick.ts'

const limits = { content: 8, web: 1, adminPage: 0.1 }
const rounds = 3

/** Seconds from starting a built part to its first response, with existing content. */
export async function measureStartup(product: Product): Promise<Section> {
  const rows: string[][] = []
  const slowness = median(await measureYardstick(product)) / yardstickAtBudget
  const parts: Part[] = ['content', 'web']
  for (const part of parts) {
    const seconds: number[] = []
    for (let round = 0; round < rounds; round += 1) seconds.push(await product.restart(part))
    const middle = median(seconds)
    rows.push([
      part,
      middle.toFixed(2),
      `${limits[part]} s: ${verdict(middle, limits[part] * slowness)}`,
    ])
  }
  await product.restart('content')
  const first = await secondsOfFirstAdminPage(product)
  rows.push([
    'the first page of the admin',
    first.toFixed(2),
    `${limits.adminPage} s: ${verdict(first, limits.adminPage * slowness)}`,
  ])
  return {
    title: 'Restart to the first page',
    note: `Wall seconds, median of ${rounds}: content until /api/branch answers, web until the home page answers. The budgets are for a machine where ${yardstickNote}; this one is ${slowness.toFixed(2)} times as slow.`,
    columns: ['part', 'seconds', 'budget'],
    rows,
  }
}

async function secondsOfFirstAdminPage({ contentUrl }: Product): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch(`${contentUrl}/admin/login`)
  await response.text()
  return (performance.now() - startedAt) / 1000
}
