import { expect, type Page } from '@playwright/test'
import { findFaults } from '../support/find-faults.ts'
import { tagOf } from '../support/tags.ts'
import { viewportOf } from '../support/viewports.ts'
import { test } from '../support/test.ts'
import { endElsewhere } from './end-elsewhere.ts'
import { liveInSettings } from './live-in-settings.ts'
import { enterAsNewMember } from './member.ts'
import { settingPages } from './setting-pages.ts'

for (const language of ['th', 'en'] as const) {
  test(`a member changes profile, picture, email, devices and password, exports the data and deletes the account (${language}) ${viewportOf(language)} ${tagOf(language)}`, async ({
    page,
    browser,
    request,
    product,
  }) => {
    test.setTimeout(180_000)
    await liveInSettings({ page, browser, request, product, language })
  })
}

test('what was typed while a session ended is there again after signing in, passwords are not @desktop', async ({
  page,
  browser,
  request,
  product,
}) => {
  const { email, password } = await enterAsNewMember({ page, request, product, language: 'en' })
  const pages = settingPages(page, 'en')
  const { words, says, isAt } = pages
  await pages.open('/email')
  await pages.box(says.newEmail).fill('typed@example.com')
  await pages.box(says.currentPassword).fill(password)

  await endElsewhere({ email, password }, { browser, webUrl: product.webUrl })

  await pages.button(says.sendLink).click()
  await expect(page).toHaveURL(isAt('/login'))
  await pages.signIn(email, password)
  await expect(page).toHaveURL(isAt('/account/email'))
  await expect(pages.box(says.newEmail)).toHaveValue('typed@example.com')
  await expect(pages.box(says.currentPassword)).toHaveValue('')
  await expect(pages.box(words.email)).toHaveCount(0)
})

test('a member chooses with the keyboard which square of a photo is their picture; the file is named in the page’s language @phone', async ({
  page,
  request,
  product,
}) => {
  await enterAsNewMember({ page, request, product, language: 'th' })
  const pages = settingPages(page, 'th')
  await pages.open('/profile')
  await expect(pages.main.getByText('ยังไม่ได้เลือก')).toBeVisible()
  await pages.picture.setInputFiles({
    name: 'แม่น้ำ.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await drawRedAndBlue(page), 'base64'),
  })
  await expect(pages.main.getByText('แม่น้ำ.png')).toBeVisible()
  const place = pages.main.getByRole('slider')
  await place.focus()
  await page.keyboard.press('End')
  await expect
    .poll(() => pages.main.locator('canvas').evaluate(redAndBlueOf), 'the right end is blue')
    .toEqual([false, true])
  expect(await findFaults(page)).toEqual([])
  await pages.button(pages.says.usePicture).click()
  await expect(pages.done).toHaveText(pages.says.pictureSaved)
  await expect(place).toHaveCount(0)
  await expect
    .poll(() => pages.main.locator('.member-picture img').evaluate(redAndBlueOf))
    .toEqual([false, true])
})

/** A PNG, twice as wide as high: red on the left, blue on the right. */
function drawRedAndBlue(page: Page): Promise<string> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 600
    canvas.height = 300
    const pen = canvas.getContext('2d')
    for (const [left, color] of [
      [0, 'red'],
      [300, 'blue'],
    ] as const) {
      if (!pen) throw new Error('no canvas')
      pen.fillStyle = color
      pen.fillRect(left, 0, 300, 300)
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
}

/** Whether the middle of a picture is red, and whether it is blue. */
function redAndBlueOf(picture: HTMLImageElement | HTMLCanvasElement): boolean[] {
  const canvas = document.createElement('canvas')
  canvas.width = 3
  canvas.height = 3
  const pen = canvas.getContext('2d')
  pen?.drawImage(picture, 0, 0, 3, 3)
  const [red = 0, , blue = 0] = pen?.getImageData(1, 1, 1, 1).data ?? []
  return [red > 128, blue > 128]
}
