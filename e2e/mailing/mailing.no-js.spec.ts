import { test } from '../support/test.ts'
import { chooseAndLeave } from './choose-and-leave.ts'

for (const language of ['th', 'en'] as const) {
  test(`without JavaScript a member chooses emails, unsubscribes without signing in, and resubscribes (${language}) @long`, async ({
    page,
    browser,
    request,
    product,
  }) => {
    test.setTimeout(180_000)
    await chooseAndLeave({ page, browser, request, product, language })
  })
}
