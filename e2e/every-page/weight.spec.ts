import { brotliCompressSync } from 'node:zlib'
import { expect } from '@playwright/test'
import { test } from '../support/test.ts'
import { everyPage } from './pages.ts'

const KB = 1000
const budgets = { script: 110 * KB, stylesheet: 20 * KB, font: 80 * KB }
type Kind = keyof typeof budgets

const isBudgeted = (kind: string): kind is Kind => kind in budgets

/** The list and the missing page weigh the same whatever was asked. */
const differentPages = everyPage.filter(({ name }) =>
  /^(home|list|branch|news|article|cookie policy|missing page) \(/.test(name),
)

for (const { name, path } of differentPages) {
  test(`the ${name} keeps to the budgets of scripts, styles and fonts @desktop`, async ({
    page,
  }) => {
    const sizes: Record<Kind, Promise<number>[]> = { script: [], stylesheet: [], font: [] }
    page.on('response', (response) => {
      const kind = response.request().resourceType()
      if (!isBudgeted(kind)) return
      // Fonts are compressed in themselves.
      const weigh = async () => {
        const body = await response.body()
        return kind === 'font' ? body.length : brotliCompressSync(body).length
      }
      sizes[kind].push(weigh())
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    const inlineStyle = await page
      .locator('style')
      .evaluateAll((styles) => styles.map((style) => style.textContent ?? '').join(''))
    sizes.stylesheet.push(Promise.resolve(brotliCompressSync(inlineStyle).length))

    for (const kind of ['script', 'stylesheet', 'font'] as const) {
      const bytes = (await Promise.all(sizes[kind])).reduce((sum, size) => sum + size, 0)
      expect(bytes, kind).toBeLessThanOrEqual(budgets[kind])
      if (kind !== 'stylesheet') expect(bytes, kind).toBeGreaterThan(0)
    }
  })
}
