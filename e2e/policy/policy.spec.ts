import { expect } from '@playwright/test'
import { expectEveryPicture } from '../every-page/pages.ts'
import { test } from '../support/test.ts'
import { viewportOf } from '../support/viewports.ts'

const policies = [
  { path: '/cookiePolicy', call: 'cookie_policy', images: 'cookie_policy_image' },
  { path: '/pagePolicy', call: 'personal_privacy_policy', images: 'personal_policy_image' },
  { path: '/termsOfService', call: 'term_of_service_policy', images: 'term_of_service_image' },
]
const languages = [
  { prefix: '', lang: 'th', year: /25\d\d/ },
  { prefix: '/en', lang: 'en', year: /20\d\d/ },
] as const

for (const { path, call, images } of policies) {
  for (const { prefix, lang, year } of languages) {
    test(`${prefix}${path} shows the policy as it was written, with its pictures, its file and the day it changed [S2.routes.1] [S2.pages.12] [S7.policy.1] [S7.policy.2] ${viewportOf(lang)}`, async ({
      page,
      request,
      contentUrl,
    }) => {
      const headers = { lang }
      const answer = await request.get(`${contentUrl}/items/${call}`, { headers })
      const { data } = await answer.json()
      const filter = encodeURIComponent('{"status":{"_eq":"published"}}')
      const list = await request.get(`${contentUrl}/items/${images}?filter=${filter}`, { headers })
      const { data: pictures } = await list.json()
      expect(pictures.length).toBeGreaterThan(0)

      await page.goto(prefix + path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(data.title)
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      const main = page.locator('main')
      for (const picture of pictures) {
        await expect(main.locator(`img[src^="/assets/${picture.image}"]`)).toHaveCount(1)
        await expect(main.locator('figcaption', { hasText: picture.caption })).toHaveCount(1)
      }
      await expectEveryPicture(page)
      await expect(main.locator('time')).toHaveText(year)
      await expect(main.locator('time')).toHaveAttribute('datetime', data.date_updated)

      const file = main.locator(`a[href="/assets/${data.pdf}"]`)
      await expect(file).toHaveText(/PDF \(\d+(\.\d)? [kM]B\)/)
      const pdf = await request.get(`/assets/${data.pdf}`)
      expect(pdf.headers()['content-type']).toBe('application/pdf')
    })
  }
}

test('the table of contents leads to each part of the policy @also-desktop', async ({ page }) => {
  await page.goto('/en/pagePolicy')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const headings = page.locator('.prose h2')
  await expect(contents.getByRole('link')).toHaveCount(await headings.count())
  const last = contents.getByRole('link').last()
  const title = await last.textContent()
  await last.click()
  await expect(page.locator('.prose h2:target')).toHaveText(title ?? '')
  await expect(page.locator('.prose h2:target')).toBeInViewport()
})

test('/privacyPolicy leads to /pagePolicy for good, in both languages @desktop', async ({
  request,
}) => {
  for (const prefix of ['', '/en']) {
    const answer = await request.get(`${prefix}/privacyPolicy`, { maxRedirects: 0 })
    expect(answer.status()).toBe(308)
    expect(answer.headers()['location']).toBe(`${prefix}/pagePolicy`)
  }
})

test('a policy is kept by the page cache, capitals and all @desktop', async ({ request }) => {
  const answer = await request.get('/en/cookiePolicy')
  expect(answer.headers()['cache-control']).toContain('public')
})

test('on paper stands the policy alone @desktop', async ({ page }) => {
  await page.goto('/en/termsOfService')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.prose')).toBeVisible()
  for (const part of ['body > header', 'body > footer', '.policy__contents', '.policy__file'])
    await expect(page.locator(part)).toBeHidden()
})
