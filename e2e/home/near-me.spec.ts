import { expect } from '@playwright/test'
import { branchList, withShops, type Language } from '../branch/branch-list.ts'
import { countTaps } from '../support/count-taps.ts'
import { passFrames } from '../support/pass-frames.ts'
import { refusePlace } from '../support/refuse-place.ts'
import { tagOf } from '../support/tags.ts'
import { test } from '../support/test.ts'
import { untilAwake } from '../support/until-awake.ts'

/** The old town of Chiang Mai. */
const place = { latitude: 18.78742, longitude: 98.98514 }

const journeys: { language: Language; home: string; name: RegExp; province: string }[] = [
  { language: 'th', home: '/', name: /เชียงใหม่/, province: 'เชียงใหม่' },
  { language: 'en', home: '/en', name: /Chiang Mai/, province: 'Chiang Mai' },
]

for (const { language, home, name, province } of journeys) {
  test(`the nearest open shop in Chiang Mai is at most four taps from the home page (${language}) @phone ${tagOf(language)}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(place)
    const taps = countTaps()
    const list = branchList(page, language)
    await page.goto(home)
    const main = page.locator('main')
    await taps.tap(main.getByRole('link', { name: list.words.nearMe }).first())
    await expect(list.results.getByText(list.words.kilometers).first()).toBeVisible()
    const first = list.results.locator('.branch-grid > li').first()
    await expect(first).toBeInViewport()
    await expect(first.locator('.chip--open, .chip--soon')).toBeVisible()
    await taps.tap(list.names.first().getByRole('link'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    expect(taps.count()).toBeLessThanOrEqual(4)
  })

  test(`those who refuse to tell their place are told so and offered the provinces, by which it is four taps too (${language}) @phone ${tagOf(language)}`, async ({
    page,
  }) => {
    await refusePlace(page)
    const list = branchList(page, language)
    await page.goto(home)
    await page.locator('main').getByRole('link', { name: list.words.nearMe }).first().tap()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText(list.words.refused)
    await expect(list.province).toBeVisible()
    // Not below the header, which stays at the upper edge.
    const isOnTop = () =>
      alert.evaluate((element) => {
        const { left, top } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(left + 5, top + 5))
      })
    await expect.poll(isOnTop).toBe(true)

    const taps = countTaps()
    await page.goto(home)
    const choice = list.province.getByText(withShops(province))
    await taps.tap(list.province)
    const label = await choice.textContent()
    await taps.choose(list.province, label ?? '')
    await taps.tap(list.submit)
    await expect(page).toHaveURL(/\/branch\?.*province=\d/)
    await expect(list.names.first()).toBeInViewport({ ratio: 1 })
    await taps.tap(list.names.first().getByRole('link'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    expect(taps.count()).toBeLessThanOrEqual(4)
  })
}

test('a shared link does not request the position before a click @desktop', async ({
  page,
  context,
  product,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(place)
  await page.addInitScript(() => {
    const { geolocation } = navigator
    const ask = geolocation.getCurrentPosition.bind(geolocation)
    geolocation.getCurrentPosition = (...given) => {
      Object.assign(window, { placeWasAsked: true })
      ask(...given)
    }
  })
  const list = branchList(page, 'th')
  await page.route('http://localhost:9/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<a href="${product.webUrl}/branch?open=now#near">go</a>`,
    }),
  )
  await page.goto('http://localhost:9/')
  await page.getByRole('link').click()
  await expect(list.count).toContainText(list.words.openNow)
  await untilAwake(page)
  await passFrames(page)
  expect(await page.evaluate(() => Reflect.get(window, 'placeWasAsked'))).toBeUndefined()
  await list.nearMe.click()
  await expect(list.results.getByText(list.words.kilometers).first()).toBeVisible()
})

test('a press before the scripts have come finds the nearest shops too @desktop', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(place)
  const list = branchList(page, 'th')
  let isHeld = true
  await page.route('**/build/*.js', (route) => (isHeld ? route.abort() : route.continue()))
  await page.goto('/')
  isHeld = false
  await page.locator('main').getByRole('link', { name: list.words.nearMe }).first().click()
  await expect(list.results.getByText(list.words.kilometers).first()).toBeVisible()
})

test('the home page offers near-me once on a screen, also while the popup is open @desktop', async ({
  page,
}) => {
  await page.goto('/en')
  await expect(page.locator('dialog[open] .home-popup')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Find a branch near me' })).toHaveCount(1)
})
