import { enterAsNewMember } from '../account/member.ts'
import { tagOf } from '../support/tags.ts'
import { test } from '../support/test.ts'
import { followAndLeave } from './follow-branch.ts'

for (const language of ['th', 'en'] as const)
  test(`without JavaScript a member follows a branch and leaves it (${language}) ${tagOf(language)}`, async ({
    page,
    request,
    product,
  }) => {
    await enterAsNewMember({ page, request, product, language })
    await followAndLeave(page, language)
  })
