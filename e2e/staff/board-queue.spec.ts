import { expect } from '@playwright/test'
import { findFaults } from '../support/find-faults.ts'
import { tabTo } from '../support/keyboard.ts'
// Own product: decisions would affect other tests, and their cases would be in this queue.
import { test } from '../support/own-product-test.ts'
import { boardPages } from '../webboard/board-pages.ts'
import { enterAs, newTitle, newWriter } from '../webboard/writers.ts'
import { enterAsModerator, queuePage } from './queue-page.ts'

const dayMs = 24 * 60 * 60_000
/** Texts of new members need moderation. */
const detail = 'ลองวิธีในลิงก์นี้แล้วไม่ออก https://example.com/stains ใครเคยบ้างคะ'
const message = 'ลิงก์นั้นเป็นวิธีซักผ้า ไม่ใช่โฆษณาค่ะ ขอให้ดูอีกครั้ง'

/** In Thailand. */
const dayOfMonth = (moment: number) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', timeZone: 'Asia/Bangkok' }).format(moment)

for (const language of ['th', 'en'] as const)
  test(`by keyboard alone a moderator publishes a pending post, undoes and repeats that, removes posts and restricts a member, who is notified and appeals (${language}) @long @desktop`, async ({
    page,
    request,
    product,
  }) => {
    test.setTimeout(240_000)
    const journey = { request, product, language }
    const queue = queuePage(page, product.contentUrl, language)
    const { words, main, pathOf, row, button } = boardPages(page, language)
    const wait = async () => {
      const writer = await newWriter(journey)
      const title = newTitle()
      return { title, id: await writer.post(title, detail), account: writer.account }
    }
    const [good, bad, limited] = [await wait(), await wait(), await wait()]

    await enterAsModerator(page, { ...product, request }, language)
    await queue.open()

    await test.step('an answer that is not sent yet is there again when the page is', async () => {
      await queue.find(good.title)
      const typed = queue.shown.locator('form textarea')
      await queue.answer.click()
      await typed.fill(message)
      await queue.open()
      await queue.find(good.title)
      await queue.answer.click()
      await expect(typed).toHaveValue(message)
      await queue.open()
    })

    await test.step('a post is shown by a key, taken back by another, and shown again', async () => {
      await queue.find(good.title)
      expect(await findFaults(page, '.case-queue-page')).toEqual([])
      await queue.decide('a', good.title)
      await queue.undo()
      await queue.find(good.title)
      await queue.decide('a', good.title)
    })

    await test.step('another is removed for a reason that is chosen', async () => {
      await queue.find(bad.title)
      await tabTo(page, queue.reason)
      await page.keyboard.press('ArrowDown')
      await expect(queue.reason).toHaveValue('abuse')
      await tabTo(page, queue.act('r'))
      await queue.decide('r', bad.title)
    })

    const days = [dayOfMonth(Date.now() + dayMs)]
    await test.step('the author of the third may not write for a day', async () => {
      await queue.find(limited.title)
      await queue.decide('1', limited.title)
    })

    await test.step('the website shows what was approved, and nothing of the others', async () => {
      await enterAs(limited.account, { page, language })
      // A decision takes effect when its undo period ends.
      await expect(async () => {
        await page.goto(pathOf('/webboard?order=newest'))
        await expect(row(good.title)).toBeVisible({ timeout: 2000 })
      }).toPass({ timeout: 60_000 })
      for (const { title, id } of [bad, limited]) {
        await expect(row(title)).toHaveCount(0)
        const status = async () => (await page.request.get(pathOf(`/webboard/${id}`))).status()
        // The third decision takes effect last. Until then, its author sees the post.
        await expect.poll(status, { timeout: 60_000 }).toBe(404)
      }
    })

    await test.step('the restricted member sees the reason and the end, and appeals', async () => {
      const limit = main.locator('#limit')
      await expect(async () => {
        await page.goto(pathOf('/account/webboard'))
        await expect(limit).toContainText(words.reason, { timeout: 2000 })
      }).toPass({ timeout: 60_000 })
      // Midnight may have passed.
      days.push(dayOfMonth(Date.now() + dayMs))
      const told = (await limit.textContent()) ?? ''
      expect(days).toContain(words.limitedUntil.exec(told)?.[1])
      await limit.locator('[name=message]').fill(message)
      await button(words.askAgain).click()
      await expect(page).toHaveURL((url) => url.search === '?asked=1')
      await expect(main.getByText(words.askedAgain)).toBeVisible()
      await page.goto(pathOf('/account/webboard'))
      await expect(limit).toContainText(words.reason)
      await expect(limit.locator('form')).toHaveCount(0)
    })

    await test.step('that stands in the queue', async () => {
      await queue.open()
      await queue.find(message)
    })
  })
