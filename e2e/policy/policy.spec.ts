import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { expectEveryPicture } from '../every-page/pages.ts'
import { test } from '../support/test.ts'

const cookies = { path: '/cookiePolicy', call: 'cookie_policy', images: 'cookie_policy_image' }
const privacy = {
  path: '/pagePolicy',
  call: 'personal_privacy_policy',
  images: 'personal_policy_image',
}
const terms = {
  path: '/termsOfService',
  call: 'term_of_service_policy',
  images: 'term_of_service_image',
}
const languages = {
  th: { prefix: '', year: /25\d\d/ },
  en: { prefix: '/en', year: /20\d\d/ },
} as const
type Language = keyof typeof languages
type Policy = typeof cookies

interface Reader {
  page: Page
  request: APIRequestContext
  contentUrl: string
}

/** Opens a policy page and compares it with its calls. */
async function readPolicy(
  { page, request, contentUrl }: Reader,
  { path, call, images }: Policy,
  lang: Language,
): Promise<void> {
  const { prefix, year } = languages[lang]
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
}

test('each policy is shown as it was written, with its pictures, its file and the day it changed; its table of contents leads to each part, and on paper it stands alone [S2.routes.1] [S2.pages.12] [S7.policy.1] [S7.policy.2] @phone', async ({
  page,
  request,
  contentUrl,
}) => {
  // Each of three pages may wait for its images.
  test.setTimeout(180_000)
  const reader = { page, request, contentUrl }
  await readPolicy(reader, cookies, 'th')
  await readPolicy(reader, privacy, 'en')

  await test.step('the table of contents', async () => {
    const contents = page.getByRole('navigation', { name: 'On this page' })
    const headings = page.locator('.prose h2')
    await expect(contents.getByRole('link')).toHaveCount(await headings.count())
    const last = contents.getByRole('link').last()
    const title = await last.textContent()
    await last.click()
    await expect(page.locator('.prose h2:target')).toHaveText(title ?? '')
    await expect(page.locator('.prose h2:target')).toBeInViewport()
  })

  await readPolicy(reader, terms, 'th')

  await test.step('on paper', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.prose')).toBeVisible()
    for (const part of ['body > header', 'body > footer', '.policy__contents', '.policy__file'])
      await expect(page.locator(part)).toBeHidden()
  })
})

test('each policy is shown in its other language, too @long @desktop', async ({
  page,
  request,
  contentUrl,
}) => {
  // Each of three pages may wait for its images.
  test.setTimeout(180_000)
  const reader = { page, request, contentUrl }
  await readPolicy(reader, cookies, 'en')
  await readPolicy(reader, privacy, 'th')
  await readPolicy(reader, terms, 'en')
})

test('/privacyPolicy leads to /pagePolicy for good, in both languages; a policy is kept by the page cache, capitals and all @desktop', async ({
  request,
}) => {
  for (const prefix of ['', '/en']) {
    const answer = await request.get(`${prefix}/privacyPolicy`, { maxRedirects: 0 })
    expect(answer.status()).toBe(308)
    expect(answer.headers()['location']).toBe(`${prefix}/pagePolicy`)
  }
  const answer = await request.get('/en/cookiePolicy')
  expect(answer.headers()['cache-control']).toContain('public')
})
