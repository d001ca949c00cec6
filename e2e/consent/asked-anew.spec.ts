import { consentRoundCookieName } from '@washhouse/contract/consent/consent-cookies.wire'
import { expect, type APIRequestContext } from '@playwright/test'
import { test } from '../support/own-product-test.ts'
import { signIn } from '../support/staff.ts'
import { bannerOf, choices, consentWords, pressIn, readChoice } from './consent-page.ts'

test.use({ hasChosen: true })

interface Asking {
  request: APIRequestContext
  contentUrl: string
  administrator: { email: string; password: string }
}

/** As an editor does; the pages know it a moment later. */
async function askAnew(asking: Asking): Promise<void> {
  const { request, contentUrl } = asking
  const headers = await signIn(asking)
  const data = { askAnew: true, policyVersion: '2' }
  const saved = await request.post(`${contentUrl}/cms-api/globals/tracking`, { headers, data })
  expect(saved.status(), await saved.text()).toBe(200)
  await expect(async () => {
    expect(await (await request.get('/en')).text()).toContain('data-consent-round="2"')
  }).toPass()
}

test('once everybody is asked anew an older choice counts no more, with JavaScript and without, and a new one does @desktop', async ({
  page,
  context,
  browser,
  product,
  request,
  contentUrl,
  administrator,
}) => {
  await page.goto('/en')
  await expect(bannerOf(page)).toHaveCount(0)
  await askAnew({ request, contentUrl, administrator })

  await page.goto('/en/branch')
  await expect(bannerOf(page)).toBeVisible()
  const silent = await browser.newContext({
    baseURL: product.webUrl,
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  })
  const plain = await silent.newPage()
  await plain.goto('/en/branch')
  await expect(bannerOf(plain)).toBeVisible()

  await pressIn(page, consentWords.acceptAll)
  await expect(bannerOf(page)).toHaveCount(0)
  expect(await readChoice(context)).toEqual(choices.all)
  const round = (await context.cookies()).find(({ name }) => name === consentRoundCookieName)
  expect(round).toMatchObject({ value: '2', path: '/', sameSite: 'Strict' })
  await page.goto('/en')
  await expect(bannerOf(page)).toHaveCount(0)

  await pressIn(plain, consentWords.refuse)
  await expect(bannerOf(plain)).toBeHidden()
  await plain.goto('/en')
  await expect(bannerOf(plain)).toHaveCount(0)
  await silent.close()

  const headers = await signIn({ request, contentUrl, administrator })
  const log = await request.get(`${contentUrl}/cms-api/consent-log?limit=10`, { headers })
  const { docs } = await log.json()
  expect(docs).toHaveLength(2)
  for (const choice of docs)
    expect(choice).toMatchObject({ policyVersion: '2', language: 'en', channel: 'website' })
})
