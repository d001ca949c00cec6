import { expect } from '@playwright/test'
import { aboutCalls } from '@washhouse/contract/about/about.calls'
import type { Answer } from '@washhouse/contract/wire/answer'
import { expectEveryPicture } from '../every-page/pages.ts'
import { tagOf } from '../support/tags.ts'
import { test } from '../support/test.ts'

const words = {
  th: {
    path: '/about',
    firstYear: 'พ.ศ.\u00A02559',
    lastYear: 'พ.ศ.\u00A02569',
    back: 'กลับไปหน้าเกี่ยวกับเรา',
  },
  en: { path: '/en/about', firstYear: '2016', lastYear: '2026', back: 'Back to About us' },
}

for (const language of ['th', 'en'] as const) {
  const { path, firstYear, lastYear, back } = words[language]

  test(`the page about us shows profile, brand, history, rewards, pages and channels, in ${language} [S2.pages.7] [S2.about.1] [S7.about.1] [S7.about.2] [S7.about.3] @phone ${tagOf(language)}`, async ({
    page,
    request,
    contentUrl,
  }) => {
    const read = async <Result>(call: { path: string; answer: Answer<Result> }) => {
      const answer = await request.get(contentUrl + call.path, { headers: { lang: language } })
      return call.answer.decode(await answer.json(), language)
    }
    const info = await read(aboutCalls.getAboutPageInfo)
    const brand = (await read(aboutCalls.listAboutBrand))[0]
    const history = (await read(aboutCalls.listAboutHistory))[0]
    const milestones = await read(aboutCalls.listMilestones)
    const rewards = await read(aboutCalls.listRewards)
    const channels = await read(aboutCalls.listOfficialChannels)
    const pages = await read(aboutCalls.listAboutPages)
    expect(new Set(milestones.map(({ year }) => year)).size).toBeGreaterThanOrEqual(7)

    await page.goto(path)
    const section = (id: string) => page.locator(`#${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(info.title)
    await expect(page.locator('.page-head')).toContainText(info.description ?? '')
    await expect(section('brand').getByRole('heading', { level: 2 })).toHaveText(brand?.title ?? '')
    await expect(section('history').getByRole('heading', { level: 2 })).toHaveText(
      history?.title ?? '',
    )

    const timeline = section('history').getByRole('list').last()
    await expect(timeline.getByRole('listitem')).toHaveCount(milestones.length)
    await expect(timeline.getByRole('heading')).toHaveText(milestones.map(({ title }) => title))
    await expect(timeline.getByRole('time').first()).toHaveText(firstYear)
    await expect(timeline.getByRole('time').last()).toHaveText(lastYear)

    await expect(section('rewards').getByRole('listitem')).toHaveText(
      rewards.map(({ name }) => name),
    )
    const links = section('channels').getByRole('link')
    await expect(links).toHaveCount(channels.length)
    for (const [index, { title, url }] of channels.entries()) {
      await expect(links.nth(index)).toContainText(title)
      await expect(links.nth(index)).toHaveAttribute('href', url)
    }
    await expectEveryPicture(page)
    const records = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? '')))
    expect(records).toContainEqual(
      expect.objectContaining({
        '@type': 'AboutPage',
        about: expect.objectContaining({ sameAs: channels.map(({ url }) => url) }),
      }),
    )

    await test.step('each page below it is a card that leads there, and back', async () => {
      const cards = section('more').getByRole('link')
      await expect(cards).toHaveText(pages.map(({ title }) => title))
      await cards.first().click()
      await expect(page).toHaveURL((url) => url.pathname === `${path}/${pages[0]?.slug}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages[0]?.title ?? '')
      await expect(page.locator('.prose h2').first()).toBeVisible()
      await expect(page).toHaveTitle(new RegExp(pages[0]?.title ?? ''))
      const trail = page.locator('.breadcrumb__trail')
      await expect(trail.getByRole('link')).toHaveCount(2)
      await expectEveryPicture(page)
      await page.getByRole('link', { name: back }).click()
      await expect(page).toHaveURL((url) => url.pathname === path)
    })
  })
}

test('a page about the company that there is not is a 404, in both languages @desktop', async ({
  request,
}) => {
  for (const { path } of Object.values<{ path: string }>(words)) {
    const missing = await request.get(`${path}/no-such-page`)
    expect(missing.status()).toBe(404)
    expect((await missing.text()).match(/<h1[ >]/g)).toHaveLength(1)
  }
})
