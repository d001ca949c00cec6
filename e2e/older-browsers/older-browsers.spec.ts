import { expect } from '@playwright/test'
import { accountPages, newAccount } from '../account/account-pages.ts'
import { branchList } from '../branch/branch-list.ts'
import { contactForm, takeTime } from '../contact/contact-page.ts'
import { findLeads } from '../support/leads.ts'
import { test } from '../support/test.ts'
import { takeNewerAway } from './take-newer-away.ts'

test('with what the oldest browsers have a visitor finds a shop, writes to us, joins and signs in again @phone', async ({
  page,
  request,
  contentUrl,
  administrator,
}) => {
  const errors: unknown[] = []
  page.on('pageerror', (error) => errors.push(error))
  await takeNewerAway(page)

  await test.step('a shop is found in the list', async () => {
    await page.goto('/branch')
    expect(await page.evaluate(() => 'parse' in URL || 'toSorted' in [])).toBe(false)
    const { names } = branchList(page, 'th')
    const name = await names.first().innerText()
    await page.evaluate(() => Reflect.set(window, 'isMarked', true))
    await names.first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name.trim())
    // Client-side navigation, so scripts work.
    expect(await page.evaluate(() => Reflect.has(window, 'isMarked'))).toBe(true)
    await expect(page.getByRole('figure', { name: /^แผนที่รอบสาขา/ })).toBeVisible()
  })

  await test.step('a message is sent, once', async () => {
    const form = contactForm(page, 'th')
    const message = `เครื่องอบตัวไหนใหญ่ที่สุด ${Date.now()}`
    await page.goto(form.words.path)
    await form.fillIn(message)
    await takeTime(page)
    await form.send.click()
    await expect(form.sent).toBeVisible()
    expect(await findLeads({ request, contentUrl, administrator }, message)).toHaveLength(1)
  })

  await test.step('a member joins, signs out and in again', async () => {
    const account = newAccount()
    const pages = accountPages(page, 'th')
    const { words, heading, button } = pages
    await page.goto('/register?next=/account')
    await pages.fillRegistration(account)
    await button(words.register).click()
    await expect(heading(words.hello)).toBeVisible()
    await pages.signOut()
    await page.goto('/login?next=/account')
    await pages.signIn(account.email, account.password)
    await expect(heading(words.hello)).toBeVisible()
  })

  expect(errors).toEqual([])
})

test('with storage denied, as where all cookies are blocked, pages load and a message is sent without an error @desktop', async ({
  page,
}) => {
  const errors: unknown[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  })
  for (const path of ['/', '/branch', '/search?q=wifi', '/login']) await page.goto(path)
  const form = contactForm(page, 'th')
  await page.goto(form.words.path)
  await form.fillIn(`มีที่จอดรถไหม ${Date.now()}`)
  await takeTime(page)
  await form.send.click()
  await expect(form.sent).toBeVisible()
  await page.getByRole('link', { name: /^EN/ }).click()
  await expect(page).toHaveURL(/\/en\/contact/)
  expect(errors).toEqual([])
})
