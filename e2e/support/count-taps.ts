import type { Locator } from '@playwright/test'

/** A finger that counts: what somebody wants to know should not be many taps away. */
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
