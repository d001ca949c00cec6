import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { test } from '../support/test.ts'
import { demoBranch, everyPage } from './pages.ts'

const widths = [320, 390, 768, 1440]

/** What reaches past the right edge of the page, scrollers of their own left aside. */
function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isClipped(element.parentElement))
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .filter((element) => !isClipped(element.parentElement))
      .map((element) => `${element.tagName}.${element.className}`)
      .concat(`the page is ${scrollWidth} px wide in ${clientWidth}`)
  })
}

/** Texts that their own box cuts off. */
function findCutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, p, a, button, dt, dd, td, th, label')]
      .filter((element) => {
        const { overflowX, clip, clipPath } = getComputedStyle(element)
        const isHiddenOnPurpose = clip !== 'auto' || clipPath !== 'none'
        const isCut = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
        return isCut && !isHiddenOnPurpose
      })
      .map((element) => element.textContent ?? ''),
  )
}

const longNamed = ['', '/en'].map((prefix) => ({
  name: `branch with a long name at ${prefix}/branch`,
  path: `${prefix}/branch/${demoBranch.longName}`,
}))

for (const { name, path } of [...everyPage, ...longNamed]) {
  test(`the ${name} fits every width and twice the text size @desktop`, async ({ page }) => {
    await page.goto(path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      expect(await findOverflow(page), `${width} px`).toEqual([])
      expect(await findCutTexts(page), `${width} px`).toEqual([])
    }
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      expect(await findOverflow(page), `${width} px, text at 200 %`).toEqual([])
      expect(await findCutTexts(page), `${width} px, text at 200 %`).toEqual([])
    }
  })
}
