import { enterAsNewMember } from '../account/member.ts'
import { test } from '../support/test.ts'
import { readIssue } from './read-issue.ts'

for (const language of ['th', 'en'] as const)
  test(`without JavaScript a member reads the newest issue, keeps its PDF and finds the first by its year (${language}) @long`, async ({
    page,
    request,
    product,
  }) => {
    test.setTimeout(90_000)
    await enterAsNewMember({ page, request, product, language })
    await readIssue(page, language)
  })
