import { expect, test } from 'vitest'
import { boardPostFixture } from '@washhouse/contract/webboard/webboard.fixtures'
import { myBranchesMessages } from '../../../blocks/my-branches/my-branches.messages.ts'
import { DrawnContext, type DrawnPart } from '../../../request/drawn-once.tsx'
import { partRenderer } from '../../../testing/render-part.tsx'
import { accountMessages } from './account.messages.ts'
import { FollowedBranches } from './followed-branches.tsx'
import { OwnPosts } from './own-posts.tsx'

const draw = partRenderer('th', accountMessages, myBranchesMessages)

/** The classes of what is drawn once for everybody. */
function drawnIn(card: React.ReactElement): string[] {
  const classes: string[] = []
  const find = ({ className }: DrawnPart) => {
    classes.push(className)
    return undefined
  }
  draw(<DrawnContext value={find}>{card}</DrawnContext>)
  return classes
}

const branch = {
  id: 4,
  slug: 'nimman',
  name: 'นิมมาน ซอย 9',
  provinceName: 'เชียงใหม่',
}

test('cards of a member who has nothing yet are everybody’s', () => {
  expect(drawnIn(<OwnPosts posts={[]} />)).toEqual(['page-card page-card--posts'])
  expect(drawnIn(<FollowedBranches branches={[]} outcome={null} max={50} />)).toEqual([
    'page-card page-card--branches',
  ])
})

test('what he has written and what he follows is drawn for him alone', () => {
  const { id, title, status, replies, isUnread, createdAt } = boardPostFixture.clean.th
  const post = { id, title, status, replies, isUnread, createdAt }
  expect(drawnIn(<OwnPosts posts={[post]} />)).toEqual([])
  expect(drawnIn(<FollowedBranches branches={[branch]} outcome={null} max={50} />)).toEqual([])
})

test('what went wrong is said to whom it happened', () => {
  expect(drawnIn(<OwnPosts posts={null} />)).toEqual([])
  expect(drawnIn(<FollowedBranches branches={null} outcome={null} max={50} />)).toEqual([])
  expect(drawnIn(<FollowedBranches branches={[]} outcome="full" max={50} />)).toEqual([])
})
