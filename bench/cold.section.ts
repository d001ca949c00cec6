import type { BenchPage } from './pages.ts'
import type { Product } from './product.ts'
import { verdict, type Section } from './report.ts'

const limitSeconds = 2

/** Seconds until the first complete page after a start, with empty caches. */
export async function measureCold(product: Product, pages: readonly BenchPage[]): Promise<Section> {
  const rows: string[][] = []
  for (const { name, path } of pages) {
    await product.restartUnvisited('content')
    await product.restartUnvisited('web')
    const startedAt = performance.now()
    const answer = await fetch(product.webUrl + path)
    await answer.text()
    const seconds = (performance.now() - startedAt) / 1000
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    rows.push([name, seconds.toFixed(2), verdict(seconds, limitSeconds)])
  }
  return {
    title: 'The first visit after a restart',
    note: `Wall seconds of one document, both parts restarted before each. Budget: ${limitSeconds} s.`,
    columns: ['page', 'seconds', 'budget'],
    rows,
  }
}
