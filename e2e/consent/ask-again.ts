import { consentRoundCookieName } from '@washhouse/contract/consent/consent-cookies.wire'
import { expect } from '@playwright/test'
import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test'
import { signIn } from '../support/staff.ts'
import { bannerOf, choices, consentWords, pressIn, readChoice } from './consent-page.ts'

interface Asking {
  request: APIRequestContext
  contentUrl: string
  administrator: { email: string; password: string }
}

/** Like an editor; the pages update a moment later. */
async function askAnew({ request, contentUrl, administrator }: Asking): Promise<void> {
  const headers = await signIn({ request, contentUrl, administrator })
  const data = { askAnew: true, policyVersion: '2' }
  const saved = await request.post(`${contentUrl}/cms-api/globals/tracking`, { headers, data })
  expect(saved.status(), await saved.text()).toBe(200)
  await expect(async () => {
    expect(await (await request.get('/en')).text()).toContain('data-consent-round="2"')
  }).toPass()
}

/** Changes the product: starts the second consent round. */
export async function expectAskedAgain(
  asking: Asking & { webUrl: string; page: Page; context: BrowserContext; browser: Browser },
): Promise<void> {
  const { page, context, browser, request, contentUrl, administrator, webUrl } = asking
  await page.goto('/en')
  await pressIn(page, consentWords.refuse)
  await page.goto('/en')
  await expect(bannerOf(page)).toHaveCount(0)
  await askAnew({ request, contentUrl, administrator })

  await page.goto('/en/branch')
  await expect(bannerOf(page)).toBeVisible()
  const silent = await browser.newContext({
    baseURL: webUrl,
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  })
  const plain = await silent.newPage()
  await plain.goto('/en/branch')
  await expect(bannerOf(plain)).toBeVisible()

  // A choice by a click that leaves the page is logged too.
  await bannerOf(page)
    .getByRole('button', { name: consentWords.acceptAll, exact: true })
    .evaluate((button: HTMLButtonElement) => {
      button.click()
      location.assign('/en')
    })
  await expect(page).toHaveURL(/\/en$/)
  await expect(bannerOf(page)).toHaveCount(0)
  expect(await readChoice(context)).toEqual(choices.all)
  const round = (await context.cookies()).find(({ name }) => name === consentRoundCookieName)
  expect(round).toMatchObject({ value: '2', path: '/', sameSite: 'Strict' })

  await pressIn(plain, consentWords.refuse)
  await expect(bannerOf(plain)).toBeHidden()
  await plain.goto('/en')
  await expect(bannerOf(plain)).toBeHidden()
  await silent.close()

  const headers = await signIn({ request, contentUrl, administrator })
  const readLog = async () => {
    const address = `${contentUrl}/cms-api/consent-log?limit=10&where[policyVersion][equals]=2`
    const { docs } = await (await request.get(address, { headers })).json()
    return docs
  }
  await expect.poll(readLog).toHaveLength(2)
  for (const choice of await readLog())
    expect(choice).toMatchObject({ policyVersion: '2', language: 'en', channel: 'website' })
}
