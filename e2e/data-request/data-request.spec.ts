import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { enterAsNewMember } from '../account/member.ts'
import { enterAsAdministrator, queuePage } from '../staff/queue-page.ts'
import { findFaults } from '../support/find-faults.ts'
import { findMailedLink, readMails } from '../support/mails.ts'
import { signIn } from '../support/staff.ts'
import { tagOf } from '../support/tags.ts'
import { test } from '../support/test.ts'
import { viewportOf } from '../support/viewports.ts'
import { takeTime } from '../contact/contact-page.ts'
import { requestPages } from './data-request-pages.ts'

for (const language of ['th', 'en'] as const) {
  test(`a visitor sends a data request, verifies the address by email, and gets the reason of the refusal (${language}) ${viewportOf(language)} ${tagOf(language)}`, async ({
    page,
    request,
    product,
  }) => {
    test.setTimeout(180_000)
    const { words, main, summary, desk, pathOf, button, choice } = requestPages(page, language)
    const email = `wipa-${randomUUID().slice(0, 8)}@example.com`

    await test.step('from the contact page, told what is missing', async () => {
      await page.goto(pathOf('/contact'))
      await main.getByRole('link', { name: words.fromContact }).click()
      await expect(page).toHaveURL((url) => url.pathname === pathOf('/data-request'))
      await button(words.send).click()
      await expect(summary.getByRole('link')).toHaveCount(3)
      await choice(words.erasure).check()
      await main.locator('[name=name]').fill('วิภา')
      await main.locator('[name=email]').fill(email)
      await takeTime(page)
      await button(words.send).click()
      await expect(main.getByRole('heading', { name: words.sent })).toBeVisible()
    })

    const link = await findMailedLink(product, { to: email, path: '/data-request/confirm' })
    await test.step('the mailed link works once', async () => {
      await page.goto(link)
      await button(words.confirm).click()
      await expect(main.getByRole('heading', { name: words.confirmed })).toBeVisible()
      await page.goto(link)
      await expect(summary).toContainText(words.spent)
    })

    await test.step('an administrator finds it, and refuses it with a reason', async () => {
      const staff = {
        request,
        contentUrl: product.contentUrl,
        administrator: product.administrator,
      }
      const where = `where[email][equals]=${encodeURIComponent(email)}`
      const found = await request.get(`${product.contentUrl}/cms-api/data-requests?${where}`, {
        headers: await signIn(staff),
      })
      const { docs } = await found.json()
      await enterAsAdministrator(page, staff, language)
      await page.goto(`${product.contentUrl}/admin/collections/data-requests/${docs[0].id}`)
      await expect(desk.getByRole('link', { name: words.copy })).toBeVisible({ timeout: 30_000 })
      await expect(page.locator('h1').first()).toHaveText(docs[0].reference)
      const beside = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(beside).toBe(0)
      expect(await findFaults(page, '.request-desk')).toEqual([])
      await desk.locator('a[href*="/collections/cases?id="]').click()
      const queue = queuePage(page, product.contentUrl, language)
      await queue.ready()
      await page.keyboard.press('r')
      await queue.desk.locator('form textarea').fill('ต้องเก็บไว้ตามกฎหมายบัญชี')
      await queue.desk.locator('form button[type="submit"]').click()
      await expect(queue.said).toHaveText(queue.words.done)
    })

    await expect(async () => {
      const texts = (await readMails(product, email)).map(({ text }) => text)
      expect(texts.filter((text) => text.includes(words.refusal))).toHaveLength(1)
      expect(texts.join('\n')).toContain('ต้องเก็บไว้ตามกฎหมายบัญชี')
    }).toPass({ timeout: 20_000 })
  })

  test(`a member sends a data request from the account and sees its status (${language}) ${viewportOf(language)} ${tagOf(language)}`, async ({
    page,
    request,
    product,
  }) => {
    test.setTimeout(120_000)
    const { words, main, own, summary, done, pathOf, button, choice } = requestPages(page, language)
    await enterAsNewMember({ page, request, product, language })
    await page.goto(pathOf('/account/data'))
    await main.getByRole('link', { name: words.toRequests }).click()
    await expect(own).toHaveCount(0)
    await choice(words.correction).check()
    await main.getByLabel(words.message).fill('ที่อยู่เป็นบ้านเก่า')
    await button(words.send).click()
    await expect(done).toHaveText(words.ownSent)
    await expect(own).toHaveCount(1)
    await expect(own).toContainText(words.correction)
    await expect(own).toContainText(words.open)
    await expect(own).toContainText('ที่อยู่เป็นบ้านเก่า')

    await test.step('and its reference, if the same request is sent again', async () => {
      const [, reference = ''] = words.reference.exec((await own.textContent()) ?? '') ?? []
      await choice(words.correction).check()
      await button(words.send).click()
      await expect(summary.getByRole('link')).toContainText(reference)
      await expect(own).toHaveCount(1)
    })
  })
}
