import { expect } from '@playwright/test'
import { signIn, type StaffCall } from '../support/staff.ts'
import { test } from '../support/test.ts'

const title = 'ฟองใสแจกถุงผ้า เฉพาะสาขาริมน้ำ'
const slug = 'cloth-bags-by-the-river'

/** Publishes an article without English text; returns a function that deletes it. */
async function publishInThai(staff: StaffCall): Promise<() => Promise<void>> {
  const { request, contentUrl } = staff
  const headers = await signIn(staff)
  const categories = await request.get(`${contentUrl}/api/categories_news`)
  const { result }: { result: { id: number }[] } = await categories.json()
  const saved = await request.post(`${contentUrl}/cms-api/news?locale=th`, {
    headers,
    data: { slug, title, category: result[0]?.id, _status: 'published' },
  })
  expect(saved.status(), await saved.text()).toBe(201)
  const { doc }: { doc: { id: number } } = await saved.json()
  return async () => {
    const removed = await request.delete(`${contentUrl}/cms-api/news/${doc.id}`, { headers })
    expect(removed.status()).toBe(200)
  }
}

test('news without English say so on their English page, in Thai marked as Thai, and are told to search engines in Thai alone @desktop', async ({
  page,
  request,
  baseURL,
  contentUrl,
  administrator,
}) => {
  const remove = await publishInThai({ request, contentUrl, administrator })
  try {
    await page.goto(`/en/news/${slug}`)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(title)
    await expect(heading).toHaveAttribute('lang', 'th')
    await expect(page.locator('.breadcrumb [aria-current=page]')).toHaveAttribute('lang', 'th')
    await expect(page.getByText('This page is only in Thai for now')).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    // Without an overlapping image, nothing may extend beyond the page head.
    const head = await page.locator('.page-head').boundingBox()
    const share = await page.locator('.article-body__share').boundingBox()
    expect(share?.y).toBeGreaterThan((head?.y ?? 0) + (head?.height ?? 0))
    const canonical = page.locator('link[rel=canonical]')
    await expect(canonical).toHaveAttribute('href', `${baseURL}/news/${slug}`)
    await expect(page.locator('link[hreflang]')).toHaveCount(0)

    await page.goto(`/news/${slug}`)
    await expect(heading).not.toHaveAttribute('lang')
    await expect(canonical).toHaveAttribute('href', `${baseURL}/news/${slug}`)
    await expect(page.locator('link[hreflang], meta[name=robots]')).toHaveCount(0)

    await page.goto('/en/news')
    const card = page.getByRole('heading', { name: title })
    await expect(card).toHaveAttribute('lang', 'th')

    await expect(async () => {
      const sitemap = await (await request.get('/sitemap.xml')).text()
      expect(sitemap).toContain(`<loc>${baseURL}/news/${slug}</loc>`)
      expect(sitemap).not.toContain(`/en/news/${slug}`)
    }).toPass({ timeout: 10_000 })
  } finally {
    await remove()
  }
})
