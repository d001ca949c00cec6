import { tagOf } from '../support/tags.ts'
import { test } from '../support/test.ts'
import { answer, ask } from './talk.ts'
import { enterAsWriter } from './writers.ts'

for (const language of ['th', 'en'] as const) {
  test(`without JavaScript a member asks, looks at a preview, is told to wait, marks what solved it, changes his post and takes it back (${language}) @long`, async ({
    page,
    request,
    product,
  }) => {
    test.setTimeout(120_000)
    const journey = { page, request, product, language }
    await enterAsWriter(journey)
    await ask(journey)
  })

  test(`without JavaScript a member answers with a quote, changes his reply and takes it back (${language}) ${tagOf(language)}`, async ({
    page,
    request,
    product,
  }) => {
    test.setTimeout(120_000)
    const journey = { page, request, product, language }
    await enterAsWriter(journey)
    await answer(journey)
  })
}
