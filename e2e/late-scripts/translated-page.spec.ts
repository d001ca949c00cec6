import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { test } from '../support/test.ts'
import { holdScripts, isAwake } from './late-scripts.ts'

/** Like a browser translator: wraps each text in an element and replaces it. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of texts) {
      const parent = text.parentElement
      if (!text.textContent?.trim() || parent?.closest('script, style, textarea, option')) continue
      const font = document.createElement('font')
      font.textContent = `[${text.textContent}]`
      parent?.replaceChild(font, text)
    }
  })
}

for (const path of ['/contact', '/register', '/branch', '/search', '/problem'])
  test(`what was typed on ${path} stays where a translator came before the scripts @desktop ${path === '/contact' ? '' : '@long'}`, async ({
    page,
  }) => {
    const scripts = await holdScripts(page)
    await page.goto(path, { waitUntil: 'load' })
    await translate(page)
    await expect(page.locator('main :is(label, h1) font').first()).toBeAttached()
    const fields = page.locator(
      'main :is(input:is([type=text], [type=search], [type=email], [type=tel]), textarea):not([role]):visible',
    )
    const typed = (index: number) => `๐๘๑${index}`
    const count = await fields.count()
    expect(count).toBeGreaterThan(0)
    for (let index = 0; index < count; index += 1) await fields.nth(index).fill(typed(index))
    const box = page.locator('main input[type=checkbox]:visible').first()
    const hasBox = (await box.count()) > 0
    if (hasBox) await box.check()
    await fields.first().press('End')
    await page.keyboard.type('x')
    scripts.release()
    await expect.poll(() => isAwake(page)).toBe(true)
    // React rendered the page again in its own language.
    await expect(page.locator('main :is(label, h1) font')).toHaveCount(0)
    await expect(fields.first()).toHaveValue(`${typed(0)}x`)
    for (let index = 1; index < count; index += 1)
      await expect(fields.nth(index)).toHaveValue(typed(index))
    if (hasBox) await expect(box).toBeChecked()
    await expect(fields.first()).toBeFocused()
  })
