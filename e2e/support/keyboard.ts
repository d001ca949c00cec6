import type { Locator, Page } from '@playwright/test'

export interface Stop {
  /** Unique key of the element. */
  key: string
  name: string
  isInView: boolean
  isOutlined: boolean
  /** Any part is covered by the contact bar. */
  isUnderBar: boolean
}

/** The focused element and its visibility; null for the page itself. */
function readStop(page: Page): Promise<Stop | null> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    // With reduced motion, animations still take one frame.
    const moves = document
      .getAnimations()
      .filter((move) => Number(move.effect?.getComputedTiming().endTime) < 1000)
    await Promise.allSettled(moves.map(({ finished }) => finished))
    const element = document.activeElement
    if (!element || element === document.body) return null
    const box = element.getBoundingClientRect()
    const middle = document.elementFromPoint(
      Math.min(box.left + box.width / 2, innerWidth - 1),
      Math.min(box.top + Math.min(box.height, 40) / 2, innerHeight - 1),
    )
    // A card shows the focus outline of its title or button.
    const outlined = [element, element.closest('.card, .choice--card')].filter(
      (shown) => shown !== null,
    )
    const bar = document.querySelector('.contact-bar')
    const { left = 0, top = 0, width = 0 } = bar?.getBoundingClientRect() ?? {}
    return {
      isUnderBar:
        width > 0 &&
        !bar?.contains(element) &&
        box.right > left &&
        box.bottom > top &&
        box.top < innerHeight,
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

/** Tabs through the whole page; returns every stop. */
export async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = []
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press('Tab')
    const stop = await readStop(page)
    if (!stop || stop.key === stops[0]?.key) return stops
    stops.push(stop)
  }
  throw new Error('The keyboard never left the page')
}

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('The keyboard does not reach it')
}
