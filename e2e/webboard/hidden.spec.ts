import { expect, type Page } from '@playwright/test'
import { test } from '../support/test.ts'
import { boardPages } from './board-pages.ts'
import { newModerator } from './moderator.ts'
import { enterAs, newReporter, newTitle, newWriter } from './writers.ts'

for (const { language, tags } of [
  { language: 'th', tags: '@long @phone' },
  { language: 'en', tags: '@long @desktop' },
] as const)
  test(`what three members report is seen by its author alone until staff decide, and is back when they approve it (${language}) ${tags}`, async ({
    page,
    browser,
    request,
    product,
  }) => {
    test.setTimeout(180_000)
    const journey = { request, product, language }
    const { pathOf, ...own } = boardPages(page, language)
    const author = await newWriter(journey)
    const name = newTitle()
    const id = await author.post(name, 'ซักน้ำเย็นแล้วยังเป็นวงเหลืองอยู่')
    const path = pathOf(`/webboard/${id}`)
    const lists = [
      pathOf('/webboard?order=newest'),
      pathOf(`/webboard?search=${encodeURIComponent(name)}`),
    ]

    // A reporter in a new browser that has answered the cookie banner.
    const storageState = await page.context().storageState()
    const context = await browser.newContext({ baseURL: product.webUrl, storageState })
    const other = await context.newPage()
    const first = await newReporter(journey)
    await enterAs(first.account, { page: other, language })
    await enterAs(author.account, { page, language })
    const statusFor = async (reader: Page) => (await reader.request.get(path)).status()
    const expectListed = async (times: 0 | 1) => {
      for (const list of lists)
        await expect(async () => {
          await other.goto(list)
          const { main, row, words } = boardPages(other, language)
          const isRead = main.locator('.board-table__row').or(main.getByText(words.noneFound))
          await expect(isRead.first()).toBeVisible()
          await expect(row(name)).toHaveCount(times, { timeout: 1000 })
        }, list).toPass({ timeout: 20_000 })
    }

    await test.step('two reports of members who are known leave it where it is, and that of a newcomer too', async () => {
      await first.report(id)
      await first.report(id)
      await (await newWriter(journey)).report(id)
      await (await newReporter(journey)).report(id)
      expect(await statusFor(other)).toBe(200)
      await expectListed(1)
    })

    await test.step('the third hides it from all but its author, who is told', async () => {
      await (await newReporter(journey)).report(id)
      expect(await statusFor(other)).toBe(404)
      await expectListed(0)
      await page.goto(path)
      await expect(own.main.getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(own.post).toContainText(own.words.waits)
      await page.goto(pathOf('/webboard?scope=own'))
      await expect(own.row(name)).toBeVisible()
    })

    await test.step('approved, it is back for everyone', async () => {
      const moderator = await newModerator({ ...product, request })
      await moderator.decide({ post: id, act: 'approve' })
      expect(await statusFor(other)).toBe(200)
      await expectListed(1)
      await page.goto(path)
      await expect(own.post).toBeVisible()
      await expect(own.post).not.toContainText(own.words.waits)
    })
    await context.close()
  })
