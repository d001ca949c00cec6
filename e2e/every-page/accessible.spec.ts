import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { test } from '../support/test.ts'
import { everyPage } from './pages.ts'

const wcag22 = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function findFaults(page: Page): Promise<string[]> {
  // Judged once the scripts have woken up what needs them.
  await expect(page.locator('[data-awake="false"]')).toHaveCount(0)
  const { violations } = await new AxeBuilder({ page }).withTags(wcag22).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  )
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { name, path } of everyPage) {
  test(`axe finds nothing on the ${name}`, async ({ page }) => {
    await page.goto(path)
    expect(await findFaults(page)).toEqual([])
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  })
}

for (const path of ['/branch', '/en/branch']) {
  test(`axe finds nothing on ${path} while the menu is open @phone`, async ({ page }) => {
    await page.goto(path)
    const banner = page.getByRole('banner')
    await banner.locator('summary').click()
    await expect(banner.getByRole('navigation')).toBeVisible()
    expect(await findFaults(page)).toEqual([])
  })
}
