import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { enterAsNewMember } from '../account/member.ts'
import { downloadWords } from '../download/fetch-manual.ts'
import { demoBranch } from '../every-page/pages.ts'
import { tagOf } from '../support/tags.ts'
import { test } from '../support/test.ts'

const pages = [
  { path: '/', title: { th: /ฟองใส/, en: /Fongsai/ } },
  { path: '/branch', title: { th: /สาขา.*\| ฟองใส$/, en: /\| Fongsai$/ } },
  {
    path: `/branch/${demoBranch.open}`,
    title: { th: /^เชียงใหม่ นิมมาน.*\| ฟองใส$/, en: /^Chiang Mai Nimman.*\| Fongsai$/ },
  },
]

const addressOf = (language: 'th' | 'en', path: string) =>
  language === 'th' ? path : `/en${path === '/' ? '' : path}`

function readMeta(page: Page, attribute: 'name' | 'property', name: string) {
  return page.locator(`head meta[${attribute}="${name}"]`).getAttribute('content')
}

for (const language of ['th', 'en'] as const) {
  test(`the head of each page says what it is, in its language and in the other, and that of a branch the shop and the way to it (${language}) [S1.head.1] [S1.head.2] ${tagOf(language)} @desktop`, async ({
    page,
    baseURL,
    request,
  }) => {
    for (const { path, title } of pages)
      await test.step(path, async () => {
        const address = addressOf(language, path)
        await page.goto(address, { waitUntil: 'load' })
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(page).toHaveTitle(title[language])
        expect(await page.locator('head title').count()).toBe(1)

        const script = language === 'th' ? /[ก-ฮ]/ : /[A-Za-z]{3}/
        for (const name of ['description', 'keywords', 'author'])
          expect(await readMeta(page, 'name', name), name).toMatch(script)
        expect(await readMeta(page, 'name', 'viewport')).toContain('width=device-width')
        await expect(page.locator('head meta[name="robots"]')).toHaveCount(0)

        expect(await readMeta(page, 'property', 'og:title')).toMatch(script)
        expect(await readMeta(page, 'property', 'og:description')).toBe(
          await readMeta(page, 'name', 'description'),
        )
        expect(await readMeta(page, 'property', 'og:url')).toBe(absolute(baseURL, address))
        expect(await readMeta(page, 'property', 'og:locale')).toBe(
          language === 'th' ? 'th_TH' : 'en_US',
        )
        const picture = await request.get((await readMeta(page, 'property', 'og:image')) ?? '')
        expect(picture.headers()['content-type']).toBe(
          await readMeta(page, 'property', 'og:image:type'),
        )
        expect(
          await page.evaluate(measurePicture, await picture.body().then(toDataAddress)),
        ).toEqual({
          width: Number(await readMeta(page, 'property', 'og:image:width')),
          height: Number(await readMeta(page, 'property', 'og:image:height')),
        })
        expect(await readMeta(page, 'property', 'og:image:alt')).toMatch(script)

        const link = (rel: string) => page.locator(`head link[rel="${rel}"]`)
        await expect(link('canonical')).toHaveAttribute('href', absolute(baseURL, address))
        const alternates = await link('alternate').evaluateAll((links) =>
          links.map((element) => [element.getAttribute('hreflang'), element.getAttribute('href')]),
        )
        expect(Object.fromEntries(alternates)).toEqual({
          th: absolute(baseURL, addressOf('th', path)),
          en: absolute(baseURL, addressOf('en', path)),
          'x-default': absolute(baseURL, addressOf('th', path)),
        })
      })

    await test.step('search machines read the shop and the way to it', async () => {
      const prefix = language === 'th' ? '' : '/en'
      await expect(page).toHaveURL(`${prefix}/branch/${demoBranch.open}`)
      const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
      const records = texts.map((text): Record<string, unknown> => JSON.parse(text))
      expect(records.map((record) => record['@context'])).toEqual(
        records.map(() => 'https://schema.org'),
      )
      const shop = records.find((record) => record['@type'] === 'DryCleaningOrLaundry')
      expect(shop).toMatchObject({
        '@id': `${baseURL}/branch/${demoBranch.open}#branch`,
        name: (await page.getByRole('heading', { level: 1 }).innerText()).replace(/\s+/g, ' '),
        url: page.url(),
        telephone: expect.stringMatching(/^\+66/),
        address: { '@type': 'PostalAddress', addressCountry: 'TH' },
        geo: { '@type': 'GeoCoordinates' },
      })
      const trail = records.find((record) => record['@type'] === 'BreadcrumbList')
      expect(trail).toMatchObject({
        itemListElement: [
          { position: 1, item: absolute(baseURL, prefix || '/') },
          { position: 2, item: `${baseURL}${prefix}/branch` },
          { position: 3, item: page.url() },
        ],
      })
      expect(texts.join()).not.toContain('aggregateRating')
    })
  })
}

for (const language of ['th', 'en'] as const)
  test(`the head of a download that a member has opened is the download’s, and keeps it out of search machines (${language}) [S1.head.1] [S2.download.1] ${tagOf(language)} @desktop`, async ({
    page,
    request,
    product,
  }) => {
    test.setTimeout(90_000)
    const { prefix, manual, title, close } = downloadWords[language]
    const brand = { th: 'ฟองใส', en: 'Fongsai' }[language]
    await enterAsNewMember({ page, request, product, language })
    await page.goto(`${prefix}/download?category=1`)
    await page.getByRole('heading', { level: 3, name: manual }).getByRole('link').click()
    await expect(page).toHaveURL(/[?&]file=\d+/)
    await expect(page).toHaveTitle(`${manual} | ${brand}`)
    // As a new document, too.
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page).toHaveTitle(`${manual} | ${brand}`)
    expect(await page.locator('head title').count()).toBe(1)
    expect(await readMeta(page, 'property', 'og:title')).toBe(manual)
    expect(await readMeta(page, 'property', 'og:locale')).toBe(
      { th: 'th_TH', en: 'en_US' }[language],
    )
    expect(await readMeta(page, 'name', 'robots')).toBe('noindex')
    await expect(page.locator('head link:is([rel=canonical], [hreflang])')).toHaveCount(0)
    await page.getByRole('dialog').getByRole('link', { name: close }).click()
    await expect(page).toHaveTitle(`${title} | ${brand}`)
  })

test('a page that is not there asks search machines to leave it out @desktop', async ({
  request,
}) => {
  const [head = ''] = (await (await request.get('/no-such-page')).text()).split('</head>')
  expect(head.match(/<meta name="robots"[^>]*>/g)).toEqual([
    expect.stringContaining('content="noindex"'),
  ])
  expect(head).not.toContain('rel="canonical"')
})

function toDataAddress(picture: Buffer): string {
  return `data:image/jpeg;base64,${picture.toString('base64')}`
}

async function measurePicture(address: string): Promise<{ width: number; height: number }> {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  return { width: picture.naturalWidth, height: picture.naturalHeight }
}

function absolute(origin: string | undefined, path: string): string {
  return `${origin}${path}`
}
