import { writeFileSync } from 'node:fs'
import { measureBytes } from './bytes.section.ts'
import { measureCached } from './cached.section.ts'
import { measureLighthouse } from './lighthouse.section.ts'
import { describeMachine } from './machine.ts'
import { startProduct, type Product } from './product.ts'
import { printSection, type Section } from './report.ts'
import { measureScale } from './scale.section.ts'
import { measureStartup } from './startup.section.ts'
import { measureUncached } from './uncached.section.ts'

const reportFile = new URL('../docs/benchmarks.md', import.meta.url)

const measures: Record<string, (product: Product, slug: string) => Promise<Section[]>> = {
  cached: (product) => measureCached(product),
  uncached: async (product) => [await measureUncached(product)],
  scale: async (product) => [await measureScale(product)],
  bytes: async (product, slug) => [await measureBytes(product.webUrl, slug)],
  startup: async (product) => [await measureStartup(product)],
  lighthouse: async (product, slug) => [await measureLighthouse(product.webUrl, slug)],
}

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const unknown = wanted.find((name) => !(name in measures))
if (unknown)
  throw new Error(`There is no measure "${unknown}"; there are ${Object.keys(measures).join(', ')}`)

const product = await startProduct()
const printed: string[] = [
  '# Benchmarks',
  '',
  `Printed by \`npm run bench -- --write\` on ${new Date().toISOString().slice(0, 10)}: ${describeMachine()}.`,
  'The machine is shared: trust the ratios and the medians, not single figures.',
  '',
]
try {
  const slug = await anyBranch(product.contentUrl)
  for (const [name, measure] of Object.entries(measures)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    for (const section of await measure(product, slug)) {
      const text = printSection(section)
      console.log(text)
      printed.push(text)
    }
  }
  if (process.argv.includes('--write')) writeFileSync(reportFile, printed.join('\n'))
} finally {
  await product.stop()
}

async function anyBranch(contentUrl: string): Promise<string> {
  const { branchCalls } = await import('@washhouse/contract/branch/branch.calls')
  const { createContentClient } = await import('@washhouse/contract/client/content-client')
  const client = createContentClient({ baseUrl: contentUrl })
  const { items } = await client.call(branchCalls.listBranches, {
    language: 'th',
    query: { limit: 1 },
  })
  const [branch] = items
  if (!branch) throw new Error('The demo content has no branch')
  return branch.slug
}
