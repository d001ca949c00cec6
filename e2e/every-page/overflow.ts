import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { findTornWords } from './torn-words.ts'

/** The page fits at these widths, and with text at twice its size on phone and desktop. No width breaks words. */
export async function expectToFit(page: Page): Promise<void> {
  for (const width of [320, 390, 768, 1440]) {
    await expectToFitAt(page, width, `${width} px`)
    await expect.poll(() => findTornWords(page), `${width} px`).toEqual([])
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  for (const width of [390, 1440]) await expectToFitAt(page, width, `${width} px, text at 200 %`)
}

async function expectToFitAt(page: Page, width: number, what: string): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await nextFrames(page)
  // A phone browser may need more frames to lay out the whole page.
  const settled = { message: what, timeout: 3000 }
  await expect.poll(() => findOverflow(page), settled).toEqual([])
  await expect.poll(() => findCutTexts(page), settled).toEqual([])
}
/** Media queries apply from the next frame on. */
async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve))
      }),
  )
}

/** Elements beyond the right edge of the page, except in scroll containers. */
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

/** Texts clipped by their own box. */
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
