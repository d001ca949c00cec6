import { expect, test, type Page } from '@playwright/test'
import { findMailedLink } from '../support/mails.ts'
import type { SharedProduct } from '../support/shared-product.ts'
import { accountPages, newAccount, type AccountLanguage } from './account-pages.ts'

interface Journey {
  page: Page
  product: SharedProduct
  language: AccountLanguage
}

interface ByAge {
  isMinor?: boolean
}

/** Registers after a redirect from the account page, and returns to it. */
export async function registerOnTheWay({ page, language, isMinor = false }: Journey & ByAge) {
  const account = newAccount()
  const pages = accountPages(page, language)
  const { words, pathOf } = pages
  await page.goto(pathOf('/account'))
  await expect(page).toHaveURL((url) => url.pathname === pathOf('/login'))
  await expect(pages.main.getByText(words.mustSignIn)).toBeVisible()
  await pages.link(words.toRegister).click()
  await expect(page).toHaveURL((url) => url.pathname === pathOf('/register'))
  // The previous page has fields with the same names.
  await expect(pages.button(words.register)).toBeVisible()
  await pages.fillRegistration({ ...account, isMinor })
  await pages.button(words.register).click()
  await expect(page).toHaveURL((url) => url.pathname === pathOf('/account'))
  await expect(pages.heading(words.hello)).toBeVisible()
  return account
}

/** From registration to a password reset, with or without scripts. */
export async function liveThrough(journey: Journey): Promise<void> {
  const { page, product, language } = journey
  const pages = accountPages(page, language)
  const { words, pathOf } = pages
  const isAt = (path: string) => (url: URL) => url.pathname === pathOf(path)
  const account = await registerOnTheWay(journey)
  const { email, password, nextPassword } = account
  await expect(pages.main.getByText(words.unverified)).toBeVisible()

  await test.step('the emailed link verifies the address on a click, not when opened', async () => {
    const link = await findMailedLink(product, { to: email, path: '/verify' })
    expect(new URL(link).pathname).toBe(pathOf('/verify'))
    await page.goto(link)
    await page.goto(pathOf('/account'))
    await expect(pages.main.getByText(words.unverified)).toBeVisible()
    await page.goto(link)
    await pages.button(words.verify).click()
    await expect(pages.heading(words.verified)).toBeVisible()
    await pages.link(words.toAccount).click()
    await expect(pages.heading(words.hello)).toBeVisible()
    await expect(pages.main.getByText(words.unverified)).toHaveCount(0)

    await page.goto(link)
    await expect(pages.summary.getByRole('heading')).toHaveText(words.spent)
    await expect(pages.button(words.verify)).toHaveCount(0)
    await expect(pages.box(words.email)).toBeVisible()
  })

  await test.step('a signed-in member is redirected from the sign-in page', async () => {
    await page.goto(pathOf('/login'))
    await expect(page).toHaveURL(isAt('/account'))
  })

  await test.step('signing out leads home, and the account is shut', async () => {
    await pages.signOut()
    await page.goto(pathOf('/account'))
    await expect(page).toHaveURL(isAt('/login'))
  })

  await test.step('a wrong password is told, an address is kept, and the right one leads on', async () => {
    await page.goto(`${pathOf('/login')}?next=${encodeURIComponent(pathOf('/problem'))}`)
    await pages.signIn(email, nextPassword)
    await expect(pages.summary.getByRole('heading')).toHaveText(words.wrong)
    await expect(pages.summary).toBeFocused()
    await expect(pages.box(words.email)).toHaveValue(email)
    await pages.signIn(email, password)
    await expect(page).toHaveURL(isAt('/problem'))
    await page.goto(pathOf('/login'))
    await pages.signOut()
  })

  await test.step('an emailed link resets a forgotten password, once', async () => {
    await page.goto(pathOf('/login'))
    await pages.link(words.forgot).click()
    await expect(page).toHaveURL(isAt('/forgot-password'))
    await expect(pages.button(words.sendLink)).toBeVisible()
    await pages.box(words.email).fill(email)
    await pages.button(words.sendLink).click()
    await expect(pages.heading(words.sent)).toBeVisible()
    const link = await findMailedLink(product, { to: email, path: '/reset-password' })
    await page.goto(link)
    await pages.box(words.newPassword).fill(nextPassword)
    await pages.box(words.confirm).fill(password)
    await pages.button(words.saveReset).click()
    await expect(pages.summary.getByRole('link')).toHaveText([words.differ])
    await pages.box(words.newPassword).fill(nextPassword)
    await pages.box(words.confirm).fill(nextPassword)
    await pages.button(words.saveReset).click()
    await expect(page).toHaveURL(isAt('/login'))
    await expect(pages.main.getByText(words.wasReset)).toBeVisible()

    await pages.signIn(email, password)
    await expect(pages.summary.getByRole('heading')).toHaveText(words.wrong)
    await pages.signIn(email, nextPassword)
    await expect(page).toHaveURL(isAt('/account'))

    await page.goto(link)
    await expect(pages.summary.getByRole('heading')).toHaveText(words.spent)
    await pages.box(words.email).fill(email)
    await pages.button(words.sendLink).click()
    await expect(pages.heading(words.sent)).toBeVisible()
  })
}
