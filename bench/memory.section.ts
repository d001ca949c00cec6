import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { budgets } from './pages.ts'
import type { Product } from './product.ts'
import { verdict, type Section } from './report.ts'

const run = promisify(execFile)
const seconds = 30
const restMs = 3000
const sampleMs = 200
const pageCount = 10

const floods = [
  { name: 'nothing kept', keptMegabytes: '0' },
  { name: 'answers kept', keptMegabytes: '64' },
]

/** Memory of the content service at rest and while 64 connections request lists. */
export async function measureMemory(product: Product): Promise<Section> {
  const script = join(product.dir, 'pages.lua')
  writeFileSync(script, pagesInTurn)
  const rows: string[][] = []
  for (const { name, keptMegabytes } of floods) {
    await product.restart('content', { RESPONSE_CACHE_MB: keptMegabytes })
    await wait(restMs)
    const rest = residentMegabytes(product.contentPid)
    const { most, perSecond } = await flood(product, script)
    const after = residentMegabytes(product.contentPid)
    const budget = `${budgets.floodMegabytes}: ${verdict(most, budgets.floodMegabytes)}`
    rows.push([name, ...[rest, most, after, perSecond].map((value) => value.toFixed(0)), budget])
  }
  await product.restart('content')
  return {
    title: 'Memory under a flood of lists',
    note: `RSS of the content service in MB: ${restMs / 1000} s after its start, the most while wrk -t1 -c64 asks for /api/branch, pages 1 to ${pageCount} in turn, for ${seconds} s, and after that.`,
    columns: ['flood', 'at rest', 'most', 'after', 'answers a second', 'budget'],
    rows,
  }
}

const pagesInTurn = `local page = 0
request = function()
  page = page % ${pageCount} + 1
  return wrk.format("GET", "/api/branch?limit=12&page=" .. page)
end
`

async function flood(
  { contentPid, contentUrl }: Product,
  script: string,
): Promise<{ most: number; perSecond: number }> {
  let most = 0
  const sampling = setInterval(() => {
    most = Math.max(most, residentMegabytes(contentPid))
  }, sampleMs)
  const asGzip = ['-H', 'accept-encoding: gzip']
  const load = ['-t1', '-c64', `-d${seconds}s`, ...asGzip, '-s', script, contentUrl]
  const { stdout } = await run('wrk', load).finally(() => clearInterval(sampling))
  if (/Non-2xx/.test(stdout)) throw new Error(`The flood was refused:\n${stdout}`)
  return { most, perSecond: Number(/(\d+) requests in/.exec(stdout)?.[1]) / seconds }
}

/** Resident memory of the process itself, as Linux counts it. */
export function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024
}
