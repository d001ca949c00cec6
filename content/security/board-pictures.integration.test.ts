import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endSessionsOf } from '../src/core/accounts/sessions/member-session.rows.ts'
import { env } from '../src/platform/env.ts'
import { openBoardBench, type BoardBench } from '../testing/board-bench.ts'
import { openPictureBench } from '../testing/board-pictures.ts'
import { startContractService, type ContractService } from '../testing/contract-service.ts'
import type { SignedMember } from '../testing/member-requests.ts'
import { staffData } from '../testing/record-data.ts'
import { signInAs } from '../testing/staff-service.ts'

let service: ContractService
let board: BoardBench
let pictures: ReturnType<typeof openPictureBench>
let asker: SignedMember
let author: SignedMember
let other: SignedMember
let staff: string
let made = 0

beforeAll(async () => {
  service = await startContractService()
  board = await openBoardBench(service)
  pictures = openPictureBench(service)
  asker = await board.regular('asker')
  author = await board.regular('author')
  other = await board.regular('other')
  const moderator = staffData('pictures', 'moderator')
  await service.payload.create({ collection: 'staff', data: moderator })
  staff = await signInAs(service.payload, moderator.email)
})
afterAll(() => service.stop())

const detail = () => `ลองแช่น้ำส้มสายชูแล้วค่ะ (${(made += 1)})`
/** Statuses of the picture, its HEAD, a range, a variant, the address with a name, and a conditional request. */
async function statuses(id: string, member?: SignedMember): Promise<number[]> {
  const range = { headers: { range: 'bytes=0-9' } }
  const answers = [
    await pictures.ask(id, member),
    await pictures.ask(id, member, { method: 'HEAD' }),
    await pictures.ask(id, member, range),
    await pictures.ask(`${id}?width=320&format=webp`, member),
    await pictures.ask(`${id}/x.jpg`, member),
    await pictures.ask(id, member, { headers: { 'if-none-match': '*' } }),
  ]
  return answers.map(({ status }) => status)
}
const given = [200, 200, 206, 200, 200, 304]
const all = (status: number) => Array.from({ length: 6 }, () => status)

/** Expected statuses for author, requester, another member and a stranger. */
async function expectReaders(id: string, readers: Record<'author' | 'asker' | 'other', number[]>) {
  expect({
    author: await statuses(id, author),
    asker: await statuses(id, asker),
    other: await statuses(id, other),
  }).toEqual(readers)
}
const nobody = { author: all(403), asker: all(403), other: all(403) }
const everyMember = { author: given, asker: given, other: given }

async function writePost(by: SignedMember, images: string[]): Promise<number> {
  await board.age(by, 2 * 86_400)
  const sent = { title: 'ผ้าขึ้นราแบบนี้ซักออกไหม', detail: detail(), images }
  const { status, body } = await board.send('POST', '/items/web_boards', sent, by)
  expect([status, body]).toEqual([200, expect.anything()])
  return body.data.id
}
async function writeReply(post: number, by: SignedMember, images: string[]): Promise<number> {
  await board.age(by, 2 * 86_400)
  const sent = { web_board: post, detail: detail(), images }
  const { status, body } = await board.send('POST', '/items/feedback_webboard', sent, by)
  expect([status, body]).toEqual([200, expect.anything()])
  return body.data.id
}

