import { expect } from '@playwright/test'
import { test } from '../support/test.ts'

/** Demo branches that are still being fitted out: drafts, never published. */
const drafts = [
  { slug: 'bangkok-don-mueang', th: 'กรุงเทพฯ ดอนเมือง สรงประภา', en: 'Bangkok Don Mueang' },
  { slug: 'roi-et-bueng-phlan-chai', th: 'ร้อยเอ็ด บึงพลาญชัย', en: 'Roi Et Bueng Phlan Chai' },
]

for (const { slug, th, en } of drafts) {
  test(`the draft ${slug} is nowhere to be found [S4.content.1] @desktop`, async ({
    page,
    request,
    contentUrl,
  }) => {
    for (const path of [
      `/branch?search=${encodeURIComponent(th)}`,
      `/en/branch?search=${encodeURIComponent(en)}`,
    ]) {
      await page.goto(path)
      await expect(page.getByText(/^(ไม่พบข้อมูล|Data not found)$/)).toBeVisible()
      await expect(page.locator('main').getByRole('heading', { level: 3 })).toHaveCount(0)
    }

    const missing = await page.goto(`/branch/${slug}`)
    expect(missing?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('หาหน้านี้ไม่เจอ')
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    expect((await page.goto(`/en/branch/${slug}`))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is missing')

    const texts = await Promise.all(
      [
        '/sitemap.xml',
        '/branch/directory.json',
        '/en/branch/directory.json',
        `${contentUrl}/api/branch_points`,
        `${contentUrl}/api/branch?limit=1000`,
      ].map(async (address) => {
        const response = await request.get(address)
        expect(response.status(), address).toBe(200)
        const text = await response.text()
        expect(text.includes('chiang-mai-nimman-9'), `${address} has other branches`).toBe(true)
        return text
      }),
    )
    expect(texts.some((text) => text.includes(slug) || text.includes(th))).toBe(false)
  })
}

test('a draft is no neighbour of the branches around it [S4.content.1] @long @desktop', async ({
  page,
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const around = [
    ...sitemap.matchAll(/\d(\/branch\/(?:bangkok|nonthaburi|roi-et|maha-sarakham)[a-z0-9-]*)</g),
  ]
  expect(around.length).toBeGreaterThan(10)
  for (const [, path = ''] of around) {
    const html = await (await request.get(path)).text()
    expect(/bangkok-don-mueang|roi-et-bueng-phlan-chai/.test(html), path).toBe(false)
  }
  await page.goto(around[0]?.[1] ?? '')
  await expect(page.getByRole('heading', { name: 'บนแผนที่ กับสาขาที่ใกล้ที่สุด' })).toBeVisible()
})
