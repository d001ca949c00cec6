import { expect } from '@playwright/test'
import { tagOf } from '../support/tags.ts'
import { test } from '../support/test.ts'
import { accountPages, newAccount } from './account-pages.ts'
import { growUp } from './minor-life.ts'
import { liveThrough } from './whole-life.ts'

for (const language of ['th', 'en'] as const) {
  test(`without JavaScript a visitor registers, confirms the email, signs out and in, and resets a forgotten password (${language}) [S2.routes.3] [S2.pages.11] [S4.login.1] @long`, async ({
    page,
    product,
  }) => {
    test.setTimeout(120_000)
    await liveThrough({ page, product, language })
  })

  test(`without JavaScript a minor registers with a guardian’s permission, gets no news by email, and can enable it after turning 20; signs out and in (${language}) ${tagOf(language)}`, async ({
    page,
    product,
  }) => {
    test.setTimeout(60_000)
    const pages = accountPages(page, language)
    const { email, password } = await growUp({ page, product, language })
    await pages.signOut()
    await page.goto(pages.pathOf('/login'))
    await pages.signIn(email, password)
    await expect(pages.heading(pages.words.hello)).toBeVisible()
  })

  test(`without JavaScript all faults of a registration are told at once, what was typed is kept, passwords are not (${language}) [S5.register.1] ${tagOf(language)}`, async ({
    page,
  }) => {
    const pages = accountPages(page, language)
    const { words } = pages
    await page.goto(pages.pathOf('/register'))
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await pages.button(words.register).click()
    expect((await answered).status()).toBe(422)
    await expect(pages.summary).toBeFocused()
    await expect(pages.summary.getByRole('link')).toHaveText([...words.faults])

    await pages.fillRegistration(newAccount())
    await pages.location.fill('99/7 ถนนนิมมานเหมินท์')
    await pages.box(words.firstPassword).fill('สั้นไป')
    await pages.box(words.confirm).fill('สั้นไป')
    await pages.button(words.register).click()
    await expect(pages.summary.getByRole('link')).toHaveText([words.tooShort])
    await expect(pages.box(words.phone)).toHaveValue('+66 ๘๑-234-5678')
    await expect(pages.location).toHaveValue('99/7 ถนนนิมมานเหมินท์')
    await expect(pages.main.getByRole('radio', { name: words.age })).toBeChecked()
    await expect(pages.main.getByRole('checkbox', { name: words.news })).not.toBeChecked()
    await expect(pages.box(words.firstPassword)).toHaveValue('')
    await expect(pages.box(words.confirm)).toHaveValue('')
  })
}
