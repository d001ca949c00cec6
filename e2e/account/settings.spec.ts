import { expect } from '@playwright/test'
import { tagOf } from '../support/tags.ts'
import { viewportOf } from '../support/viewports.ts'
import { test } from '../support/test.ts'
import { endElsewhere } from './end-elsewhere.ts'
import { liveInSettings } from './live-in-settings.ts'
import { enterAsNewMember } from './member.ts'
import { settingPages } from './setting-pages.ts'

for (const language of ['th', 'en'] as const) {
  test(`a member changes profile, picture, email, devices and password, exports the data and deletes the account (${language}) ${viewportOf(language)} ${tagOf(language)}`, async ({
    page,
    browser,
    request,
    product,
  }) => {
    test.setTimeout(180_000)
    await liveInSettings({ page, browser, request, product, language })
  })
}

test('what was typed while a session ended is there again after signing in, passwords are not @desktop', async ({
  page,
  browser,
  request,
  product,
}) => {
  const { email, password } = await enterAsNewMember({ page, request, product, language: 'en' })
  const pages = settingPages(page, 'en')
  const { words, says, isAt } = pages
  await pages.open('/email')
  await pages.box(says.newEmail).fill('typed@example.com')
  await pages.box(says.currentPassword).fill(password)

  await endElsewhere({ email, password }, { browser, webUrl: product.webUrl })

  await pages.button(says.sendLink).click()
  await expect(page).toHaveURL(isAt('/login'))
  await pages.signIn(email, password)
  await expect(page).toHaveURL(isAt('/account/email'))
  await expect(pages.box(says.newEmail)).toHaveValue('typed@example.com')
  await expect(pages.box(says.currentPassword)).toHaveValue('')
  await expect(pages.box(words.email)).toHaveCount(0)
})
