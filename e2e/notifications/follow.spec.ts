import { expect } from '@playwright/test'
import { enterAsNewMember } from '../account/member.ts'
import { findFaults } from '../support/find-faults.ts'
import { test } from '../support/test.ts'
import { viewportOf } from '../support/viewports.ts'
import { followAndLeave } from './follow-branch.ts'

for (const language of ['th', 'en'] as const)
  test(`a member follows a branch, finds it first in the account and on the home page, and unfollows it (${language}) ${viewportOf(language)} @long`, async ({
    page,
    request,
    product,
  }) => {
    await enterAsNewMember({ page, request, product, language })
    await followAndLeave(page, language)
    expect(await findFaults(page)).toEqual([])
  })
