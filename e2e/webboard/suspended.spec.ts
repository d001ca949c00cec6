import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { accountWords } from '../account/account-pages.ts'
import { findMailedLink } from '../support/mails.ts'
import { test } from '../support/test.ts'
import { takeTime } from '../contact/contact-page.ts'
import { boardPages } from './board-pages.ts'
import { newModerator } from './moderator.ts'
import { enterAs, newTitle, newWriter } from './writers.ts'

for (const { language, tags } of [
  { language: 'th', tags: '@long @phone' },
  { language: 'en', tags: '@long @desktop' },
] as const)
  test(`a suspended member is redirected to the sign-in page by the next click, and appeals with the emailed link, which works once (${language}) ${tags}`, async ({
    page,
    request,
    product,
  }) => {
    test.setTimeout(180_000)
    const { words, main, pathOf, detail, button, summary } = boardPages(page, language)
    const moderator = await newModerator({ ...product, request })
    const writer = await newWriter({ request, product, language })
    const id = await writer.post(newTitle(), 'ซักน้ำเย็นแล้วยังเป็นวงเหลืองอยู่')
    await enterAs(writer.account, { page, language })

    await test.step('the member is suspended with a thread open, and the next click leads to the sign-in page', async () => {
      await page.goto(pathOf(`/webboard/${id}`))
      await detail.fill('ลองแช่น้ำส้มสายชูแล้วก็ยังไม่ออก')
      await takeTime(page)
      const decision = { post: id, act: 'suspend', reason: 'abuse', keepsWriting: true }
      await moderator.decide(decision)
      await button(words.sendReply).click()
      await expect(page).toHaveURL((url) => url.pathname === pathOf('/login'))
    })

    const { email: to } = writer.account
    const link = await findMailedLink(product, { to, path: '/appeal' })
    const path = pathOf(`/appeal${new URL(link).search}`)
    const message = `บัญชีนี้ใช้กันทั้งบ้าน ขอให้ดูอีกครั้งครับ ${randomUUID().slice(0, 8)}`
    const send = async () => {
      await page.goto(path)
      await main.locator('[name=message]').fill(message)
      await button(words.sendAppeal).click()
    }

    await test.step('to open the link changes nothing, however often', async () => {
      for (const time of ['once', 'again']) {
        const opened = await page.request.get(path)
        expect(opened.status(), time).toBe(200)
        expect(await opened.text()).toContain(words.sendAppeal)
      }
    })

    await test.step('the appeal is sent once; the second time the page says that the link was used', async () => {
      await send()
      await expect(page).toHaveURL((url) => url.search === '?done=1')
      await expect(main.getByRole('heading', { name: words.appealSent })).toBeVisible()
      await page.goto(path)
      await expect(summary.getByRole('heading')).toHaveText(accountWords[language].spent)
      await expect(button(words.sendAppeal)).toHaveCount(0)
      await expect.poll(() => moderator.countAppeals(message)).toBe(1)
    })
  })
