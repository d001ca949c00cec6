import { test } from '../support/test.ts'
import { askTakeDown, followAndReport, showPictures } from './take-part.ts'
import { enterAsWriter } from './writers.ts'

for (const language of ['th', 'en'] as const)
  test(`without JavaScript a member shows pictures, follows, searches and reports, and a visitor asks for a take-down (${language}) @long`, async ({
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
