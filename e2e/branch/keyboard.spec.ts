import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { test } from '../support/test.ts'
import { branchList } from './branch-list.ts'

interface Stop {
  /** Tells elements apart. */
  key: string
  name: string
  isInView: boolean
  isOutlined: boolean
}

/** Where the keyboard stands, and whether one can see it; null on the page itself. */
function readStop(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return null
    const box = element.getBoundingClientRect()
    const middle = document.elementFromPoint(
      Math.min(box.left + box.width / 2, innerWidth - 1),
      Math.min(box.top + Math.min(box.height, 40) / 2, innerHeight - 1),
    )
    // A card's title hands its outline to the card that it covers.
    const outlined = [element, element.closest('.card')].filter((shown) => shown !== null)
    return {
      key: String([...document.querySelectorAll('*')].indexOf(element)),
      name: element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '',
      isInView:
        box.width > 0 &&
        box.top < innerHeight &&
        box.bottom > 0 &&
        box.left < innerWidth &&
        (element.contains(middle) || middle?.contains(element) === true),
      isOutlined: outlined.some((shown) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(shown)
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      }),
    }
  })
}

/** Presses Tab through the whole page and gives every stop. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = []
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press('Tab')
    const stop = await readStop(page)
    if (!stop || stop.key === stops[0]?.key) return stops
    stops.push(stop)
  }
  throw new Error('The keyboard never left the page')
}

for (const path of ['/', '/en/branch?search=bangkok', '/en/branch/chiang-mai-nimman-9', '/nope']) {
  test(`the keyboard goes through ${path} from top to bottom, always in sight, and leaves it again @desktop`, async ({
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
  await expect(list.search).toBeFocused()

  await page.keyboard.type('เชียงใหม่')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => url.searchParams.get('search') === 'เชียงใหม่')
  await expect(list.search).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(list.sector).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL((url) => url.searchParams.get('sector') === '1')
  await expect(list.sector).toBeFocused()

  const branchName = (await list.names.first().innerText()).replace(/\s+/g, ' ')
  await tabTo(page, list.names.first().getByRole('link'))
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

async function tabTo(page: Page, target: ReturnType<Page['locator']>): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('The keyboard does not reach it')
}
