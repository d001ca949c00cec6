import { maxFollowedPosts } from '@washhouse/contract/webboard/webboard.calls'
import { readFaults } from '@washhouse/contract/wire/faults'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBoardBench, type BoardBench } from '../../../../testing/board-bench.ts'
import { startContractService, type ContractService } from '../../../../testing/contract-service.ts'
import type { SignedMember } from '../../../../testing/member-requests.ts'
import { removeMember } from '../../account/removal/remove-member.ts'

const path = '/api/followed_posts'

let service: ContractService
let board: BoardBench
let made = 0

beforeAll(async () => {
  service = await startContractService()
  board = await openBoardBench(service)
})
afterAll(() => service.stop())

const anyone = () => board.newcomer(`f-${(made += 1)}`)

async function follow(post: unknown, member: SignedMember) {
  const { status, body } = await board.send('POST', path, { web_board: post }, member)
  return { status, faults: body ? readFaults(body) : [] }
}
const leave = async (post: number | string, member: SignedMember) =>
  (await board.send('DELETE', `${path}/${post}`, undefined, member)).status
const followedBy = async (member: SignedMember) =>
  (await board.list('scope=followed&limit=1000', member)).items.map(({ id }) => id)

describe('A post that a member follows', () => {
  it('is marked and listed until it is unfollowed, idempotently', async () => {
    const [reader, post] = [await anyone(), await board.write()]
    for (const status of [204, 204])
      expect(await follow(post, reader)).toHaveProperty('status', status)
    expect(await board.read(post, reader)).toMatchObject({ isFollowed: true, isUnread: true })
    expect(await followedBy(reader)).toEqual([post])
    expect(await board.read(post, board.piti)).toMatchObject({ isFollowed: false })
    for (const status of [204, 204]) expect(await leave(post, reader)).toBe(status)
    expect(await followedBy(reader)).toEqual([])
    expect(await board.read(post, reader)).toMatchObject({ isFollowed: false })
  })

  it('may be an own one, which can be unfollowed and followed again', async () => {
    const author = await anyone()
    const post = await board.write(author)
    expect(await leave(post, author)).toBe(204)
    expect(await followedBy(author)).toEqual([])
    await board.reply(post, author)
    expect(await followedBy(author)).toEqual([])
    expect(await follow(post, author)).toHaveProperty('status', 204)
    expect(await followedBy(author)).toEqual([post])
  })

  it('retains the stored visits', async () => {
    const [reader, post] = [await anyone(), await board.write()]
    await board.look(post, reader)
    await follow(post, reader)
    expect(await board.read(post, reader)).toMatchObject({ isUnread: false, isFollowed: true })
  })

  it('is deleted with the member, and is part of the export', async () => {
    const [reader, post] = [await anyone(), await board.write()]
    await follow(post, reader)
    const { body } = await board.send('GET', '/api/export', undefined, reader)
    expect(JSON.stringify(body)).toContain(
      `"web_board_visits":[{"web_board":${post},"date_seen":null,"date_followed":"20`,
    )
    await removeMember(service.payload, reader.id)
    const where = { memberId: { equals: reader.id } }
    const left = await service.payload.count({ collection: 'board-visits', where })
    expect(left.totalDocs).toBe(0)
  })
})

describe('What cannot be followed', () => {
  it.each([
    ['no post', 2_147_483_647],
    ['an id that no post can have', 2_147_483_648],
    ['nothing', null],
    ['a word', '1'],
  ])('is %s: the field is named, and nothing is stored', async (_, post) => {
    const reader = await anyone()
    const { status, faults } = await follow(post, reader)
    expect(status).toBe(400)
    expect(faults).toMatchObject([{ field: 'web_board' }])
    expect(await followedBy(reader)).toEqual([])
  })

  it.each(['waiting', 'hidden', 'withdrawn', 'removed'])('is what is %s', async (state) => {
    const [reader, post] = [await anyone(), await board.write()]
    await board.changePost(post, { state })
    expect((await follow(post, reader)).faults).toMatchObject([{ type: 'choice' }])
  })

  it('is refused over the limit, also for concurrent calls; own posts do not count', async () => {
    const eager = await anyone()
    const own = await board.write(eager)
    const posts = []
    for (let index = 0; index < maxFollowedPosts + 2; index += 1) posts.push(await board.write())
    const { payload } = service
    for (const post of posts.slice(0, maxFollowedPosts - 1))
      await payload.db.create({
        collection: 'board-visits',
        data: { memberId: eager.id, post, followedAt: new Date().toISOString() },
      })
    const answers = await Promise.all(
      posts.slice(maxFollowedPosts - 1).map((post) => follow(post, eager)),
    )
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(answers.flatMap(({ faults }) => faults)).toMatchObject([
      { field: 'web_board', type: 'max' },
      { field: 'web_board', type: 'max' },
    ])
    for (const post of [own, posts[0]])
      expect(await follow(post, eager)).toHaveProperty('status', 204)
  })

  it('is left as no post', async () => {
    const reader = await anyone()
    for (const typed of ['x', '-1', '2147483648', '1.5'])
      expect(await leave(typed, reader)).toBe(404)
  })
})
