import { enterAsNewMember } from '../account/member.ts'
import { test } from '../support/test.ts'
import { followAndLeave } from './follow-branch.ts'

test('without JavaScript a member follows a branch and leaves it', async ({
  page,
  request,
  product,
}) => {
  await enterAsNewMember({ page, request, product, language: 'th' })
  await followAndLeave(page, 'th')
})
