import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { createContentClient } from '@washhouse/contract/client/content-client'
import {
  assetAvifWidths,
  assetPngWidths,
  assetWidths,
} from '@washhouse/contract/media/asset-transforms'
import { newsCalls } from '@washhouse/contract/news/news.calls'
import { askForPage, pageVisitors as visitors } from './ask-for-page.ts'
import { budgets } from './pages.ts'
import { median } from './process-cpu.ts'
import type { Product } from './product.ts'
import { spread, verdict, type Section } from './report.ts'

const rounds = 3
const seconds = 4
const keptPath = '/branch'
/** As long as a real session, so that its length is not the reason for a rejection. */
const madeUpSession = `washhouse_session=${'A'.repeat(300)}`
/** Network round trip between two requests of the crowd. */
const awayMs = 10
const dearFormats = [
  ...assetAvifWidths.map((width) => `width=${width}&format=avif`),
  ...assetPngWidths.map((width) => `width=${width}&format=png`),
  ...assetWidths.map((width) => `width=${width}&format=jpg`),
]

interface Crowd {
  name: string
  /** Runs for some seconds; resolves to the result. */
  come(round: number): Promise<string>
}

/** Latency of a cached page under load, compared with a quiet website. */
export async function measureCrowds(product: Product): Promise<Section> {
  const pictures = await listPictures(product.contentUrl)
  const crowds: Crowd[] = [
    { name: 'quiet', come: () => Promise.resolve('') },
    { name: '64 connections without a session', come: () => flood(product, keptPath) },
    { name: '64 made-up sessions', come: () => flood(product, keptPath, madeUpSession) },
    { name: '64 connections to a page that is never kept', come: () => flood(product, '/contact') },
    { name: 'eight stalled forms', come: () => stallForms(product) },
    { name: 'a burst of pictures', come: (round) => burst(product, pictures, round) },
  ]
  await fetch(product.webUrl + keptPath)
  const figures = crowds.map(({ name }) => ({
    name,
    values: [] as number[],
    fates: [] as string[],
  }))
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, crowd] of crowds.entries()) {
      const coming = crowd.come(round)
      await wait(300)
      const { p99, refused } = await askForPage(product.webUrl + keptPath, visitors, seconds)
      if (refused > 0) throw new Error(`${refused} visitors were refused during ${crowd.name}`)
      figures[index]?.values.push(p99)
      figures[index]?.fates.push(await coming)
    }
  }
  const quiet = median(figures[0]?.values ?? [])
  return {
    title: 'A kept page while others come in crowds',
    note: `${visitors.connections} visitors ask for ${keptPath} about every ${visitors.pauseMs} ms; p99 in ms, median of ${rounds} rounds of ${seconds} s in turn (least–most). The crowds ask about ${awayMs} ms after each answer, from the same address and on the same two processors.`,
    columns: ['meanwhile', 'p99', '× quiet', 'budget', 'what became of the crowd, last round'],
    rows: figures.map(({ name, values, fates }) => {
      const ratio = median(values) / quiet
      const budget =
        name === 'quiet' ? '' : `${budgets.crowdToQuiet}×: ${verdict(ratio, budgets.crowdToQuiet)}`
      return [name, spread(values), ratio.toFixed(1), budget, fates.at(-1) ?? '']
    }),
  }
}

async function flood(product: Product, path: string, cookie?: string): Promise<string> {
  const crowd = { connections: 64, pauseMs: awayMs, isCrowd: true }
  const { answers, refused } = await askForPage(product.webUrl + path, crowd, seconds + 0.5, cookie)
  return `${answers} answers, ${refused} refused`
}

/** Eight connections at a time, each with its own address; replaces those that are closed. */
async function stallForms(product: Product): Promise<string> {
  const { port } = new URL(product.webUrl)
  const end = Date.now() + (seconds + 0.5) * 1000
  let cut = 0
  const stall = async (number: number) => {
    while (Date.now() < end) {
      const socket = connect({ port: Number(port), localAddress: `127.0.0.${number + 2}` })
      socket.write(
        'POST /problem HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2000000\r\n' +
          'Content-Type: multipart/form-data; boundary=stalled\r\n\r\n--stalled',
      )
      const isCut = once(socket, 'close').then(() => true)
      if (await Promise.race([isCut, wait(end - Date.now(), false)])) cut += 1
      socket.destroy()
    }
  }
  await Promise.all(Array.from({ length: 8 }, (_, number) => stall(number)))
  return `${cut} cut off`
}

/** Requests all URLs at once; none is cached. */
async function burst(
  product: Product,
  pictures: readonly string[],
  round: number,
): Promise<string> {
  const count = Math.floor(pictures.length / rounds)
  const wanted = pictures.slice(round * count, (round + 1) * count)
  const answers = await Promise.all(
    wanted.map((path) => fetch(product.webUrl + path).then(({ status }) => status)),
  )
  return `${answers.filter((status) => status === 200).length} of ${wanted.length} given`
}

/** Image variants that are expensive to render and not used by other measurements. */
async function listPictures(contentUrl: string): Promise<string[]> {
  const client = createContentClient({ baseUrl: contentUrl })
  const query = { limit: 200 }
  const { items } = await client.call(newsCalls.listNews, { language: 'th', query })
  const ids = [...new Set(items.flatMap(({ coverImage, mainImage }) => [coverImage, mainImage]))]
  return ids
    .filter((id) => id !== null)
    .flatMap((id) => dearFormats.map((format) => `/assets/${id}?${format}`))
}
