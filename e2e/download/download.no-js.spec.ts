import { enterAsNewMember } from '../account/member.ts'
import { tagOf } from '../support/tags.ts'
import { test } from '../support/test.ts'
import { fetchManual } from './fetch-manual.ts'

for (const language of ['th', 'en'] as const)
  test(`without JavaScript a member finds a manual, looks into it, downloads it and goes on (${language}) ${tagOf(language)}`, async ({
    page,
    request,
    product,
  }) => {
    test.setTimeout(90_000)
    await enterAsNewMember({ page, request, product, language })
    await fetchManual(page, language)
  })
