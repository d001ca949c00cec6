import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '../tooling/launcher/ports.ts'
import { heapAfterCollection } from './heap.ts'
import type { BenchPage } from './pages.ts'
import type { Part, Product } from './product.ts'
import { verdict, type Section } from './report.ts'

const visitors = 50
const minutes = 5
const thinkingMs = { least: 300, most: 1500 }
const largestGrowth = 1.1
const parts: Part[] = ['content', 'web']

/** Fifty visitors follow links for five minutes; the memory of the parts must not grow. */
export async function measureVisitors(
  product: Product,
  pages: readonly BenchPage[],
): Promise<Section> {
  const ports = new Map<Part, number>()
  for (const part of parts) {
    const port = await findFreePort()
    ports.set(part, port)
    await product.restart(part, { NODE_OPTIONS: `--inspect=127.0.0.1:${port}` })
  }
  const heaps = async () =>
    new Map(
      await Promise.all(
        [...ports].map(async ([part, port]) => [part, await heapAfterCollection(port)] as const),
      ),
    )

  const crowd = { isOver: false, visits: 0, faults: [] as string[] }
  const walks = Array.from({ length: visitors }, (_, number) =>
    walk(product.webUrl, pages[number % pages.length]?.path ?? '/', crowd),
  )
  await wait(60_000)
  const early = await heaps()
  await wait((minutes - 1) * 60_000)
  const late = await heaps()
  crowd.isOver = true
  await Promise.all(walks)

  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1)
  const rows = parts.map((part) => {
    const [before, after] = [early.get(part) ?? Number.NaN, late.get(part) ?? Number.NaN]
    const growth = after / before
    const figures = [megabytes(before), megabytes(after), growth.toFixed(2)]
    return [part, ...figures, verdict(growth, largestGrowth)]
  })
  const faults = crowd.faults.length === 0 ? 'no error' : `**${crowd.faults.length} errors**`
  for (const fault of new Set(crowd.faults)) console.error(fault)
  return {
    title: `${visitors} visitors for ${minutes} minutes`,
    note: `${crowd.visits} pages of links followed: ${faults}. Megabytes of heap after collection.`,
    columns: ['part', 'minute 1', `minute ${minutes}`, 'growth', `budget ${largestGrowth}`],
    rows,
  }
}

interface Crowd {
  isOver: boolean
  visits: number
  faults: string[]
}

/** One visitor: reads a page, pauses, follows a link; returns to the start at a dead end. */
async function walk(origin: string, start: string, crowd: Crowd): Promise<void> {
  let path = start
  while (!crowd.isOver) {
    const links = await read(origin, path, crowd)
    path = links[Math.floor(Math.random() * links.length)] ?? start
    const { least, most } = thinkingMs
    await wait(least + Math.random() * (most - least))
  }
}

async function read(origin: string, path: string, crowd: Crowd): Promise<string[]> {
  try {
    const answer = await fetch(origin + path)
    const text = await answer.text()
    crowd.visits += 1
    if (!answer.ok) crowd.faults.push(`${answer.status} ${path}`)
    const links = [...text.matchAll(/<a[^>]* href="(\/[^"#]*)"/g)]
    return links.map(([, href = '/']) => href.replaceAll('&amp;', '&'))
  } catch (error) {
    crowd.faults.push(`${path}: ${String(error)}`)
    return []
  }
}
