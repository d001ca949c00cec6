import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBoardBench, type BoardBench } from '../../../../testing/board-bench.ts'
import { startContractService, type ContractService } from '../../../../testing/contract-service.ts'
import type { SignedMember } from '../../../../testing/member-requests.ts'
import { connectionTo, tableOf } from '../../../platform/database/tables.ts'
import { removeMember } from '../../account/removal/remove-member.ts'

let service: ContractService
let board: BoardBench
let made = 0

beforeAll(async () => {
  service = await startContractService()
  board = await openBoardBench(service)
})
afterAll(() => service.stop())

const anyone = () => board.newcomer(`tf-${(made += 1)}`)
const title = 'ผ้าม่านกันแสงซักได้ไหม'

async function followed(...followers: SignedMember[]) {
  const asker = await anyone()
  const post = await board.write(asker, title)
  for (const member of followers)
    await board.send('POST', '/api/followed_posts', { web_board: post }, member)
  return { asker, post }
}
async function write(post: number, by: SignedMember): Promise<number> {
  const detail = `ใช้น้ำอุ่นกับผงซักฟอกสูตรเข้มข้น (${(made += 1)})`
  const sent = { web_board: post, detail }
  const { status, body } = await board.send('POST', '/items/feedback_webboard', sent, by)
  expect([status, body]).toEqual([200, expect.anything()])
  return body.data.id
}
async function toldTo(member: SignedMember): Promise<Record<string, unknown>[]> {
  const listed = await board.send('GET', '/items/notifications?limit=-1', undefined, member)
  const { data } = listed.body
  return data.filter((each: { title_th: string }) => each.title_th.endsWith('ที่คุณติดตาม'))
}
async function countedFor(member: SignedMember): Promise<number> {
  const { body } = await board.send('GET', '/api/notification_count', undefined, member)
  return body.result.count
}
const rows = async (post: number) => {
  const where = { post: { equals: post } }
  return (await service.payload.find({ collection: 'notifications', where })).docs
}
/** Makes a post's notifications older. */
async function age(post: number, minutes: number) {
  const table = tableOf(service.payload, 'notifications', ['post', 'publishedAt'])
  const publishedAt = new Date(Date.now() - minutes * 60_000).toISOString()
  await connectionTo(service.payload).update(table).set({ publishedAt }).where(eq(table.post, post))
}

describe('Those who follow a post', () => {
  it('are told of replies by one notification for all, once in an hour', async () => {
    const [one, other, replier] = [await anyone(), await anyone(), await anyone()]
    const { post } = await followed(one, other)
    await write(post, replier)
    await write(post, await anyone())
    const row = {
      event: 'board',
      slug: String(post),
      title_th: `มีความเห็นใหม่ในกระทู้ “${title}” ที่คุณติดตาม`,
      title_en: `New replies to “${title}”, a post you follow`,
      read: false,
      noti_count: true,
    }
    for (const member of [one, other]) {
      expect(await toldTo(member)).toMatchObject([row])
      expect(await countedFor(member)).toBe(1)
    }
    expect(await rows(post)).toHaveLength(1)
    await age(post, 59)
    await write(post, await anyone())
    expect(await rows(post)).toHaveLength(1)
    await age(post, 61)
    await write(post, await anyone())
    expect(await rows(post)).toHaveLength(2)
  })

  it('are not notified of their own reply; nor is the author, who is notified of each', async () => {
    const [follower, other] = [await anyone(), await anyone()]
    const { asker, post } = await followed(follower, other)
    await write(post, follower)
    expect(await toldTo(follower)).toEqual([])
    expect(await countedFor(follower)).toBe(0)
    expect(await toldTo(other)).toHaveLength(1)
    expect(await toldTo(asker)).toEqual([])
  })

  it('are not told of what was before they followed, nor once they have left', async () => {
    const [follower, late] = [await anyone(), await anyone()]
    const { post } = await followed(follower)
    await write(post, await anyone())
    await new Promise((resolve) => setTimeout(resolve, 5))
    await board.send('POST', '/api/followed_posts', { web_board: post }, late)
    expect(await toldTo(late)).toEqual([])
    await board.send('DELETE', `/api/followed_posts/${post}`, undefined, follower)
    expect(await toldTo(follower)).toEqual([])
  })

  it('are none if only replier and author follow: nothing is stored', async () => {
    const replier = await anyone()
    const { post } = await followed(replier)
    await write(post, replier)
    expect(await rows(post)).toEqual([])
  })
})

describe('What followers were told is taken back', () => {
  it('with the replies that it told of, once all of these are', async () => {
    const [follower, one, other] = [await anyone(), await anyone(), await anyone()]
    const { post } = await followed(follower)
    const first = await write(post, one)
    const second = await write(post, other)
    await board.send('DELETE', `/items/feedback_webboard/${first}`, undefined, one)
    expect(await toldTo(follower)).toHaveLength(1)
    await board.send('DELETE', `/items/feedback_webboard/${second}`, undefined, other)
    expect(await toldTo(follower)).toEqual([])
  })

  it('with the post, and with the replier', async () => {
    const [follower, replier] = [await anyone(), await anyone()]
    const { asker, post } = await followed(follower)
    const { post: another } = await followed(follower)
    await write(post, replier)
    await board.age(replier, 60)
    await write(another, replier)
    expect(await toldTo(follower)).toHaveLength(2)
    await board.send('DELETE', `/items/web_boards/${post}`, undefined, asker)
    expect(await toldTo(follower)).toMatchObject([{ slug: String(another) }])
    await removeMember(service.payload, replier.id)
    expect(await toldTo(follower)).toEqual([])
  })
})
