import { expect } from '@playwright/test'
import { tabTo, walk } from '../support/keyboard.ts'
import { test } from '../support/test.ts'
import { branchList } from './branch-list.ts'

for (const [path, tags] of [
  ['/', '@long @desktop'],
  ['/en/branch?search=bangkok', '@long @desktop'],
  ['/en/branch/chiang-mai-nimman-9', '@long @desktop'],
  ['/nope', '@long @desktop'],
] as const) {
  test(`the keyboard goes through ${path} from top to bottom, always in sight, and leaves it again ${tags}`, async ({
    page,
  }) => {
    await page.goto(path)
    const stops = await walk(page)
    expect(stops.length).toBeGreaterThan(8)
    expect(stops.filter(({ isInView }) => !isInView)).toEqual([])
    expect(stops.filter(({ isOutlined }) => !isOutlined)).toEqual([])
    const order = stops.map(({ key }) => Number(key))
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(new Set(order).size).toBe(order.length)
  })
}

test('the keyboard alone finds a branch, copies its link and changes the language @desktop', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const list = branchList(page, 'th')
  await page.goto('/branch')

  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'ข้ามไปที่เนื้อหา' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(list.nearMe).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(list.search).toBeFocused()

  await page.keyboard.type('เชียงใหม่')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => url.searchParams.get('search') === 'เชียงใหม่')
  await expect(list.search).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(list.sector).toBeFocused()
  await expect(list.folded).toBeHidden()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL((url) => url.searchParams.get('sector') === '1')
  await expect(list.sector).toBeFocused()

  const first = list.names.first().getByRole('link')
  await tabTo(page, first)
  // The focused branch depends on the region, whose list renders after the URL change.
  const branchName = (await page.locator(':focus').innerText()).replace(/\s+/g, ' ')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(branchName)

  await tabTo(page, page.getByRole('button', { name: list.words.copy }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: list.words.copied })).toBeFocused()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())

  await page.goto(page.url())
  await tabTo(page, page.getByRole('link', { name: list.words.switch }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/branch\//)
})
