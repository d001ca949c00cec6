import { consentCookieNames } from '@washhouse/contract/consent/consent-cookies.wire'
import { expect } from '@playwright/test'
import { test } from '../support/test.ts'
import {
  bannerOf,
  choices,
  consentWords,
  pressIn,
  readChoice,
  startOtherSite,
} from './consent-page.ts'

test.use({ hasChosen: false })

const lifeSeconds = 2_592_000

test.describe('with generalCookie', () => {
  test.use({ hasChosen: true })

  test('the banner is hidden, on the first page and on the next [S4.consent.1] @also-phone', async ({
    page,
  }) => {
    await page.goto('/en')
    await expect(bannerOf(page)).toHaveCount(0)
    await page.goto('/en/branch')
    await expect(bannerOf(page)).toHaveCount(0)
  })
})

test('a cookie with another value is no choice [S3.consent.4] @desktop', async ({
  page,
  context,
  product,
}) => {
  await context.addCookies([
    { name: consentCookieNames.general, value: 'true', url: product.webUrl },
  ])
  await page.goto('/en')
  await expect(bannerOf(page)).toBeVisible()
})

test('accepting all sets the three cookies as they are specified and hides the banner [S6.roles.1] [S4.consent.2] [S3.consent.4] [S9.constants.2]', async ({
  page,
  context,
}) => {
  await page.goto('/en')
  await pressIn(page, consentWords.acceptAll)
  await expect(bannerOf(page)).toHaveCount(0)
  expect(await readChoice(context)).toEqual(choices.all)

  const cookies = await context.cookies()
  for (const cookie of cookies.filter(({ value }) => value === 'isSet')) {
    const now = Date.now() / 1000
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Strict', secure: false, httpOnly: false })
    expect(cookie.expires).toBeGreaterThan(now + lifeSeconds - 60)
    expect(cookie.expires).toBeLessThanOrEqual(now + lifeSeconds + 1)
  }
  await page.reload()
  await expect(bannerOf(page)).toHaveCount(0)
})

test('refusing sets the essential cookie alone, with a button as heavy as accepting @also-phone', async ({
  page,
  context,
}) => {
  await page.goto('/en')
  const looks = ['acceptAll', 'refuse'] as const
  const [accept, refuse] = await Promise.all(
    looks.map((key) =>
      bannerOf(page)
        .getByRole('button', { name: consentWords[key] })
        .evaluate((button) => {
          const { backgroundColor, color, borderColor, fontSize } = getComputedStyle(button)
          const { height } = button.getBoundingClientRect()
          return { backgroundColor, color, borderColor, fontSize, height }
        }),
    ),
  )
  expect(refuse).toEqual(accept)

  await pressIn(page, consentWords.refuse)
  await expect(bannerOf(page)).toHaveCount(0)
  expect(await readChoice(context)).toEqual(choices.essential)
})

test('the banner says what an editor wrote, with his logo and close icon [S7.consent.2] [S3.consent.1] @also-phone', async ({
  page,
  request,
  contentUrl,
}) => {
  const answer = await request.get(`${contentUrl}/items/cookie_detail`, { headers: { lang: 'en' } })
  const { data } = await answer.json()
  const { header, description } = data
  await page.goto('/en')
  const banner = bannerOf(page)
  await expect(banner).toHaveAccessibleName(header)
  await expect(banner).toContainText(description)
  await expect(banner.locator(`img[src^="/assets/${data.logo}"]`)).toBeVisible()
  const close = banner.getByRole('button', { name: consentWords.close })
  await expect(close.locator(`img[src^="/assets/${data.close_icon}"]`)).toBeVisible()
})

test('the banner links to the cookie policy, in the language of the page [S2.routes.1] @also-phone', async ({
  page,
}) => {
  await page.goto('/en')
  await bannerOf(page).getByRole('link').click()
  await expect(page).toHaveURL(/\/en\/cookiePolicy$/)
  await page.goto('/')
  await expect(bannerOf(page).getByRole('link')).toHaveAttribute('href', '/cookiePolicy')
})

test('the close button hides the banner and sets nothing; it is back after 60 s, also elsewhere [S4.consent.8] [S4.consent.9] [S9.constants.3] @also-phone', async ({
  page,
  context,
}) => {
  await page.clock.install()
  await page.goto('/en')
  await page.clock.fastForward(5000)
  await pressIn(page, consentWords.close)
  await expect(bannerOf(page)).toHaveCount(0)
  expect(await readChoice(context)).toEqual(choices.none)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie policy' }).click()
  await expect(page).toHaveURL(/cookiePolicy$/)
  await page.clock.fastForward(50_000)
  await expect(bannerOf(page)).toHaveCount(0)
  await page.clock.fastForward(10_000)
  await expect(bannerOf(page)).toBeVisible()
})

test('who has chosen meanwhile does not see it again after 60 s @long', async ({ page }) => {
  await page.clock.install()
  await page.goto('/en')
  await page.clock.fastForward(5000)
  await pressIn(page, consentWords.refuse)
  await page.clock.fastForward(61_000)
  await expect(bannerOf(page)).toHaveCount(0)
})

test('who comes by a link from another site does not see it for a moment, once he has chosen @long', async ({
  page,
  product,
}) => {
  await page.addInitScript(() => {
    const sights: string[] = []
    Object.assign(window, { sights })
    const look = () => {
      const banner = document.querySelector('section.consent')
      sights.push(banner?.checkVisibility() ? 'shown' : 'hidden')
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto('/en')
  await pressIn(page, consentWords.acceptAll)

  const other = await startOtherSite(`${product.webUrl}/en`)
  await page.goto(other.address)
  const [response] = await Promise.all([
    page.waitForResponse(`${product.webUrl}/en`),
    page.getByRole('link').click(),
  ])
  // Strict cookies stayed away, so the page was made as for a stranger.
  expect(await response.text()).toContain('class="consent"')
  await page.waitForLoadState('networkidle')
  const sights = await page.evaluate(() => Reflect.get(window, 'sights') as string[])
  expect(new Set(sights)).toEqual(new Set(['hidden']))
  await other.stop()
})

test('each choice goes to the log, with its categories and the version of the policy @also-phone', async ({
  page,
}) => {
  await page.goto('/en')
  const posted = page.waitForResponse((response) => response.url().endsWith('/consent'))
  await pressIn(page, consentWords.refuse)
  expect((await posted).status()).toBe(204)
})
