import { bannerCalls } from '@washhouse/contract/banner/banner.calls'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { homeWords } from '../home/home-words.ts'
import { test } from '../support/test.ts'

const carouselOf = (page: Page) => page.getByRole('region', { name: homeWords.en.carousel })
const slidesOf = (page: Page) => carouselOf(page).locator('[aria-roledescription=slide]')
const shown = [
  'Half price, 1 to 5 a.m. every Tuesday',
  'Now open, day and night: Nimman Soi 9',
  'A duvet, washed and dried through: ฿180',
]

test('of five banners the active ones with a picture are shown, veiled unless they are see-through, each one link with a button; the other places show theirs [S4.content.2] [S3.banner.1] [S3.banner.2] @desktop', async ({
  page,
  request,
  contentUrl,
}) => {
  await page.goto('/en')
  const slides = slidesOf(page)
  await expect(slides.locator('.banner__text')).toHaveText(shown)
  await expect(slides.locator('img')).toHaveCount(shown.length)

  const answer = await request.get(`${contentUrl}/api/banners`, { headers: { lang: 'en' } })
  const banners = bannerCalls.listBanners.answer.decode(await answer.json(), 'en')
  const isClear = await slides
    .locator('.banner')
    .evaluateAll((banners) => banners.map((banner) => banner.matches('.banner--clear')))
  expect(isClear).toEqual(banners.map(({ seeThrough }) => seeThrough))
  expect(new Set(isClear).size).toBe(2)

  await test.step('one that leads somewhere shows a button, in its own words or the usual ones', async () => {
    const buttons = slides.locator('.banner__call')
    await expect(buttons).toHaveText(['See times and terms', 'See the new branch', 'See details'])
    await expect(buttons.first()).toBeVisible()
  })

  await test.step('the three extra places show theirs where the editors put them', async () => {
    for (const [place, text] of [
      ['banner_2', 'A small basket, washed and dried in an hour: ฿70'],
      ['banner_3', 'Left something behind? We keep it for 30 days'],
      ['banner_4', 'Can’t sleep? There’s a shop with its lights on'],
    ] as const)
      await expect(page.locator(`#${place}`)).toContainText(text)
    const link = page.locator('#banner_3').getByRole('link')
    await expect(link).toHaveAttribute('href', '/en/news/lost-and-found')
  })

  await test.step('the first picture is fetched with the page, the others when they are near', async () => {
    const html = await (await request.get('/en')).text()
    const head = html.slice(0, html.indexOf('</head>'))
    const preloads = head.match(/<link[^>]+rel="preload"[^>]+as="image"[^>]*>/g) ?? []
    expect(preloads).toHaveLength(1)
    const pictures = await slides.locator('img').evaluateAll((images) =>
      images.map((image) => ({
        loading: image.getAttribute('loading'),
        id: /assets\/([\w-]+)/.exec(image.getAttribute('src') ?? '')?.[1] ?? '',
        hasSize: image.hasAttribute('width') && image.hasAttribute('height'),
      })),
    )
    expect(pictures.map(({ loading }) => loading)).toEqual(['eager', 'lazy', 'lazy'])
    expect(pictures.every(({ hasSize }) => hasSize)).toBe(true)
    expect(preloads[0]).toContain(pictures[0]?.id)
    expect(preloads[0]).toMatch(/imagesrcset="[^"]+ 1280w/i)
    expect(preloads[0]).toMatch(/imagesizes="/i)
  })

  await test.step('a whole slide is one link, named by its words', async () => {
    const slide = slides.first()
    const link = slide.getByRole('link', { name: shown[0] })
    const [a, b] = [await slide.boundingBox(), await link.boundingBox()]
    expect(Math.abs((a?.width ?? 0) - (b?.width ?? 1))).toBeLessThan(1)
    expect(Math.abs((a?.height ?? 0) - (b?.height ?? 1))).toBeLessThan(1)
    await link.click({ position: { x: 20, y: 20 } })
    await expect(page).toHaveURL(/\/en\/news\/half-price-nights$/)
  })
})

test('arrow keys and buttons turn the slides, only the shown one can be reached @desktop', async ({
  page,
}) => {
  await page.goto('/en')
  const carousel = carouselOf(page)
  await expect(carousel).toHaveAttribute('data-awake', 'true')
  await carousel.getByRole('group', { name: homeWords.en.carousel }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(slidesOf(page).nth(1)).toBeInViewport({ ratio: 0.9 })
  await expect(slidesOf(page).nth(0)).toHaveAttribute('inert')
  await carousel.getByRole('button', { name: 'Next' }).click()
  await expect(slidesOf(page).nth(2)).toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press('Tab')
  await carousel.getByRole('button', { name: /^1\sof 3/ }).click()
  await expect(slidesOf(page).nth(0)).toBeInViewport({ ratio: 0.9 })
})

test('the slides advance by themselves until they are paused @desktop', async ({ page }) => {
  await page.clock.install()
  await page.goto('/en')
  const carousel = carouselOf(page)
  await expect(carousel).toHaveAttribute('data-awake', 'true')
  await carousel.scrollIntoViewIfNeeded()
  await page.clock.runFor(8000)
  await expect(slidesOf(page).nth(0)).toHaveAttribute('inert')

  await carousel.getByRole('button', { name: 'Pause' }).click()
  await page.mouse.move(0, 0)
  await page.getByRole('heading', { level: 1 }).click()
  const before = await findShown(page)
  await page.clock.runFor(30_000)
  expect(await findShown(page)).toEqual(before)
})

test('for those who want less motion nothing advances by itself @desktop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/en')
  await expect(carouselOf(page)).toHaveAttribute('data-awake', 'true')
  const before = await findShown(page)
  await page.clock.runFor(30_000)
  expect(await findShown(page)).toEqual(before)
  await expect(carouselOf(page).getByRole('button', { name: 'Pause' })).not.toBeVisible()
})

/** Which slides are reachable. */
function findShown(page: Page): Promise<boolean[]> {
  return slidesOf(page).evaluateAll((slides) => slides.map((slide) => !slide.hasAttribute('inert')))
}
