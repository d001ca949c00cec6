import { expect } from '@playwright/test'
import { tagOf } from '../support/tags.ts'
import { test } from '../support/test.ts'

/** In screens of 390 × 844. */
const most = { '/': 8, '/investor': 11 }

for (const language of ['th', 'en'] as const)
  for (const [path, screens] of Object.entries(most))
    test(`${path} has at most ${screens} phone screens (${language}) @phone ${tagOf(language)}`, async ({
      page,
    }) => {
      await page.goto(language === 'th' ? path : `/en${path}`.replace(/\/$/, ''))
      await page.evaluate(() => document.fonts.ready.then(() => null))
      const height = await page.evaluate(() => {
        // The popup adds space below the page.
        document.querySelector<HTMLDialogElement>('dialog[open]')?.close()
        return document.documentElement.scrollHeight
      })
      expect(height).toBeLessThanOrEqual(screens * 844)
    })