describe('A picture of the web board', () => {
  it('is its author’s alone while it stands nowhere; of what is not there nobody learns more', async () => {
    const id = await pictures.keep(author)
    await expectReaders(id, { author: given, asker: all(403), other: all(403) })
    expect(await statuses(id)).toEqual(all(401))
    expect((await pictures.ask(id.replace(/^./, '0'), other)).text).toBe(
      (await pictures.ask(id, other)).text.replaceAll(id, id.replace(/^./, '0')),
    )
  })

  it('of a post is for members while that is shown, and its author’s while it waits or is hidden', async () => {
    const id = await pictures.keep(author)
    const post = await writePost(author, [id])
    await expectReaders(id, everyMember)
    expect(await statuses(id)).toEqual(all(401))
    for (const state of ['waiting', 'hidden']) {
      await board.changePost(post, { state })
      await expectReaders(id, { author: given, asker: all(403), other: all(403) })
      expect(await statuses(id)).toEqual(all(401))
    }
    await board.changePost(post, { state: 'removed' })
    await expectReaders(id, nobody)
    expect(await statuses(id)).toEqual(all(403))
  })

  it('of a reply is for those who may read that', async () => {
    const id = await pictures.keep(author)
    const post = await writePost(asker, [])
    const reply = await writeReply(post, author, [id])
    await expectReaders(id, everyMember)
    await board.changePost(post, { state: 'withdrawn' })
    await expectReaders(id, everyMember)
    await board.changePost(post, { state: 'hidden' })
    await expectReaders(id, { author: all(403), asker: given, other: all(403) })
    await board.changePost(post, { state: 'removed' })
    await expectReaders(id, nobody)
    await board.changePost(post, { state: 'published' })
    for (const state of ['removed', 'withdrawn']) {
      await board.changeReply(reply, { state })
      await expectReaders(id, nobody)
    }
    for (const inHand of [{ state: 'hidden' }, { state: 'waiting', place: null }]) {
      await board.changeReply(reply, inHand)
      await expectReaders(id, { author: given, asker: all(403), other: all(403) })
    }
    await board.changePost(post, { state: 'hidden' })
    await expectReaders(id, nobody)
    expect(await statuses(id)).toEqual(all(403))
  })

  it('is staff’s by the cookie of the admin, whatever became of it', async () => {
    const id = await pictures.keep(author)
    const post = await writePost(author, [id])
    for (const state of ['published', 'waiting', 'hidden', 'removed']) {
      await board.changePost(post, { state })
      const headers = { cookie: `payload-token=${staff}` }
      const answer = await pictures.ask(id, undefined, { headers })
      expect([state, answer.status]).toEqual([state, 200])
      expect(answer.headers['cache-control']).toBe('private, no-store')
    }
  })

  it('is kept by no cache, and no page of another site takes it in', async () => {
    const id = await pictures.keep(author)
    await writePost(author, [id])
    const { headers } = await pictures.ask(id, other)
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'content-type': 'image/jpeg',
      'content-disposition': expect.stringMatching(/^inline/),
    })
    const etag = { 'if-none-match': headers['etag'] ?? '' }
    const stranger = await pictures.ask(id, undefined, { headers: etag })
    expect([stranger.status, stranger.headers['etag']]).toEqual([401, undefined])
  })

  it('is refused to members who were suspended or have signed out, its author too', async () => {
    const [suspended, left] = [await board.regular('suspended'), await board.regular('left')]
    const id = await pictures.keep(suspended)
    await writePost(suspended, [id])
    for (const member of [suspended, left]) expect(await statuses(id, member)).toEqual(given)
    const data = { status: 'suspended' } as const
    await service.payload.update({ collection: 'members', id: suspended.id, data })
    await endSessionsOf(service.payload, left.id)
    for (const member of [suspended, left]) expect(await statuses(id, member)).toEqual(all(401))
  })

  it('is gone at once with what it stood in, and all that was drawn of it', async () => {
    const [inPost, inReply] = [await pictures.keep(author), await pictures.keep(author)]
    const post = await writePost(author, [inPost])
    const reply = await writeReply(post, author, [inReply])
    const drawnOf = async (id: string) => {
      const names = await readdir(`${env.cacheDir}/private-assets`)
      return names.filter((name) => name.startsWith(id)).length
    }
    for (const [id, path] of [
      [inReply, `/items/feedback_webboard/${reply}`],
      [inPost, `/items/web_boards/${post}`],
    ] as const) {
      expect(await statuses(id, other)).toEqual(given)
      expect(await drawnOf(id)).toBe(1)
      expect((await board.send('DELETE', path, undefined, author)).status).toBe(204)
      await expectReaders(id, nobody)
      await expect.poll(() => drawnOf(id)).toBe(0)
      expect(pictures.isKept(id)).toBe(false)
    }
  })

  it('is found by no other address', async () => {
    const id = await pictures.keep(author)
    await writePost(author, [id])
    for (const path of [`../board-pictures/${id}.jpg`, `${id}.jpg`, `${id}%00`, `%2e%2e/${id}`])
      for (const member of [undefined, other])
        expect([400, 401, 403, 404], path).toContain((await pictures.ask(path, member)).status)
  })
})
