import { enterAsNewMember } from '../account/member.ts'
import { test } from '../support/test.ts'
import { findAsMember } from './member-search.ts'

for (const language of ['th', 'en'] as const)
  test(`without JavaScript a member finds questions, downloads and e-news by the search of the site (${language}) @long`, async ({
    page,
    request,
    product,
  }) => {
    test.setTimeout(90_000)
    await enterAsNewMember({ page, request, product, language })
    await findAsMember(page, language)
  })
