import { expect } from '@playwright/test'
import { countTaps } from '../support/count-taps.ts'
import { signIn } from '../support/staff.ts'
import { tagOf } from '../support/tags.ts'
import { test } from '../support/test.ts'
import { publicWithinMilliseconds } from '../support/until-public.ts'

const words = {
  th: {
    home: '/',
    prices: 'ซักอบเท่าไร ดูราคารวม',
    duvet: 'ผ้านวม 6 ฟุต',
    sum: 'ซัก 120 บาท + อบ 2 รอบ 120 บาท = 240 บาท',
    time: 'ใช้เวลาประมาณ 1 ชั่วโมง 40 นาที',
    asked: ['ผ้านวม', 'ราคา'],
  },
  en: {
    home: '/en',
    prices: 'See prices and totals',
    duvet: 'A king-size duvet',
    sum: 'wash ฿120 + 2 drying cycles ฿120 = ฿240',
    time: 'Takes about 1 h 40 min',
    asked: ['duvet', 'price'],
  },
} as const

for (const language of ['th', 'en'] as const) {
  const text = words[language]

  test(`what a duvet costs is one tap from the home page, and added up (${language}) @phone ${tagOf(language)}`, async ({
    page,
  }) => {
    const finger = countTaps()
    await page.goto(text.home)
    await finger.tap(page.getByRole('main').getByRole('link', { name: text.prices }))
    const load = page.locator('#loads li').filter({ hasText: text.duvet })
    await expect(load).toBeInViewport()
    await expect(load).toContainText(text.time)
    await expect(load).toContainText(text.sum)
    expect(finger.count()).toBe(1)
  })

  test(`who searches for a duvet or a price is shown a machine with its price first (${language}) @desktop ${tagOf(language)}`, async ({
    page,
  }) => {
    for (const asked of text.asked) {
      await page.goto(`${text.home === '/' ? '' : text.home}/search?q=${encodeURIComponent(asked)}`)
      const first = page.locator('.search-list > li').first()
      await expect(first.getByRole('link').first()).toHaveAttribute('href', /\/product$/)
      await expect(first).toContainText(/\d+\sบาท|฿\d+/)
    }
  })
}

test('a price that an editor changes is in the sum within two seconds @desktop', async ({
  request,
  contentUrl,
  administrator,
}) => {
  const headers = await signIn({ request, contentUrl, administrator })
  const collection = `${contentUrl}/cms-api/machines`
  const found = await request.get(
    `${collection}?where[title][equals]=${encodeURIComponent('เครื่องอบ 20 กก.')}&depth=0&locale=th`,
    { headers },
  )
  const [dryer] = (await found.json()).docs
  const [first, ...others] = dryer.programmes
  const write = async (price: number) => {
    const data = { programmes: [{ ...first, price }, ...others], _status: 'published' }
    const saved = await request.patch(`${collection}/${dryer.id}?locale=th&depth=0`, {
      headers,
      data,
    })
    expect(saved.status(), await saved.text()).toBe(200)
  }
  const shown = async () => {
    const html = await (await request.get('/product')).text()
    return /ตะกร้าของทั้งบ้าน.*?<b[^>]*>(\d+)/s.exec(html)?.[1]
  }
  expect(await shown()).toBe('120')
  await write(45)
  await expect.poll(shown, { intervals: [50], timeout: publicWithinMilliseconds }).toBe('125')
  await write(first.price)
  await expect.poll(shown, { intervals: [50], timeout: publicWithinMilliseconds }).toBe('120')
})
