import { consentCookieNames } from '@washhouse/contract/consent/consent-cookies.wire'
import { expect } from '@playwright/test'
import { test } from '../support/test.ts'
import {
  bannerOf,
  choices,
  confirm,
  consentWords,
  pressIn,
  readChoice,
  settingsOf,
  startOtherSite,
  toggle,
} from './consent-page.ts'

test.use({ hasChosen: false })

const lifeSeconds = 2_592_000

test('the banner says what an editor wrote and leads to the cookie policy; refusing, with a button as heavy, sets the essential cookie alone, goes to the log and hides it on this page and the next [S7.consent.2] [S3.consent.1] [S2.routes.1] [S4.consent.1] [S3.consent.4] @desktop', async ({
  page,
  context,
  product,
  request,
  contentUrl,
}) => {
  const banner = bannerOf(page)
  await page.goto('/en')

  await test.step('it says what an editor wrote, with their logo and close icon', async () => {
    const answer = await request.get(`${contentUrl}/items/cookie_detail`, {
      headers: { lang: 'en' },
    })
    const { data } = await answer.json()
    const { header, description } = data
    await expect(banner).toHaveAccessibleName(header)
    await expect(banner).toContainText(description)
    await expect(banner.locator(`img[src^="/assets/${data.logo}"]`)).toBeVisible()
    const close = banner.getByRole('button', { name: consentWords.close })
    await expect(close.locator(`img[src^="/assets/${data.close_icon}"]`)).toBeVisible()
  })

  await test.step('refusing looks as accepting does', async () => {
    const looks = ['acceptAll', 'refuse'] as const
    const [accept, refuse] = await Promise.all(
      looks.map((key) =>
        banner.getByRole('button', { name: consentWords[key] }).evaluate((button) => {
          const { backgroundColor, color, borderColor, fontSize } = getComputedStyle(button)
          const { height } = button.getBoundingClientRect()
          return { backgroundColor, color, borderColor, fontSize, height }
        }),
      ),
    )
    expect(refuse).toEqual(accept)
  })

  await test.step('it links to the cookie policy, in the language of the page', async () => {
    const thai = await (await request.get('/')).text()
    const [thaiBanner = ''] = /<section[^>]*class="consent".*?<\/section>/s.exec(thai) ?? []
    expect(thaiBanner.match(/<a [^>]*href="[^"]*"/g)).toEqual([
      expect.stringContaining('href="/cookiePolicy"'),
    ])
    await banner.getByRole('link').click()
    await expect(page).toHaveURL(/\/en\/cookiePolicy$/)
  })

  const posted = page.waitForResponse((response) => response.url().endsWith('/consent'))
  await pressIn(page, consentWords.refuse)
  expect((await posted).status()).toBe(204)
  await expect(banner).toHaveCount(0)
  expect(await readChoice(context)).toEqual(choices.essential)

  for (const path of ['/en', '/en/branch']) {
    await page.goto(path)
    await expect(banner).toHaveCount(0)
  }

  await test.step('a cookie with another value is no choice', async () => {
    await context.addCookies([
      { name: consentCookieNames.general, value: 'true', url: product.webUrl },
    ])
    await page.goto('/en')
    await expect(banner).toBeVisible()
  })
})

test('accepting all sets the three cookies as they are specified and hides the banner; saving clears all three before it sets the selected ones [S6.roles.1] [S4.consent.2] [S4.consent.7] [S3.consent.4] [S9.constants.2] @desktop', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const written: string[] = []
    Object.assign(window, { written })
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
    Object.defineProperty(document, 'cookie', {
      get: () => cookie?.get?.call(document),
      set(line: string) {
        written.push(line.split(';', 1)[0] ?? '')
        cookie?.set?.call(document, line)
      },
    })
  })
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

  const settingsLink = page
    .getByRole('contentinfo')
    .getByRole('link', { name: consentWords.settings })
  await test.step('the footer opens the settings, where less is chosen', async () => {
    await settingsLink.click()
    await expect(toggle(page, 'analytics')).toBeChecked()
    await toggle(page, 'analytics').uncheck()
    await confirm(page)
    await expect(settingsOf(page)).toBeHidden()
    expect(await readChoice(context)).toEqual(choices.advertising)
    const { general, analytics, advertising } = consentCookieNames
    expect(await page.evaluate(() => Reflect.get(window, 'written'))).toEqual([
      `${general}=`,
      `${analytics}=`,
      `${advertising}=`,
      `${general}=isSet`,
      `${advertising}=isSet`,
    ])
  })

  await page.reload()
  await settingsLink.click()
  await expect(toggle(page, 'analytics')).not.toBeChecked()
  await expect(toggle(page, 'advertising')).toBeChecked()
})

test('the close button hides the banner and sets nothing; it is back after 60 s, also elsewhere [S4.consent.8] [S4.consent.9] [S9.constants.3] @desktop', async ({
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

test('who has chosen meanwhile does not see it again after 60 s @long @desktop', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/en')
  await page.clock.fastForward(5000)
  await pressIn(page, consentWords.refuse)
  await page.clock.fastForward(61_000)
  await expect(bannerOf(page)).toHaveCount(0)
})

test('a visitor from another site never sees it after a choice @long @desktop', async ({
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
  // The same page as for a new visitor.
  expect(await response.text()).toContain('class="consent"')
  await page.waitForLoadState('networkidle')
  const sights = await page.evaluate(() => Reflect.get(window, 'sights') as string[])
  expect(new Set(sights)).toEqual(new Set(['hidden']))
  await other.stop()
})
