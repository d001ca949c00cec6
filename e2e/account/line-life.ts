import { expect, test, type Page } from '@playwright/test'
import type { LineStandIn } from '../../tooling/testing/line-stand-in.ts'
import { findMailedLink } from '../support/mails.ts'
import type { SharedProduct } from '../support/shared-product.ts'
import { newAccount, type AccountLanguage } from './account-pages.ts'
import { linePages } from './line-pages.ts'
import { registerOnTheWay } from './whole-life.ts'

interface Journey {
  page: Page
  product: SharedProduct
  line: LineStandIn['state']
  language: AccountLanguage
}

/** From the first click on the button to unlinking, for a user without an email at LINE. */
export async function liveByLine({ page, product, line, language }: Journey): Promise<void> {
  const pages = linePages(page, language)
  const { words, lineWords, pathOf } = pages
  const isAt = (path: string) => (url: URL) => url.pathname === pathOf(path)
  const { email } = newAccount()

  await test.step('the visitor registers with another email and arrives at the requested page', async () => {
    await page.goto(pathOf(`/register?next=${encodeURIComponent(pathOf('/problem'))}`))
    await pages.link(lineWords.register).click()
    await pages.answerLine()
    await expect(page).toHaveURL(isAt('/register/line'))
    await expect(pages.main.getByText(lineWords.noEmail)).toBeVisible()
    await expect(pages.box(words.firstName)).toHaveValue('สมศรี')
    await expect(pages.box(words.firstPassword)).toHaveCount(0)
    await pages.button(lineWords.submit).click()
    await expect(pages.summary.getByRole('link').first()).toBeVisible()
    await pages.fillRegistration(email)
    await pages.button(lineWords.submit).click()
    await expect(page).toHaveURL(isAt('/problem'))
  })

  await test.step('the member verifies the email', async () => {
    await page.goto(pathOf('/account'))
    await expect(pages.heading(words.hello)).toBeVisible()
    await expect(pages.main.getByText(words.unverified)).toBeVisible()
    await page.goto(await findMailedLink(product, { to: email, path: '/verify' }))
    await pages.button(words.verify).click()
    await expect(pages.heading(words.verified)).toBeVisible()
  })

  await test.step('the member signs in with two clicks', async () => {
    await page.goto(pathOf('/account'))
    await pages.signOut()
    await page.goto(pathOf('/login'))
    await pages.link(lineWords.signIn).click()
    await pages.answerLine()
    await expect(page).toHaveURL(isAt('/account'))
    await expect(pages.heading(words.hello)).toBeVisible()
    await expect(pages.main.getByText(words.unverified)).toHaveCount(0)
  })

  await test.step('no password is required for deletion, and LINE is deauthorized', async () => {
    await page.goto(pathOf('/account/line'))
    await expect(pages.main.getByText(lineWords.only)).toBeVisible()
    for (const path of ['/account/password', '/account/email']) {
      await page.goto(pathOf(path))
      await expect(pages.main.getByText(lineWords.noPassword)).toBeVisible()
    }
    await page.goto(pathOf('/account/leave'))
    await pages.button(lineWords.leave).click()
    await expect(pages.summary.getByRole('link')).toHaveText([lineWords.leaveFault])
    await pages.main.getByRole('checkbox', { name: lineWords.understood }).check()
    await pages.button(lineWords.leave).click()
    await expect(page.getByRole('heading', { name: lineWords.goodbye })).toBeVisible()
    await expect.poll(() => line.left).toContain(line.user.subject)
  })
}

/** For a user whose LINE email already has an account: only the signed-in member can link LINE. */
export async function joinFromWithin(journey: Journey): Promise<void> {
  const { page, line, language } = journey
  const pages = linePages(page, language)
  const { words, lineWords, pathOf } = pages
  const isAt = (path: string) => (url: URL) => url.pathname === pathOf(path)
  const { email, password } = await registerOnTheWay(journey)
  line.user.email = email

  await test.step('the same email opens nothing', async () => {
    await pages.signOut()
    await page.goto(pathOf('/login'))
    await pages.link(lineWords.signIn).click()
    await pages.answerLine()
    await expect(page).toHaveURL(isAt('/register/line'))
    await expect(pages.box(words.email)).toHaveValue(email)
    await pages.fillRegistration(email)
    await pages.button(lineWords.submit).click()
    await expect(pages.summary.getByRole('link')).toHaveText([lineWords.taken])
  })

  await test.step('the member links LINE with the password, and signs in with LINE', async () => {
    await page.goto(pathOf('/login?next=') + encodeURIComponent(pathOf('/account/line')))
    await pages.signIn(email, password)
    await expect(page).toHaveURL(isAt('/account/line'))
    await pages.box(lineWords.currentPassword).fill(password)
    await pages.button(lineWords.join).click()
    await pages.answerLine()
    await expect(page).toHaveURL(isAt('/account/line'))
    await expect(pages.main.getByText(lineWords.joined)).toBeVisible()
    await pages.signOut()
    await page.goto(pathOf('/login'))
    await pages.link(lineWords.signIn).click()
    await pages.answerLine()
    await expect(page).toHaveURL(isAt('/account'))
  })

  await test.step('the member unlinks LINE and keeps the account', async () => {
    await page.goto(pathOf('/account/line'))
    await pages.button(lineWords.part).click()
    await expect(pages.main.getByText(lineWords.parted)).toBeVisible()
    await expect(pages.button(lineWords.join)).toBeVisible()
    await expect.poll(() => line.left).toContain(line.user.subject)
  })
}

/** LINE's own app lost the state, as in private windows: the second attempt disables automatic sign-in. */
export async function startAgain({ page, product, line, language }: Journey): Promise<void> {
  const pages = linePages(page, language)
  const { lineWords, pathOf } = pages
  const next = encodeURIComponent(pathOf('/problem'))
  line.trouble = 'wrong state'
  await page.goto(pathOf(`/login?next=${next}`))
  await pages.link(lineWords.signIn).click()
  await pages.answerLine()
  await expect(page).toHaveURL((url) => url.pathname === pathOf('/login'))
  await expect(pages.main.getByText(lineWords.lost)).toBeVisible()
  expect(line.asked.at(-1)).not.toHaveProperty('disable_auto_login')

  line.trouble = null
  await pages.link(lineWords.again).click()
  await pages.answerLine('Deny')
  expect(line.asked.at(-1)).toHaveProperty('disable_auto_login', 'true')
  await expect(pages.main.getByText(lineWords.denied)).toBeVisible()
  await expect(page).toHaveURL((url) => url.searchParams.get('next') === pathOf('/problem'))

  await pages.link(lineWords.again).click()
  const back = await page.getByRole('link', { name: 'Allow' }).getAttribute('href')
  await page.context().clearCookies({ name: /washhouse_line/ })
  await page.goto(back ?? '')
  // The browser has no state of the authorization, so its language is unknown too.
  await expect(page).toHaveURL((url) => url.href.startsWith(`${product.webUrl}/login?`))
  expect(page.url()).not.toContain('code=')
}
