import { createHmac, randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { expectToFit } from '../every-page/overflow.ts'
import { enterAsNewMember } from '../account/member.ts'
import { findFaults } from '../support/find-faults.ts'
import { findMailedLink } from '../support/mails.ts'
import { test as ownTest } from '../support/own-product-test.ts'
import { test } from '../support/test.ts'
import { viewportOf } from '../support/viewports.ts'
import { chooseAndLeave } from './choose-and-leave.ts'
import { mailPages } from './mail-pages.ts'

for (const language of ['th', 'en'] as const) {
  test(`a member chooses emails, unsubscribes without signing in, and resubscribes, while password reset emails still arrive (${language}) ${viewportOf(language)} @long`, async ({
    page,
    browser,
    request,
    product,
  }) => {
    test.setTimeout(180_000)
    const lookBriefly = async (shown: typeof page) => {
      await expect(shown.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
      await expect(shown.getByRole('heading', { level: 1 })).toHaveCount(1)
      expect(await findFaults(shown)).toEqual([])
    }
    const look = async (shown: typeof page) => {
      await lookBriefly(shown)
      const size = shown.viewportSize()
      await expectToFit(shown)
      await shown.evaluate(() => {
        document.documentElement.style.fontSize = ''
      })
      if (size) await shown.setViewportSize(size)
    }
    const lookAgain = language === 'th' ? lookBriefly : look
    await chooseAndLeave({ page, browser, request, product, language, look, lookAgain })
  })
}

const secret = 'a-secret-that-is-shared-with-the-provider'

ownTest(
  'a member sees in the account that email bounces, and unsuppresses the address by an emailed link @long @desktop',
  async ({ page, request, ownProduct: product }) => {
    ownTest.setTimeout(180_000)
    await product.stopContent()
    await product.startContent({ MAIL_EVENTS_SECRET: secret })
    const { email } = await enterAsNewMember({ page, request, product, language: 'th' })
    const pages = mailPages(page, 'th')
    const { mails } = pages
    await pages.open('')
    await expect(pages.main).not.toContainText(mails.notDelivered)

    const date = new Date().toISOString()
    const events = [1, 2].map((id) => ({ id: `bounce-${id}`, type: 'hard_bounce', email, date }))
    const data = JSON.stringify({ events })
    const id = randomUUID()
    const seconds = String(Math.floor(Date.now() / 1000))
    const signature = createHmac('sha256', secret).update(`${id}.${seconds}.${data}`)
    const told = await request.post(`${product.contentUrl}/mail_events`, {
      data,
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': seconds,
        'webhook-signature': `v1,${signature.digest('base64')}`,
      },
    })
    expect(told.status()).toBe(204)

    await pages.open('')
    await expect(pages.main).toContainText(mails.notDelivered)
    expect(await findFaults(page)).toEqual([])
    await pages.link(mails.seeToIt).click()
    await pages.button(mails.mailMeTheLink).click()
    await expect(pages.done).toHaveText(mails.linkIsComing)
    expect(await findFaults(page)).toEqual([])
    await page.goto(await findMailedLink(product, { to: email, path: '/mail-start' }))
    await pages.button(mails.startAgain).click()
    await expect(pages.heading(mails.started)).toBeVisible()
    await pages.open('')
    await expect(pages.main).not.toContainText(mails.notDelivered)
  },
)
