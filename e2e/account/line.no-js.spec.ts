import { joinFromWithin, liveByLine, startAgain } from './line-life.ts'
import { test } from './line-test.ts'

// The tests share a product.
test.describe.configure({ mode: 'default' })

for (const language of ['th', 'en'] as const) {
  test(`without JavaScript a visitor registers and signs in with LINE, and leaves (${language}) @long`, async ({
    page,
    product,
    line,
  }) => {
    test.setTimeout(120_000)
    await liveByLine({ page, product, line, language })
  })

  test(`without JavaScript LINE is joined to an account from within it (${language}) @long`, async ({
    page,
    product,
    line,
  }) => {
    test.setTimeout(120_000)
    await joinFromWithin({ page, product, line, language })
  })

  test(`without JavaScript a lost LINE authorization starts again (${language}) @long`, async ({
    page,
    product,
    line,
  }) => {
    await startAgain({ page, product, line, language })
  })
}
