import { expect } from '@playwright/test'
import { homeWords } from '../home/home-words.ts'
import { test } from '../support/test.ts'

test('without JavaScript every slide can be scrolled to and followed, and no dead button shows', async ({
  page,
}) => {
  await page.goto('/en')
  const carousel = page.getByRole('region', { name: homeWords.en.carousel })
  const slides = carousel.locator('[aria-roledescription=slide]')
  await expect(carousel.getByRole('button')).toHaveCount(0)
  await expect(slides.locator('[inert]')).toHaveCount(0)
  const last = slides.last().getByRole('link')
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport({ ratio: 0.9 })
  await last.click()
  await expect(page).toHaveURL(/\/en\/news\/duvet-second-dry-free$/)
})
