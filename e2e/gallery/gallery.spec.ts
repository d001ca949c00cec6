import { expect } from '@playwright/test'
import { findFaults } from '../support/find-faults.ts'
import { test as sharedTest } from '../support/test.ts'
import { test } from './gallery-test.ts'
import { untilAwake } from '../support/until-awake.ts'

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const [path, tags] of [
    ['/gallery', '@long @phone'],
    ['/en/gallery', '@long @desktop'],
  ] as const) {
    test(`axe finds nothing on ${path} ${tags}`, async ({ page }) => {
      await page.goto(path)
      expect(await findFaults(page)).toEqual([])
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    })
  }

  for (const { where, part, tags } of [
    { where: 'in what opens', part: 'dialog[open]', tags: '@long @phone' },
    { where: 'on the page', part: undefined, tags: '@long @phone' },
  ]) {
    test(`axe finds nothing ${where} while one of its dialogs is open ${tags}`, async ({
      page,
    }) => {
      await page.goto('/gallery')
      await untilAwake(page)
      for (const name of ['ดูวิธีใช้เครื่อง', 'ดูวิธีใช้แบบย่อ', 'ตัวเลขของเรา']) {
        await page.getByRole('button', { name, exact: true }).click()
        expect(await findFaults(page, part), name).toEqual([])
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
    })

    test(`axe finds nothing ${where} while a picture is open ${tags}`, async ({ page }) => {
      await page.goto('/gallery')
      await untilAwake(page)
      await page.getByRole('link', { name: 'แถวลูกค้าวันแรก' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await findFaults(page, part)).toEqual([])
    })
  }
})

test('nothing reaches past the edge at 320 px, with the text at twice its size either @long @desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/gallery')
  const findExcess = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
  expect(await findExcess()).toBe(0)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await findExcess()).toBe(0)
})

test('no search engine and no cache keeps the gallery @desktop', async ({ request }) => {
  const response = await request.get('/gallery')
  expect(response.headers()['cache-control']).toContain('private')
  const [head = ''] = (await response.text()).split('</head>')
  expect(head.match(/<meta name="robots"[^>]*>/g)).toEqual([
    expect.stringContaining('content="noindex"'),
  ])
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('gallery')
})

sharedTest(
  'a visitor finds no gallery, and the pages load nothing of it @desktop',
  async ({ page, request }) => {
    for (const path of ['/gallery', '/en/gallery'])
      expect((await request.get(path)).status()).toBe(404)
    const loaded: string[] = []
    page.on('request', (each) => loaded.push(each.url()))
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(loaded.length).toBeGreaterThan(5)
    expect(loaded.filter((url) => /gallery[^/]*\.(js|css)/.test(url))).toEqual([])
  },
)
