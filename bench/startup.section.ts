import { median } from './process-cpu.ts'
import type { Part, Product } from './product.ts'
import { verdict, type Section } from './report.ts'

const limits = { content: 8, web: 1 }
const rounds = 3

/** Seconds from starting a built part to its first response, with existing content. */
export async function measureStartup(product: Product): Promise<Section> {
  const rows: string[][] = []
  const parts: Part[] = ['content', 'web']
  for (const part of parts) {
    const seconds: number[] = []
    for (let round = 0; round < rounds; round += 1) seconds.push(await product.restart(part))
    const middle = median(seconds)
    rows.push([part, middle.toFixed(2), `${limits[part]} s: ${verdict(middle, limits[part])}`])
  }
  return {
    title: 'Restart to the first page',
    note: `Wall seconds, median of ${rounds}: content until /api/branch answers, web until the home page answers.`,
    columns: ['part', 'seconds', 'budget'],
    rows,
  }
}
