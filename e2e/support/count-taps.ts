import type { Locator } from '@playwright/test'

/** Counts taps, as information should need few of them. */
export function countTaps() {
  let count = 0
  return {
    count: () => count,
    async tap(target: Locator) {
      count++
      await target.click()
    },
    async choose(select: Locator, label: string) {
      count++
      await select.selectOption({ label })
    },
  }
}
