import { expect } from '@playwright/test'
import { test } from '../support/test.ts'

/** Unpublished demo branches. */
const drafts = [
  { slug: 'bangkok-don-mueang', th: 'กรุงเทพฯ ดอนเมือง สรงประภา', en: 'Bangkok Don Mueang' },
  { slug: 'roi-et-bueng-phlan-chai', th: 'ร้อยเอ็ด บึงพลาญชัย', en: 'Roi Et Bueng Phlan Chai' },
]

test('drafts are nowhere to be found [S4.content.1] @desktop', async ({ request, contentUrl }) => {
  for (const { slug, th, en } of drafts) {
    for (const path of [
      `/branch?search=${encodeURIComponent(th)}`,
      `/en/branch?search=${encodeURIComponent(en)}`,
    ]) {
      const html = await (await request.get(path)).text()
      const main = html.match(/<main[^]*<\/main>/)?.[0] ?? ''
      expect(main, path).toMatch(/>(ไม่พบข้อมูล|Data not found)</)
      expect(main, path).not.toContain('<h3')
    }
    for (const [path, missing] of [
      [`/branch/${slug}`, 'หาหน้านี้ไม่เจอ'],
      [`/en/branch/${slug}`, 'We can’t find this page'],
    ] as const) {
      const answer = await request.get(path)
      expect(answer.status(), path).toBe(404)
      const html = await answer.text()
      for (const part of ['<header', missing, '<footer']) expect(html, path).toContain(part)
    }
  }

  for (const address of [
    '/sitemap.xml',
    '/branch/directory.json',
    '/en/branch/directory.json',
    `${contentUrl}/api/branch_points`,
    `${contentUrl}/api/branch?limit=1000`,
  ]) {
    const response = await request.get(address)
    expect(response.status(), address).toBe(200)
    const text = await response.text()
    expect(text.includes('chiang-mai-nimman-9'), `${address} has other branches`).toBe(true)
    for (const { slug, th } of drafts)
      expect(text.includes(slug) || text.includes(th), address).toBe(false)
  }
})

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
