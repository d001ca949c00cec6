import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { passFrames } from '../support/pass-frames.ts'
import { test } from './gallery-test.ts'

/** The clock only moves when a test advances it. */
async function openCarousel(page: Page, name: string) {
  await page.clock.install()
  await page.goto('/gallery')
  const carousel = page.getByRole('region', { name, exact: true })
  await expect(carousel).toHaveAttribute('data-awake', 'true')
  await carousel.scrollIntoViewIfNeeded()
  return {
    carousel,
    track: carousel.locator('.carousel__track'),
    /** Number of the visible slide. */
    expectSlide: (number: number) =>
      expect(carousel.locator('[aria-current]')).toHaveAttribute(
        'aria-label',
        new RegExp(`^${number} จาก 3`),
      ),
  }
}

/** Advances the clock and some frames; the carousel must not move. */
async function expectStays(page: Page, track: Locator) {
  const readPlace = () => track.evaluate(({ scrollLeft }) => scrollLeft)
  await expect(async () => {
    const place = await readPlace()
    await passFrames(page)
    expect(await readPlace(), 'at rest').toBe(place)
  }).toPass()
  const place = await readPlace()
  await page.clock.runFor(7000)
  await passFrames(page)
  expect(await readPlace()).toBe(place)
}

const byItself = 'โปรโมชั่นตอนนี้'
const byHand = 'โปรโมชั่นปลายปี'

test('buttons and dots turn the slides, and from the last the next is the first @long @desktop', async ({
  page,
}) => {
  const { carousel, expectSlide } = await openCarousel(page, byHand)
  await carousel.getByRole('button', { name: 'ถัดไป' }).click()
  await expectSlide(2)
  await expect(carousel.locator('.carousel__slide').nth(0)).toHaveAttribute('inert')
  await expect(carousel.locator('.carousel__slide').nth(1)).not.toHaveAttribute('inert')
  await expect(carousel.locator('[aria-live]')).toContainText('2 จาก 3')
  await carousel.getByRole('button', { name: /^3\sจาก 3/ }).click()
  await expectSlide(3)
  await carousel.getByRole('button', { name: 'ถัดไป' }).click()
  await expectSlide(1)
})

test('it advances by itself until it is paused, and says nothing meanwhile @long @desktop', async ({
  page,
}) => {
  const { carousel, track, expectSlide } = await openCarousel(page, byItself)
  await expectSlide(1)
  await expect(carousel.locator('[aria-live]')).toBeEmpty()
  await page.clock.runFor(6000)
  await expectSlide(2)

  await carousel.getByRole('button', { name: 'หยุดเลื่อน' }).click()
  await page.mouse.move(0, 0)
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  await expectStays(page, track)
  await expectSlide(2)
  await carousel.getByRole('button', { name: 'เลื่อนเองต่อ' }).click()
  await page.clock.runFor(6000)
  await expectSlide(3)
})

test('it waits while the pointer rests on it and while the focus is in it @long @desktop', async ({
  page,
}) => {
  const { carousel, track, expectSlide } = await openCarousel(page, byItself)
  await carousel.hover()
  await expectStays(page, track)
  await expectSlide(1)
  await track.focus()
  await page.mouse.move(0, 0)
  await expectStays(page, track)
  await expectSlide(1)
})

test('it waits while its tab is hidden @long @desktop', async ({ page }) => {
  const { track, expectSlide } = await openCarousel(page, byItself)
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true }))
  await expectStays(page, track)
  await expectSlide(1)
})

test('a row ends at its ends @long @desktop', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 })
  const { carousel } = await openCarousel(page, 'ข่าวล่าสุด')
  const previous = carousel.getByRole('button', { name: 'ก่อนหน้า' })
  const next = carousel.getByRole('button', { name: 'ถัดไป' })
  await expect(previous).toHaveAttribute('aria-disabled', 'true')
  await next.click()
  await expect(previous).toHaveAttribute('aria-disabled', 'false')
  await carousel.locator('.carousel__track').focus()
  await page.keyboard.press('End')
  await expect(next).toHaveAttribute('aria-disabled', 'true')
})

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('it never moves by itself, and has nothing to pause @long @desktop', async ({ page }) => {
    const { carousel, track, expectSlide } = await openCarousel(page, byItself)
    await expectStays(page, track)
    await expectSlide(1)
    await expect(carousel.getByRole('button', { name: 'หยุดเลื่อน' })).toBeHidden()
  })
})
