import { expect } from '@playwright/test'
import { findFaults } from '../support/find-faults.ts'
import { tabTo } from '../support/keyboard.ts'
import { tagOf } from '../support/tags.ts'
import { test } from '../support/test.ts'
import { viewportOf } from '../support/viewports.ts'
import { accountPages, newAccount } from './account-pages.ts'
import { registerMember } from './member.ts'
import { growUp } from './minor-life.ts'
import { liveThrough, registerOnTheWay } from './whole-life.ts'

for (const language of ['th', 'en'] as const) {
  test(`a visitor registers, confirms the email, signs out and in, and resets a forgotten password (${language}) [S2.routes.3] [S2.pages.11] [S4.login.1] ${viewportOf(language)} ${tagOf(language)}`, async ({
    page,
    product,
  }) => {
    test.setTimeout(120_000)
    await liveThrough({ page, product, language })
  })

  test(`a minor registers with a guardian’s permission, gets no news by email, and can enable it after turning 20 (${language}) @long ${viewportOf(language)}`, async ({
    page,
    product,
  }) => {
    test.setTimeout(60_000)
    const look = async () => expect(await findFaults(page)).toEqual([])
    await growUp({ page, product, language, look })
  })

  test(`the keyboard registers as far as the browser can judge, before anything is sent; a password can be looked at, and says what the keyboard does to it (${language}) [S5.register.1] ${tagOf(language)} @desktop`, async ({
    page,
  }) => {
    const pages = accountPages(page, language)
    const { words } = pages
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
    await page.goto(pages.pathOf('/register'))
    await tabTo(page, pages.button(words.register))
    await page.keyboard.press('Enter')
    await expect(pages.summary).toBeFocused()
    await expect(pages.summary.getByRole('link')).toHaveText([...words.faults])
    expect(await findFaults(page)).toEqual([])

    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(pages.box(words.firstName)).toBeFocused()
    await tabTo(page, pages.box(words.firstPassword))
    await page.keyboard.type('hom-ph')
    await expect(pages.box(words.firstPassword)).toHaveAccessibleDescription(
      new RegExp(words.missing.replaceAll(' ', String.raw`\s`)),
    )
    await page.keyboard.press('Enter')
    await expect(pages.summary).toBeFocused()
    await expect(pages.summary.getByRole('link', { name: words.tooShort })).toBeVisible()

    await tabTo(page, pages.box(words.firstPassword))
    await page.keyboard.type('hom-pha-dad')
    await expect(pages.main.getByText(words.enough)).toBeVisible()
    await tabTo(page, pages.box(words.confirm))
    await page.keyboard.type('hom')
    await page.keyboard.press('Enter')
    await expect(pages.summary).toBeFocused()
    await expect(pages.summary.getByRole('link', { name: words.differ })).toBeVisible()
    await expect(pages.box(words.confirm)).toHaveAttribute('aria-invalid')
    await tabTo(page, pages.box(words.confirm))
    await page.keyboard.type('hom-pha-dad')
    await expect(pages.box(words.confirm), 'right again').not.toHaveAttribute('aria-invalid')
    expect(sent).toEqual([])

    await test.step('at the log-in, a password looked at', async () => {
      await page.goto(pages.pathOf('/login'))
      const password = pages.box(words.password)
      await password.pressSequentially('ผ้า')
      await expect(pages.main.getByText(words.thaiKeyboard)).toBeVisible()
      await pages.button(words.show).click()
      await expect(password).toBeFocused()
      await expect(password).toHaveAttribute('type', 'text')
      await expect(pages.main.getByText(words.thaiKeyboard)).toHaveCount(0)
      await pages.button(words.hide).click()
      await expect(password).toHaveAttribute('type', 'password')
      expect(await findFaults(page)).toEqual([])
    })
  })
}

test('an email that has an account is told at its field, with the ways into it @desktop', async ({
  page,
  request,
  product,
}) => {
  const pages = accountPages(page, 'en')
  const { words } = pages
  const { email, ...account } = newAccount()
  await registerMember({ request, product, language: 'en' }, { email, ...account })
  await page.goto('/en/register?next=%2Fen%2Fproblem')
  await pages.fillRegistration({ email: email.toUpperCase(), ...account })
  await pages.button(words.register).click()
  await expect(pages.summary.getByRole('link')).toHaveText([words.taken])
  await expect(pages.box(words.email)).toHaveAccessibleDescription(new RegExp(words.taken))
  await expect(pages.box(words.firstName)).toHaveValue('สมศรี')
  await pages.main.locator('form').getByRole('link', { name: words.signIn }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/en/login')
  await pages.signIn(email, account.password)
  await expect(page).toHaveURL((url) => url.pathname === '/en/problem')
})

test('attack 6: nobody is led out of the site by signing in @long @desktop', async ({
  page,
  product,
}) => {
  const pages = accountPages(page, 'en')
  const { email, password } = await registerOnTheWay({ page, product, language: 'en' })
  for (const next of ['//evil.example', '/\\evil.example', '/%2f%2fevil.example']) {
    await pages.signOut()
    await page.goto(`/en/login?next=${encodeURIComponent(next)}`)
    await pages.signIn(email, password)
    await expect(page).toHaveURL((url) => url.href === `${product.webUrl}/en/account`)
  }
})

const mailedLinks = [
  '/reset-password',
  '/verify',
  '/verify-email',
  '/undo-email',
  '/appeal',
  '/mail-start',
  '/unsubscribe',
]

test('attacks 4 and 23: what a mailed link brings stays in the page that it leads to @desktop', async ({
  request,
}) => {
  for (const path of mailedLinks) {
    const answer = await request.get(`/en${path}?token=mailed-token`)
    expect(answer.headers()).toMatchObject({
      'referrer-policy': 'origin',
      'cache-control': 'private, no-store',
    })
    const html = await answer.text()
    expect(html).toMatch(/<meta name="robots" content="noindex"/)
    // Only the link to the Thai page.
    const led = Array.from(html.matchAll(/(?:href|src|action)="([^"]*mailed-token[^"]*)"/g))
    expect(led.map(([, address]) => address)).toEqual([`${path}?token=mailed-token`])
  }
})
