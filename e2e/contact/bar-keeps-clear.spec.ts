import { expect } from '@playwright/test'
import { test } from '../support/test.ts'

const keptClear =
  'main :is(a.button, button, input, select, textarea, summary, .choice, td, [data-price])'
const screens = 24

for (const [path, tags] of [
  ['/investor', '@long @phone'],
  ['/product', '@phone'],
  ['/', '@long @phone'],
] as const)
  test(`the contact bar lies over no control, no price and no text of ${path}, however far it is scrolled ${tags}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 740 })
    await page.goto(path, { waitUntil: 'networkidle' })
    const seen = await page.evaluate(
      async ({ keptClear, screens }) => {
        const bar = document.querySelector('.contact-bar')
        const covered: string[] = []
        let shown = 0
        const most = document.documentElement.scrollHeight - innerHeight
        for (let step = 0; step <= screens; step++) {
          scrollTo({ top: (most * step) / screens, behavior: 'instant' })
          // What is laid out late moves the page in the next frame, and the bar looks again in the one after it.
          for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame)
          await Promise.allSettled((bar?.getAnimations() ?? []).map(({ finished }) => finished))
          if (!bar?.checkVisibility({ visibilityProperty: true })) continue
          shown++
          const { left, right, top, bottom } = bar.getBoundingClientRect()
          for (const control of document.querySelectorAll(keptClear)) {
            const own = control.getBoundingClientRect()
            const middle = [(own.left + own.right) / 2, (own.top + own.bottom) / 2] as const
            const isUnder =
              control.checkVisibility() &&
              middle[0] > left &&
              middle[0] < right &&
              middle[1] > top &&
              middle[1] < bottom
            if (isUnder) covered.push(control.outerHTML.slice(0, 120))
          }
          const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
          const range = document.createRange()
          for (let text = texts.nextNode(); text; text = texts.nextNode()) {
            if (!text.textContent?.trim() || bar.contains(text)) continue
            if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue
            range.selectNodeContents(text)
            const isCovered = [...range.getClientRects()].some(
              (line) =>
                line.right > left && line.left < right && line.bottom > top && line.top < bottom,
            )
            if (isCovered) covered.push(text.textContent)
          }
        }
        return { covered, shown }
      },
      { keptClear, screens },
    )
    expect(seen.covered).toEqual([])
    expect(seen.shown, 'it is there wherever it does no harm').toBeGreaterThan(3)
  })

test('the contact bar gives way to a text that moves under it without a scroll @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 740 })
  await page.goto('/product', { waitUntil: 'networkidle' })
  const bar = page.locator('.contact-bar')
  const place = await bar.evaluate(async (element) => {
    const passFrames = async () => {
      for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame)
    }
    const most = document.documentElement.scrollHeight - innerHeight
    for (let top = 0; top < most; top += 30) {
      scrollTo({ top, behavior: 'instant' })
      await passFrames()
      if (element.hasAttribute('data-covers')) continue
      const box = element.getBoundingClientRect()
      const line = [...document.querySelectorAll('main :is(h2, p)')].find((text) => {
        const own = text.getBoundingClientRect()
        return own.bottom < box.top && own.bottom > box.top - 200 && own.right > box.right - 20
      })
      if (!line) continue
      const space = document.createElement('div')
      space.style.height = `${box.top - line.getBoundingClientRect().top}px`
      line.before(space)
      await passFrames()
      return { movedBy: scrollY - top }
    }
    return null
  })
  expect(place).toEqual({ movedBy: 0 })
  await expect(bar).toHaveAttribute('data-covers')
})

for (const [path, tags] of [
  ['/problem', '@phone'],
  ['/login', '@long @phone'],
  ['/contact', '@long @phone'],
] as const)
  test(`the contact bar is hidden on ${path}, which has a form ${tags}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('main form.form').first()).toBeVisible()
    await expect(page.locator('.contact-bar')).toBeHidden()
  })
