import { tagOf } from '../support/tags.ts'
import { test } from '../support/test.ts'
import { viewportOf } from '../support/viewports.ts'
import { askTakeDown, followAndReport, showPictures } from './take-part.ts'
import { enterAsWriter } from './writers.ts'

for (const language of ['th', 'en'] as const)
  test(`anyone asks for something to be taken off the web board; a member shows pictures with a post and changes them, follows a topic, finds it by its words and reports it (${language}) ${viewportOf(language)} ${tagOf(language)}`, async ({
    page,
    request,
    product,
  }) => {
    test.setTimeout(180_000)
    const part = { page, request, product, language }
    await askTakeDown(part)
    await enterAsWriter(part)
    await showPictures(part)
    await followAndReport(part)
  })
