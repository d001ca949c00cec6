import { describe, expect, it } from 'vitest'
import { createContentClient } from '../client/content-client.ts'
import { playService } from '../client/service.fixtures.ts'
import { describeCodec } from '../wire/codec-laws.fixtures.ts'
import { FaultyBody } from '../wire/write-body.ts'
import { branchCalls, maxBranchIds, maxFollowedBranches } from './branch.calls.ts'
import { branchToFollowFixture, followedBranchFixture } from './followed-branch.fixtures.ts'
import { branchToFollowWire, followedBranchWire } from './followed-branch.wire.ts'

describeCodec(null, followedBranchWire, followedBranchFixture)
describeCodec(null, branchToFollowWire, branchToFollowFixture)

describe('A branch that is to be followed', () => {
  it.each([{}, { branch: '12' }, { branch: null }, { branch: 0 }, { branch: 12, member: 7 }])(
    'is refused as %j',
    (body) => expect(() => branchCalls.followBranch.read(body)).toThrow(FaultyBody),
  )
})

it('All branches that a member follows can be asked for at once', () => {
  expect(maxFollowedBranches).toBeLessThanOrEqual(maxBranchIds)
})

it('A branch is followed by its id and left by it', async () => {
  const service = playService(new Response(null, { status: 204 }))
  const client = createContentClient({ baseUrl: 'http://content.test', fetch: service.fetch })
  const mine = { language: 'th', token: 'mine' } as const
  await client.send(branchCalls.followBranch, { branch: 12 }, mine)
  await client.send(branchCalls.unfollowBranch, undefined, { ...mine, path: { branch: 12 } })
  const url = 'http://content.test/api/followed_branches'
  expect(service.received).toMatchObject([
    { method: 'POST', url, body: '{"branch":12}' },
    { method: 'DELETE', url: `${url}/12`, body: undefined },
  ])
})
