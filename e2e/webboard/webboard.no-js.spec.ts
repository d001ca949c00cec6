import { tagOf } from '../support/tags.ts'
import { test } from '../support/test.ts'
import { answer, ask } from './talk.ts'
import { enterAsWriter } from './writers.ts'

for (const language of ['th', 'en'] as const) {
  test(`without JavaScript a member posts, sees a preview and the rate limit, accepts a solution, changes the post and withdraws it (${language}) @long`, async ({
    page,
    request,
    product,
  }) => {
    test.setTimeout(120_000)
    const journey = { page, request, product, language }
    await enterAsWriter(journey)
    await ask(journey)
  })

  test(`without JavaScript a member replies with a quote, changes the reply and withdraws it (${language}) ${tagOf(language)}`, async ({
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
