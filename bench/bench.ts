import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { findProgram } from '../tooling/programs.ts'
import { measureAccounts } from './accounts.section.ts'
import { copySqlite, openPostgres } from './board-database.ts'
import { measureBoard } from './board.section.ts'
import { measureBytes } from './bytes.section.ts'
import { measureCached } from './cached.section.ts'
import { measureCold } from './cold.section.ts'
import { measureConsent } from './consent.section.ts'
import { measureCrowds } from './crowds.section.ts'
import { measureDigest } from './digest.section.ts'
import { measureGrowth } from './grow.section.ts'
import { measureLighthouse } from './lighthouse.section.ts'
import { measureLibrary } from './library.section.ts'
import { describeMachine } from './machine.ts'
import { listPages, type BenchPage } from './pages.ts'
import { startProduct, type Product } from './product.ts'
import { printSection, replaceSections, type Section } from './report.ts'
import { measureMemory } from './memory.section.ts'
import { measureScale } from './scale.section.ts'
import { measureSearch } from './search.section.ts'
import { measureSharedAddress } from './shared-address.section.ts'
import { measureStartup } from './startup.section.ts'
import { measureUncached } from './uncached.section.ts'
import { measureVisitors } from './visitors.section.ts'

const reportFile = new URL('../docs/benchmarks.md', import.meta.url)
/** Report of the last run, as a passed check prints nothing. */
const lastRun = new URL('../.cache/benchmarks.md', import.meta.url)

type Sections = Promise<Section[] | AsyncIterable<Section>> | AsyncIterable<Section>
const measures: Record<string, (product: Product, pages: BenchPage[]) => Sections> = {
  cached: (product) => measureCached(product),
  uncached: async (product) => [await measureUncached(product)],
  memory: async (product) => [await measureMemory(product)],
  scale: async (product) => [await measureScale(product)],
  search: async (product) => [await measureSearch(product)],
  crowds: async (product) => [await measureCrowds(product)],
  accounts: (product) => measureAccounts(product),
  library: (product) => measureLibrary(product),
  board: (product) => measureBoard(product, copySqlite(product)),
  'board-postgres': async (product) => measureBoard(product, await openPostgres(product)),
  digest: async (product) => [await measureDigest(product)],
  grow: (product) => measureGrowth(product),
  shared: async (product) => [await measureSharedAddress(product)],
  bytes: async (product, pages) => [await measureBytes(product.webUrl, pages)],
  startup: async (product) => [await measureStartup(product)],
  cold: async (product, pages) => [await measureCold(product, pages)],
  visitors: async (product, pages) => [await measureVisitors(product, pages)],
  lighthouse: async (product, pages) => [await measureLighthouse(product, pages)],
  // Last, because it sets the ids of the tags.
  consent: async (product) => [await measureConsent(product)],
}

/** They fill databases for half an hour or more, so they only run by name. */
const isLong = (name: string) => ['board', 'board-postgres', 'digest', 'grow'].includes(name)

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const unknown = wanted.find((name) => !(name in measures))
if (unknown)
  throw new Error(`There is no measure "${unknown}"; there are ${Object.keys(measures).join(', ')}`)

for (const program of ['nginx', 'wrk', 'curl']) await findProgram(program)
const product = await startProduct()
const head = `# Benchmarks

Written by \`npm run bench -- --write\`, which replaces the sections that it measures.
The machine is shared: trust the ratios and the medians, not single figures.
What got slower on purpose, and why: [decision 0038](decisions/0038-performance-mechanisms-measured.md).`
const measured = `Measured on ${new Date().toISOString().slice(0, 10)}: ${describeMachine()}.`
const printed: string[] = []
try {
  const pages = await listPages(product.contentUrl)
  for (const [name, measure] of Object.entries(measures)) {
    if (wanted.length > 0 ? !wanted.includes(name) : isLong(name)) continue
    for await (const section of await measure(product, pages)) {
      const text = printSection({ ...section, note: `${section.note} ${measured}` })
      console.log(text)
      printed.push(text)
      // At once: a run takes an hour, and may be stopped.
      mkdirSync(new URL('.', lastRun), { recursive: true })
      writeFileSync(lastRun, printed.join('\n'))
      if (process.argv.includes('--write'))
        writeFileSync(reportFile, replaceSections(readFileSync(reportFile, 'utf8'), head, printed))
    }
  }
} finally {
  await product.stop()
}
