import { compareCpu } from './load.ts'
import { budgets } from './pages.ts'
import { startBareNode, startNginx, type Answer } from './peers.ts'
import { median } from './process-cpu.ts'
import { findFreePort } from '../tooling/launcher/ports.ts'
import type { Product } from './product.ts'
import { spread, verdict, type Section } from './report.ts'

const compressed = { 'Accept-Encoding': 'br' }

/** A cached page and a cached contract read, compared with servers that send the same bytes. */
export async function measureCached(product: Product): Promise<Section[]> {
  return [
    await compare(product, {
      title: 'Cached page, CPU per request',
      url: `${product.webUrl}/`,
      pid: product.webPid,
      ours: 'website, home from the page cache',
      peer: 'nginx',
      limit: budgets.cachedPageToNginx,
    }),
    await compare(product, {
      title: 'Cached contract read, CPU per request',
      url: `${product.contentUrl}/api/branch`,
      pid: product.contentPid,
      ours: 'content service, /api/branch from the response cache',
      peer: 'bare node:http',
      limit: budgets.cachedReadToBareNode,
    }),
  ]
}

interface Comparison {
  title: string
  url: string
  pid: number
  ours: string
  peer: 'nginx' | 'bare node:http'
  limit: number
}

async function compare(product: Product, comparison: Comparison): Promise<Section> {
  const { title, url, pid, ours, peer, limit } = comparison
  const answer = await fetchCompressed(url)
  const nginx = await startNginx(product.dir, await findFreePort(), answer)
  const bare = await startBareNode(product.dir, await findFreePort(), answer)
  try {
    const subject = { name: ours, url, pids: [pid], headers: compressed }
    const figures = await compareCpu([nginx, bare, subject])
    const base = median(figures.get(peer) ?? [])
    const rows = [...figures].map(([name, values]) => {
      const ratio = median(values) / base
      const budget = name === ours ? `${limit}× ${peer}: ${verdict(ratio, limit)}` : ''
      return [name, spread(values), ratio.toFixed(2), budget]
    })
    const note = `${answer.body.length} bytes (brotli), wrk -t1 -c16, five rounds in turn; CPU of the server's processes in µs, median (least–most).`
    return { title, note, columns: ['server', 'µs CPU per request', `× ${peer}`, 'budget'], rows }
  } finally {
    await nginx.stop()
    await bare.stop()
  }
}

/** Final bytes: a response is compressed once it is requested again. */
async function fetchCompressed(url: string): Promise<Answer> {
  await fetchRaw(url)
  await fetchRaw(url)
  await new Promise((resolve) => setTimeout(resolve, 500))
  return await fetchRaw(url)
}

/** Bytes on the wire, not decompressed. */
async function fetchRaw(url: string): Promise<Answer> {
  const { get } = await import('node:http')
  return await new Promise((resolve, reject) => {
    get(url, { headers: compressed }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const contentType = response.headers['content-type'] ?? ''
        resolve({ body: Buffer.concat(chunks), contentType })
      })
    }).on('error', reject)
  })
}
