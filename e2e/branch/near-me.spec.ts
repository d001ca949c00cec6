import { expect } from '@playwright/test'
import type { Page, Route } from '@playwright/test'
import { refusePlace } from '../support/refuse-place.ts'
import { test } from '../support/test.ts'
import { branchList, readNames, type Language } from './branch-list.ts'

/** The old town of Chiang Mai; no branch has exactly this position. */
const place = { latitude: 18.78742, longitude: 98.98514 }

const journeys: { language: Language; name: RegExp; unit: RegExp }[] = [
  { language: 'th', name: /เชียงใหม่/, unit: /([\d.]+)\s(กม|ม)\./ },
  { language: 'en', name: /Chiang Mai/, unit: /([\d.]+)\s(km|m)\b/ },
]

for (const { language, name, unit } of journeys) {
  test(`a visitor in Chiang Mai sees the nearest branches first, in kilometres, and no request contains the position (${language}) ${language === 'th' ? '@phone' : '@long @desktop'}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(place)
    const requests = recordRequests(page)
    const list = branchList(page, language)
    await page.goto(list.words.path)
    await list.nearMe.click()

    await expect(list.results.getByText(unit).first()).toBeVisible()
    const texts = await list.results.getByText(unit).allInnerTexts()
    const meters = texts.map((text) => {
      const [, figure, kind] = unit.exec(text) ?? []
      return Number(figure) * (kind === 'km' || kind === 'กม' ? 1000 : 1)
    })
    expect(meters.length).toBe(await list.names.count())
    expect(meters).toEqual(meters.toSorted((a, b) => a - b))
    expect(meters[0]).toBeLessThan(5000)
    expect((await readNames(list.names))[0]).toMatch(name)

    await list.names.first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await page.goBack()
    await expect(list.results.getByText(unit).first()).toBeVisible()
    await page.getByRole('button', { name: list.words.undo }).click()
    await expect(list.results.getByText(unit)).toHaveCount(0)

    const told = (await requests()).filter((request) => /18\.78|98\.98/.test(request))
    expect(told).toEqual([])
  })

  test(`a visitor who denies geolocation gets a message and keeps the list (${language}) ${language === 'en' ? '@desktop' : '@long @phone'}`, async ({
    page,
  }) => {
    await refusePlace(page)
    const list = branchList(page, language)
    await page.goto(list.words.path)
    const names = await readNames(list.names)
    await list.nearMe.click()
    await expect(page.getByRole('alert')).toContainText(list.words.refused)
    expect(await readNames(list.names)).toEqual(names)
    await expect(list.nearMe).toBeEnabled()
    await expect(list.province).toBeVisible()
  })
}

test('the position is not requested before the branches have loaded, nor if they fail to load @desktop', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(place)
  await page.addInitScript(() => {
    const ask = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation)
    Object.assign(globalThis, { asked: 0 })
    navigator.geolocation.getCurrentPosition = (...answers) => {
      Object.assign(globalThis, { asked: Reflect.get(globalThis, 'asked') + 1 })
      ask(...answers)
    }
  })
  const countAsked = () => page.evaluate(() => Reflect.get(globalThis, 'asked'))
  const held = Promise.withResolvers<Route>()
  await page.route('**/branch/directory.json', (route) => held.resolve(route), { times: 1 })
  const list = branchList(page, 'th')
  await page.goto(list.words.path)

  await list.nearMe.click()
  const request = await held.promise
  // Time for requests that must not happen.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve))
      }),
  )
  expect(await countAsked()).toBe(0)
  await request.abort()
  await expect(page.getByRole('alert')).not.toBeEmpty()
  expect(await countAsked()).toBe(0)

  await list.nearMe.click()
  await expect(list.results.getByText(list.words.kilometers).first()).toBeVisible()
  expect(await countAsked()).toBe(1)
})

/** Records URL, headers and body of every request. */
function recordRequests(page: Page): () => Promise<string[]> {
  const seen: Promise<string>[] = []
  page.on('request', (request) => {
    const read = async () =>
      [request.url(), request.postData() ?? '', JSON.stringify(await request.allHeaders())].join(
        ' ',
      )
    seen.push(read())
  })
  return () => Promise.all(seen)
}
