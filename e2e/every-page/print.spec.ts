import { expect } from '@playwright/test'
import { demoNews } from '../news/news-pages.ts'
import { test } from '../support/test.ts'
import { demoBranch } from './pages.ts'

/** A4 without margins, at 96 dpi. */
const paper = { width: 673, height: 986 }

/** Controls, links onward and page chrome are hidden; phone numbers remain. */
const pressed = [
  'body > header, body > footer, .skip-link, button, form, input, [role=dialog], [class*=consent]',
  ".button:not([href^='tel']), [class*=share], .breadcrumb, .article-related, .neighbours, .page-head .chip",
].join(', ')

const printed = [
  `/branch/${demoBranch.open}`,
  `/news/${demoNews.offer}`,
  '/problem/2222-2222',
  '/pagePolicy',
  '/investor',
  '/product',
]

test('on paper stands what is read, whole, in black on white, and nothing that is pressed @long @desktop', async ({
  page,
}) => {
  await page.setViewportSize(paper)
  for (const path of printed.flatMap((each) => [each, `/en${each}`])) {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const { left, cut } = await page.evaluate((selector) => {
      const isShown = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.getBoundingClientRect().height > 0
      const isWider = (element: Element) =>
        element.scrollWidth > element.clientWidth + 1 &&
        getComputedStyle(element).overflowX !== 'visible' &&
        element.clientWidth > 1
      const all = Array.from(document.body.querySelectorAll('*')).filter(isShown)
      return {
        left: all
          .filter((each) => each.matches(selector))
          .map((each) => each.outerHTML.slice(0, 120)),
        cut: all.filter(isWider).map((each) => each.outerHTML.slice(0, 120)),
      }
    }, pressed)
    expect({ path, left, cut }).toEqual({ path, left: [], cut: [] })
    await page.emulateMedia({ media: null })
  }
})
