import { expect } from '@playwright/test'
import { test } from './gallery-test.ts'
import { untilAwake } from '../support/until-awake.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/gallery')
  await untilAwake(page)
})

test('a modal dialog takes the focus, holds the page and gives the focus back on Escape; arrows turn slides @desktop', async ({
  page,
}) => {
  await test.step('a dialog', async () => {
    const opener = page.getByRole('button', { name: 'ดูวิธีใช้เครื่อง' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'ใช้ครั้งแรกก็ง่าย' })
    await expect(dialog.getByRole('button', { name: 'ปิด' })).toBeFocused()
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
    const { height = 0 } = (await dialog.boundingBox()) ?? {}
    expect(height).toBeLessThanOrEqual(0.8 * 900)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden')
  })

  await test.step('slides, by the arrow keys, Home and End while the track has the focus', async () => {
    const carousel = page.getByRole('region', { name: 'โปรโมชั่นปลายปี', exact: true })
    await expect(carousel).toHaveAttribute('data-awake', 'true')
    const expectSlide = (number: number) =>
      expect(carousel.locator('[aria-current]')).toHaveAttribute(
        'aria-label',
        new RegExp(`^${number} จาก 3`),
      )
    await carousel.locator('.carousel__track').focus()
    await page.keyboard.press('ArrowRight')
    await expectSlide(2)
    await page.keyboard.press('End')
    await expectSlide(3)
    await page.keyboard.press('ArrowLeft')
    await expectSlide(2)
    await page.keyboard.press('Home')
    await expectSlide(1)
  })
})

test('a press beside a dialog closes it, one within does not @long @desktop', async ({ page }) => {
  await page.getByRole('button', { name: 'ดูวิธีใช้แบบย่อ' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('ใช้ครั้งแรกก็ง่าย').click()
  await expect(dialog).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(dialog).toBeHidden()
})

test('a popup leaves the page usable, and Escape closes it @long @desktop', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'ตัวเลขของเรา' })
  await opener.click()
  const popup = page.getByRole('dialog', { name: 'ตอนนี้มีคนซักอยู่' })
  await expect(popup).toBeVisible()
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden')
  await page.getByText('ต้องเอาน้ำยาซักผ้ามาเองไหม').click()
  await expect(popup).toBeVisible()
  await popup.getByRole('button', { name: 'ปิด' }).focus()
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
})

test('an album opens where it was pressed and is turned by key and button @long @desktop', async ({
  page,
}) => {
  const thumbnail = page.getByRole('link', { name: 'แถวลูกค้าวันแรก' })
  await thumbnail.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'รูปจากวันเปิดสาขานิมมาน' })
  const counter = dialog.locator('[aria-live="polite"]')
  await expect(counter).toHaveText('2 / 4')
  await page.keyboard.press('ArrowRight')
  await expect(counter).toHaveText('3 / 4')
  await page.keyboard.press('End')
  await expect(counter).toHaveText('4 / 4')
  await expect(dialog.getByRole('button', { name: 'รูปถัดไป' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await dialog.getByRole('button', { name: 'รูปก่อนหน้า' }).click()
  await expect(counter).toHaveText('3 / 4')
  await page.keyboard.press('Home')
  await expect(counter).toHaveText('1 / 4')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(thumbnail).toBeFocused()
})

test('a whole picture is in sight, on a phone too @long', async ({ page }) => {
  await page.getByRole('link', { name: 'หน้าร้านตอนตีสอง' }).click()
  const picture = page.getByRole('dialog').getByRole('img', { name: 'หน้าร้านตอนตีสอง' })
  await expect(picture).toBeInViewport({ ratio: 1 })
})
