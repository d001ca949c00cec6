import { expect, type Page } from '@playwright/test'
import { tabTo } from '../support/keyboard.ts'
import { downloadWords, type DownloadLanguage } from './fetch-manual.ts'

/** Keyboard only: opens a manual from the list, goes to the next, and returns to the same place of the list. */
export async function readByKeyboard(page: Page, language: DownloadLanguage): Promise<void> {
  const words = downloadWords[language]
  const opener = page
    .locator('main')
    .getByRole('heading', { level: 3, name: words.manual })
    .getByRole('link')
  const popup = page.getByRole('dialog')
  const address = `${words.prefix}/download?category=1`
  const open = async () => {
    await opener.press('Enter')
    await expect(page.getByRole('dialog', { name: words.manual })).toBeVisible()
    await expect(popup.locator(':focus')).toHaveCount(1)
  }
  const expectClosed = async () => {
    await expect(popup).toHaveCount(0)
    await expect(page).toHaveURL((url) => url.pathname + url.search === address)
    await expect(opener).toBeFocused()
  }

  await page.goto(address)
  await tabTo(page, opener)
  await open()
  await expectKept(page)
  await tabTo(page, popup.getByRole('link', { name: words.download, exact: true }).first())
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  expect(file.suggestedFilename()).toMatch(/\.pdf$/)

  await tabTo(page, popup.getByRole('link', { name: words.next }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: words.manual })).toHaveCount(0)
  await expect(popup).toBeVisible()

  await tabTo(page, popup.getByRole('link', { name: words.close }))
  await page.keyboard.press('Enter')
  await expectClosed()
  await open()
  await page.keyboard.press('Escape')
  await expectClosed()
  await open()
  await page.goBack()
  await expectClosed()
}

/** The page behind the popup is not focusable, and each focused element is fully visible. */
async function expectKept(page: Page): Promise<void> {
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const { activeElement } = document
      const box = activeElement?.getBoundingClientRect()
      const isOutside = activeElement !== document.body && !activeElement?.closest('dialog')
      const isHidden =
        activeElement !== document.body &&
        box !== undefined &&
        !activeElement?.contains(
          document.elementFromPoint(
            box.left + box.width / 2,
            box.top + Math.min(box.height, 40) / 2,
          ),
        )
      return { isOutside, isHidden, name: activeElement?.textContent }
    })
    expect(stop).toMatchObject({ isOutside: false, isHidden: false })
  }
}
