import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { enterAsNewMember } from '../account/member.ts'
import { demoBranch } from '../every-page/pages.ts'
import { demoNews } from '../news/news-pages.ts'
import { findFaults } from '../support/find-faults.ts'
import { tagOf } from '../support/tags.ts'
import { test } from '../support/test.ts'
import { viewportOf } from '../support/viewports.ts'
import { followWords } from './follow-branch.ts'
import { notificationWords, tellAll } from './tell.ts'

const notificationsPath = '/notifications/bell.json'

for (const language of ['th', 'en'] as const) {
  test(`a member sees at the bell what is new, looks, opens one and is led to its news; a new one shows within a minute, and none is asked for while the page is hidden (${language}) [S4.notification.2] [S4.notification.3] ${viewportOf(language)} ${tagOf(language)}`, async ({
    page,
    request,
    product,
  }) => {
    const words = notificationWords[language]
    const mark = randomUUID().slice(0, 8)
    const title = `สัปดาห์ผ้านวม ${mark}`
    const staff = { ...product, request }
    await page.clock.install()
    await enterAsNewMember({ page, request, product, language })
    const takeBack = await tellAll(staff, {
      titleTh: title,
      titleEn: `Duvets ${mark}`,
      event: 'news',
      slug: demoNews.offer,
    })
    const asked: string[] = []
    page.on('request', (sent) => {
      if (new URL(sent.url()).pathname.endsWith(notificationsPath)) asked.push(sent.method())
    })

    await page.goto(`${words.prefix}/branch`)
    const bell = page.getByRole('banner').locator('.bell > summary')
    await expect(bell).toHaveAccessibleName(words.counted('[1-9]'))
    expect(await measureBar(page)).toEqual({ isOneLine: true, isClear: true })
    await page.clock.fastForward(50_000)
    expect(asked).toEqual([])

    const second = await tellAll(staff, { titleTh: `${title} 2`, titleEn: null })
    await page.clock.fastForward(15_000)
    await expect(bell).toHaveAccessibleName(words.counted('[2-9]'))

    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await page.clock.fastForward(600_000)
    expect(asked).toEqual(['GET'])
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: false, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await expect.poll(() => asked).toEqual(['GET', 'GET'])

    await bell.press('Enter')
    const panel = page.locator('.bell')
    await expect(panel.getByRole('button', { name: mark }).first()).toBeVisible()
    await expect(bell).toHaveAccessibleName(words.title)
    expect(await findFaults(page)).toEqual([])
    await bell.press('Escape')
    await expect(panel.getByRole('link', { name: words.all })).toBeHidden()

    await bell.press('Enter')
    const own = language === 'en' ? `Duvets ${mark}` : title
    await panel.locator('.bell__item').filter({ hasText: own }).last().press('Enter')
    await expect(page).toHaveURL((url) => url.pathname === `${words.prefix}/news/${demoNews.offer}`)

    await gotoAndLook(page, `${words.prefix}/notifications`)
    const item = page.locator('.notification').filter({ hasText: mark })
    await expect(item).toHaveCount(2)
    await expect(item.first()).toHaveClass(/--unread/)
    await expect(item.last()).not.toHaveClass(/--unread/)
    expect(await findFaults(page)).toEqual([])

    const third = await tellAll(staff, { titleTh: `${title} 3`, titleEn: null })
    await gotoAndLook(page, `${words.prefix}/notifications`)
    await expect(bell).toHaveAccessibleName(words.counted('[1-9]'))
    const before = asked.length
    await page.getByRole('button', { name: words.seen }).click()
    await expect(bell).toHaveAccessibleName(words.title)
    expect(asked).toHaveLength(before)
    for (const each of [takeBack, second, third]) await each()
  })
}

/**
 * The clock is over a minute ahead of document starts, so that each document loads the notification count after hydration.
 */
async function gotoAndLook(page: Page, path: string): Promise<void> {
  const looked = page.waitForResponse((answer) =>
    new URL(answer.url()).pathname.endsWith(notificationsPath),
  )
  await page.goto(path)
  await looked
}

/** Whether the header fits on one line, and the badge overlaps nothing. */
async function measureBar(page: Page): Promise<{ isOneLine: boolean; isClear: boolean }> {
  const bar = page.locator('.site-header__bar')
  const { height = 0 } = (await bar.boundingBox()) ?? {}
  const number = await bar.locator('.bell__count').boundingBox()
  const faces = bar.locator('.header-account > summary, .site-header__menu > summary')
  const beside = await faces.filter({ visible: true }).first().boundingBox()
  const gap = number && beside ? beside.x - number.x - number.width : 0
  return { isOneLine: height < 80, isClear: gap >= 6 }
}

test('the bell asks no more once its member has signed out in another tab @desktop', async ({
  page,
  request,
  product,
}) => {
  await page.clock.install()
  await enterAsNewMember({ page, request, product, language: 'en' })
  await page.goto('/en/branch')
  await expect(page.locator('.bell')).toBeVisible()
  const left = { headers: { origin: product.webUrl }, maxRedirects: 0 }
  expect((await page.request.post('/en/logout', left)).status()).toBe(303)
  const asked: number[] = []
  page.on('response', (answer) => {
    if (new URL(answer.url()).pathname.endsWith(notificationsPath)) asked.push(answer.status())
  })
  for (let minute = 0; minute < 3; minute += 1) {
    await page.clock.fastForward(61_000)
    await expect.poll(() => asked).toEqual([401])
  }
})

test('a visitor is told at the address of the notifications what members have, is led back there, and is shown nothing of following @desktop', async ({
  page,
}) => {
  const words = notificationWords.th
  const answer = await page.goto('/notifications')
  expect(answer?.status()).toBe(200)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(page.getByRole('heading', { name: words.gate })).toBeVisible()
  await expect(page.locator('.bell')).toHaveCount(0)
  const signIn = page.getByRole('main').getByRole('link', { name: 'เข้าสู่ระบบ' })
  await expect(signIn).toHaveAttribute('href', '/login?next=%2Fnotifications')

  await test.step('on the page of a branch', async () => {
    await page.goto(`/branch/${demoBranch.open}`)
    await expect(page.getByRole('button', { name: followWords.th.follow })).toHaveCount(0)
  })
})
