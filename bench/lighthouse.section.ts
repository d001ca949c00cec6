import { once } from 'node:events'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { browserArguments, findBrowser } from '../tooling/browser.ts'
import { budgets, type BenchPage } from './pages.ts'
import { answering } from './peers.ts'
import { measurePhoneSlowdown, phoneNote } from './phone.ts'
import { median } from './process-cpu.ts'
import type { Product } from './product.ts'
import { findFreePort } from '../tooling/launcher/ports.ts'
import type { Section } from './report.ts'

const runs = 5
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
// From another site. On a first visit without a referrer the page is covered for three seconds, as the specification
// asks. Lighthouse's Speed Index counts that if its trace lasts longer, which depends on the machine. Not https: the product
// runs on http here, and Chromium refuses a referrer that a browser would not send.
const referrer = 'http://www.example.com/'
const limits = [budgets.performance, budgets.accessibility, budgets.bestPractices, budgets.seo]

/** Lighthouse with a simulated phone: median of five runs each, with a new browser for every run. */
export async function measureLighthouse(
  product: Product,
  pages: readonly BenchPage[],
): Promise<Section> {
  const rows: string[][] = []
  for (const page of pages) {
    const slowdown = await measurePhoneSlowdown(product)
    const results: Figures[] = []
    for (let run = 0; run < runs; run += 1) {
      results.push(await audit(`${product.webUrl}${page.path}`, slowdown))
    }
    rows.push([...rowOf(page, results), slowdown.toFixed(1)])
    console.error(rows.at(-1)?.join(' | '))
  }
  const { lcpMs, cls, tbtMs } = budgets
  return {
    title: 'Lighthouse, mobile',
    note: `A first visit from another site. Simulated slow 4G and ${phoneNote}, page by page. Median of ${runs}. Budgets: ${limits.join(' / ')}; LCP ${lcpMs} ms, CLS ${cls}, TBT ${tbtMs} ms.`,
    columns: [
      'page',
      'performance',
      'accessibility',
      'best practices',
      'SEO',
      'LCP ms',
      'CLS',
      'TBT ms',
      'budget',
      '× CPU here',
    ],
    rows,
  }
}

function rowOf({ name, isNoindex = false }: BenchPage, results: readonly Figures[]): string[] {
  const middle = (figure: (one: Figures) => number) => median(results.map(figure))
  const scores = categories.map((_, index) => middle((one) => one.scores[index] ?? 0))
  const isAsked = (index: number) => !(isNoindex && categories[index] === 'seo')
  const [lcp, cls, tbt] = [
    middle((one) => one.lcp),
    middle((one) => one.cls),
    middle((one) => one.tbt),
  ]
  const isOver =
    scores.some((score, index) => isAsked(index) && score < (limits[index] ?? 0)) ||
    Math.round(lcp) > budgets.lcpMs ||
    cls > budgets.cls ||
    Math.round(tbt) > budgets.tbtMs
  return [
    name,
    ...scores.map((score, index) => (isAsked(index) ? String(score) : 'noindex')),
    String(Math.round(lcp)),
    cls.toFixed(3),
    String(Math.round(tbt)),
    isOver ? '**over**' : 'holds',
  ]
}

interface Figures {
  scores: number[]
  lcp: number
  cls: number
  tbt: number
}

/** Repeats a run if Lighthouse reports an incomplete trace. */
async function audit(url: string, slowdown: number, triesLeft = 3): Promise<Figures> {
  const result = await runLighthouse(url, slowdown)
  if (result instanceof Error) {
    if (triesLeft === 1) throw result
    return audit(url, slowdown, triesLeft - 1)
  }
  return result
}

async function runLighthouse(url: string, slowdown: number): Promise<Figures | Error> {
  const port = await findFreePort()
  const profile = mkdtempSync(join(tmpdir(), 'washhouse-lighthouse-'))
  const browser = spawn(
    await findBrowser(),
    [
      '--headless',
      ...browserArguments,
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${profile}`,
    ],
    { stdio: 'ignore' },
  )
  try {
    await answering(`http://127.0.0.1:${port}/json/version`)
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: [...categories],
      extraHeaders: { Referer: referrer },
      throttling: { cpuSlowdownMultiplier: slowdown },
    })
    if (!result) throw new Error(`Lighthouse gave nothing for ${url}`)
    const { lhr } = result
    if (lhr.runtimeError) return new Error(`${url}: ${lhr.runtimeError.message}`)
    return {
      scores: categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
      lcp: lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      cls: lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
      tbt: lhr.audits['total-blocking-time']?.numericValue ?? Number.NaN,
    }
  } finally {
    const ended = once(browser, 'exit')
    browser.kill('SIGTERM')
    await ended
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}
