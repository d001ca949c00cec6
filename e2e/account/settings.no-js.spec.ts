import { test } from '../support/test.ts'
import { liveInSettings } from './live-in-settings.ts'

for (const language of ['th', 'en'] as const) {
  test(`without JavaScript a member changes profile, picture, email, devices and password, exports the data and deletes the account (${language}) @long`, async ({
    page,
    browser,
    request,
    product,
  }) => {
    test.setTimeout(180_000)
    await liveInSettings({ page, browser, request, product, language })
  })
}
