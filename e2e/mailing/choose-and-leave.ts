import { expect, request as requests, test } from '@playwright/test'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import type { AccountLanguage } from '../account/account-pages.ts'
import { enterAsNewMember } from '../account/member.ts'
import { findMailedLink } from '../support/mails.ts'
import type { SharedProduct } from '../support/shared-product.ts'
import { leavingLink } from './leaving-link.ts'
import { mailPages } from './mail-pages.ts'

interface Journey {
  page: Page
  browser: Browser
  request: APIRequestContext
  product: SharedProduct
  language: AccountLanguage
  /** Checks the current page. */
  look?: (page: Page) => Promise<void>
  /** Checks the page after an action. */
  lookAgain?: (page: Page) => Promise<void>
}

/** A member changes the email settings, unsubscribes by an emailed link in another browser, and resubscribes. */
export async function chooseAndLeave(journey: Journey): Promise<void> {
  const { page, browser, product, language } = journey
  const { look = async () => undefined, lookAgain = look } = journey
  const { email } = await enterAsNewMember(journey)
  const pages = mailPages(page, language)
  const { words, says, mails, pathOf, done, weekly, none, bundle } = pages

  await test.step('the member verifies the address', async () => {
    await page.goto(await findMailedLink(product, { to: email, path: '/verify' }))
    await pages.button(words.verify).click()
    await expect(pages.heading(words.verified)).toBeVisible()
  })

  await test.step('mail about own matters is on, news is off until it is chosen, and the account shows it', async () => {
    await pages.openChoices()
    await expect(none).toBeChecked()
    await expect(bundle).toBeChecked()
    await weekly.check()
    await pages.button(says.save).click()
    await expect(done).toHaveText(mails.saved)
    await pages.openChoices()
    await expect(weekly).toBeChecked()
    await expect(bundle).toBeChecked()
    await look(page)
    await pages.open('')
    await expect(pages.main).toContainText(mails.onAccount)
  })

  const link = await leavingLink({ product, email, kind: 'digest', language })
  const choicesAre = async (digest: 'weekly' | 'none', hasBundle: boolean) => {
    await pages.openChoices()
    await expect(digest === 'weekly' ? weekly : none).toBeChecked()
    await expect(bundle).toBeChecked({ checked: hasBundle })
  }
  // Like an email program, without cookies or session.
  const program = await requests.newContext()

  await test.step('a scanner that opens the link changes nothing', async () => {
    for (const method of ['GET', 'HEAD', 'GET']) {
      const answer = await program.fetch(link, { method })
      expect([answer.status(), answer.headers()['cache-control']]).toEqual([
        200,
        'private, no-store',
      ])
      expect(answer.headers()).not.toHaveProperty('set-cookie')
    }
    await choicesAre('weekly', true)
  })

  await test.step('the email program unsubscribes by one POST, which is idempotent and not redirected', async () => {
    for (let time = 0; time < 2; time += 1) {
      const form = { 'List-Unsubscribe': 'One-Click' }
      const answer = await program.post(link, { form, maxRedirects: 0 })
      expect(answer.status()).toBe(200)
      expect(answer.headers()).not.toHaveProperty('set-cookie')
    }
    await choicesAre('none', true)
  })

  const context = await browser.newContext({ baseURL: product.webUrl })
  const elsewhere = await context.newPage()
  const mail = mailPages(elsewhere, language)

  await test.step('the link shows the unsubscribed kinds and resubscribes', async () => {
    await elsewhere.goto(link)
    await expect(mail.notice).toHaveText(mails.digestLeft)
    await look(elsewhere)
    await mail.button(mails.comeBack).click()
    await expect(mail.done).toHaveText(mails.returned)
    await lookAgain(elsewhere)
    await choicesAre('weekly', true)
  })

  await test.step('the member unsubscribes from the kind of the email, then from all kinds', async () => {
    await mail.button(mails.leaveDigest).click()
    await expect(mail.done).toHaveText(mails.digestLeft)
    await choicesAre('none', true)
    await mail.button(mails.leaveAll).click()
    await expect(mail.done).toHaveText(mails.allLeft)
    await lookAgain(elsewhere)
    await choicesAre('none', false)
  })

  await test.step('a password reset email is sent anyway', async () => {
    await elsewhere.goto(pathOf('/forgot-password'))
    await mail.box(words.email).fill(email)
    await mail.button(words.sendLink).click()
    await expect(mail.heading(words.sent)).toBeVisible()
    await findMailedLink(product, { to: email, path: '/reset-password' })
  })

  await test.step('an old email resubscribes to both, in a browser without scripts', async () => {
    const plain = await browser.newContext({ baseURL: product.webUrl, javaScriptEnabled: false })
    const plainPage = await plain.newPage()
    const plainMail = mailPages(plainPage, language)
    await plainPage.goto(link)
    await plainMail.button(mails.comeBackToAll).click()
    await expect(plainMail.done).toHaveText(mails.returned)
    await plain.close()
    await choicesAre('weekly', true)
  })

  await test.step('a link that was cut off is told apart', async () => {
    const answer = await elsewhere.goto(link.slice(0, -8))
    expect(answer?.status()).toBe(404)
    await expect(mail.summary).toContainText(mails.unknown)
    await look(elsewhere)
    const form = { 'List-Unsubscribe': 'One-Click' }
    const refused = await program.post(link.slice(0, -8), { form, maxRedirects: 0 })
    expect(refused.status()).toBe(404)
  })

  await context.close()
  await program.dispose()
}
