import { expect } from '@playwright/test'
import { test } from '../support/own-product-test.ts'
import { signIn, type StaffCall } from '../support/staff.ts'

const slug = 'everything-in-one'
const albumSize = 8

/** Publishes an article with all fields that demo news leave empty. */
async function publishArticle({ request, contentUrl, administrator }: StaffCall): Promise<void> {
  const headers = await signIn({ request, contentUrl, administrator })
  const media = await request.get(
    `${contentUrl}/cms-api/media?depth=0&limit=${albumSize}&where[filename][contains]=album-`,
    { headers },
  )
  const { docs }: { docs: { id: string }[] } = await media.json()
  expect(docs).toHaveLength(albumSize)
  const created = await request.post(`${contentUrl}/cms-api/news?locale=th`, {
    headers,
    data: {
      slug,
      title: 'ข่าวที่มีครบทุกอย่าง',
      summary: 'คลิปจาก YouTube อัลบั้มแปดภาพ และคำอธิบายสำหรับเครื่องมือค้นหา',
      category: 4,
      publishedAt: '2026-01-05T03:00:00.000Z',
      coverImage: docs[0]?.id,
      videoLink: 'https://youtu.be/M7lc1UVf-VE',
      album: docs.map(({ id }) => ({ image: id, caption: 'หน้าร้าน' })),
      metaTitle: 'หัวข้อสำหรับค้นหา',
      metaDescription: 'คำอธิบายสำหรับค้นหา',
      metaKeywords: 'ซักผ้า, คลิป',
      canonicalTag: 'https://original.example/story',
      _status: 'published',
    },
  })
  expect(created.status(), await created.text()).toBe(201)
}

test('an article with a video of YouTube, a long album and texts for search engines shows each as it should @long @desktop', async ({
  page,
  request,
  contentUrl,
  administrator,
}) => {
  await publishArticle({ request, contentUrl, administrator })
  const strangers: string[] = []
  page.on('request', (sent) => {
    if (/youtube|ytimg|google/.test(sent.url())) strangers.push(sent.url())
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
      document.documentElement.dataset['blocked'] = blockedURI
    })
  })
  // From the list, whose policy then applies to the article.
  await page.goto('/news?page=2', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'ข่าวที่มีครบทุกอย่าง' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ข่าวที่มีครบทุกอย่าง')

  await test.step('what editors wrote for search engines takes the place of its own', async () => {
    await expect(page).toHaveTitle('หัวข้อสำหรับค้นหา')
    const content = (name: string) => page.locator(`meta[${name}]`).getAttribute('content')
    expect(await content('name=description')).toBe('คำอธิบายสำหรับค้นหา')
    expect(await content('name=keywords')).toBe('ซักผ้า, คลิป')
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
      'https://original.example/story',
    )
  })

  await test.step('a long album shows its first six and counts the others', async () => {
    const thumbnails = page.locator('.news-album li')
    await expect(thumbnails).toHaveCount(albumSize)
    await expect(thumbnails.nth(5)).toContainText('+2')
    await expect(thumbnails.nth(6)).toBeHidden()
    await thumbnails.nth(5).getByRole('link').click()
    await expect(page.getByRole('dialog').getByText(`6 / ${albumSize}`)).toBeVisible()
    await page.keyboard.press('End')
    await expect(page.getByRole('dialog').getByText(`${albumSize} / ${albumSize}`)).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('nothing is asked of YouTube before the video is played', async () => {
    const play = page.getByRole('link', { name: /^ดูคลิป/ })
    await expect(play).toHaveAttribute('href', 'https://www.youtube.com/watch?v=M7lc1UVf-VE')
    expect(strangers).toEqual([])
    await play.click()
    const frame = page.locator('iframe')
    await expect(frame).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?autoplay=1',
    )
    await expect(frame).toHaveAttribute('title', 'ข่าวที่มีครบทุกอย่าง')
    await expect.poll(() => strangers.length).toBeGreaterThan(0)
    await expect(page.locator('html')).not.toHaveAttribute('data-blocked')
  })
})
