import { tagOf } from '../support/tags.ts'
import { test } from '../support/test.ts'
import { viewportOf } from '../support/viewports.ts'
import { askTakeDown, followAndReport, showPictures } from './take-part.ts'
import { enterAsWriter } from './writers.ts'

for (const language of ['th', 'en'] as const) {
  test(`a member shows pictures with a post, changes them, and finds it among his own (${language}) ${viewportOf(language)} ${tagOf(language)}`, async ({
    page,
    request,
    product,
  }) => {
    test.setTimeout(120_000)
    const part = { page, request, product, language }
    await enterAsWriter(part)
    await showPictures(part)
  })

  test(`a member follows a topic, finds it by its words and reports it (${language}) ${viewportOf(language)} ${tagOf(language)}`, async ({
    page,
    request,
    product,
  }) => {
    test.setTimeout(120_000)
    const part = { page, request, product, language }
    await enterAsWriter(part)
    await followAndReport(part)
  })

  test(`anyone asks for something to be taken off the web board (${language}) ${viewportOf(language)} ${tagOf(language)}`, async ({
    page,
    request,
    product,
  }) => {
    await askTakeDown({ page, request, product, language })
  })
}
