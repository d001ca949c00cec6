import { randomUUID } from 'node:crypto'
import { readFaults } from '@washhouse/contract/wire/faults'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBoardBench, type BoardBench } from '../../../../testing/board-bench.ts'
import { openPictureBench } from '../../../../testing/board-pictures.ts'
import { startContractService, type ContractService } from '../../../../testing/contract-service.ts'
import type { SignedMember } from '../../../../testing/member-requests.ts'
import { removeMember } from '../../account/removal/remove-member.ts'

const posts = '/items/web_boards'
const replies = '/items/feedback_webboard'

let service: ContractService
let board: BoardBench
let pictures: ReturnType<typeof openPictureBench>
let made = 0

beforeAll(async () => {
  service = await startContractService()
  board = await openBoardBench(service)
  pictures = openPictureBench(service)
})
afterAll(() => service.stop())

const anyone = () => board.regular(`up-${(made += 1)}`)
const fresh = (images: unknown) => ({
  title: 'ผ้าขึ้นราแบบนี้ซักออกไหม',
  detail: `ลองแช่น้ำส้มสายชูแล้วค่ะ (${(made += 1)})`,
  images,
})

async function keepAll(author: SignedMember, many: number): Promise<string[]> {
  const ids = []
  while (ids.length < many) ids.push(await pictures.keep(author))
  return ids
}
/** Sends a write; returns the stored record or the errors. */
async function send(method: string, path: string, sent: object, by: SignedMember) {
  const { status, body } = await board.send(method, path, sent, by)
  const faults = status === 400 ? readFaults(body).map(({ field, type }) => [field, type]) : []
  return { status, faults, data: body?.data }
}
const post = (author: SignedMember, images: unknown) => send('POST', posts, fresh(images), author)
const reply = (to: number, author: SignedMember, images: unknown) => {
  const { detail } = fresh(images)
  return send('POST', replies, { web_board: to, detail, images }, author)
}
const freeOf = async (author: SignedMember) =>
  (await pictures.recordsOf(author))
    .filter((record) => !record.post && !record.reply)
    .map(({ id }) => id)
    .toSorted()

describe('The pictures of a post', () => {
  it('stand in their order, in the list, the post and its changes', async () => {
    const [author, reader] = [await anyone(), await anyone()]
    const ids = (await keepAll(author, 4)).toReversed()
    const { status, data } = await post(author, ids)
    expect([status, data.images]).toEqual([200, ids])
    expect((await board.look(data.id, reader)).images).toEqual(ids)
    const { items } = await board.list('limit=1', reader)
    expect(items).toMatchObject([{ id: data.id, images: ids }])
  })

  it('are none where none are named', async () => {
    for (const images of [undefined, null, []])
      expect((await post(await anyone(), images)).data).toMatchObject({ images: [] })
  })

  it('are refused by name where one is another’s, used already, gone or none; nothing is stored', async () => {
    const [author, other] = [await anyone(), await anyone()]
    const [own = '', used = ''] = await keepAll(author, 2)
    await post(author, [used])
    await board.age(author, 200)
    const others = await pictures.keep(other)
    for (const bad of [others, used, randomUUID()]) {
      const before = await board.list('scope=own', author)
      const { status, faults } = await post(author, [own, bad])
      expect([status, faults]).toEqual([400, [['images', 'choice']]])
      expect(await board.list('scope=own', author)).toEqual(before)
      expect(await freeOf(author)).toEqual([own])
    }
    expect(await freeOf(other)).toEqual([others])
    const { faults } = await post(author, [own, own])
    expect(faults).toEqual([['images', 'unique']])
  })

  it('stand in one of two that take the same at once', async () => {
    const author = await anyone()
    const question = (await post(author, [])).data.id
    await board.age(author, 200)
    const id = await pictures.keep(author)
    const answers = await Promise.all([
      send('PATCH', `${posts}/${question}`, { images: [id] }, author),
      reply(question, author, [id]),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.flatMap(({ faults }) => faults)).toEqual([['images', 'choice']])
  })
})

describe('A change of a post', () => {
  it('drops, adds and orders pictures; what is left out is gone at once', async () => {
    const author = await anyone()
    const [one = '', two = '', three = '', four = ''] = await keepAll(author, 4)
    const { id } = (await post(author, [one, two, three])).data
    const changed = await send('PATCH', `${posts}/${id}`, { images: [four, three, one] }, author)
    expect(changed.data).toMatchObject({ images: [four, three, one], edited: false })
    expect(pictures.isKept(two)).toBe(false)
    expect((await pictures.ask(two, author)).status).toBe(403)
    await send('PATCH', `${posts}/${id}`, { solved: null, title: 'ผ้าขึ้นราแบบนี้ครับ' }, author)
    expect((await board.read(id, author)).images).toEqual([four, three, one])
    await send('PATCH', `${posts}/${id}`, { images: null }, author)
    expect(await pictures.recordsOf(author)).toEqual([])
    expect([one, three, four].map(pictures.isKept)).toEqual([false, false, false])
  })

  it('with the pictures that it has is none, and leaves no mark', async () => {
    const author = await anyone()
    const ids = await keepAll(author, 2)
    const { id } = (await post(author, ids)).data
    await board.age(author, 600)
    await send('PATCH', `${posts}/${id}`, { images: ids }, author)
    expect(await board.read(id, author)).toMatchObject({ isEdited: false })
    await send('PATCH', `${posts}/${id}`, { images: ids.toReversed() }, author)
    expect(await board.read(id, author)).toMatchObject({ isEdited: true, images: ids.toReversed() })
  })

  it('that is refused keeps all as they were', async () => {
    const [author, other] = [await anyone(), await anyone()]
    const [one = '', two = ''] = await keepAll(author, 2)
    const others = await pictures.keep(other)
    const { id } = (await post(author, [one])).data
    const path = `${posts}/${id}`
    expect((await send('PATCH', path, { images: [others] }, author)).status).toBe(400)
    expect((await send('PATCH', path, { images: [] }, other)).status).toBe(403)
    await board.age(author, 25 * 3600)
    expect((await send('PATCH', path, { images: [two] }, author)).status).toBe(403)
    expect((await board.read(id, author)).images).toEqual([one])
    expect([one, two, others].map(pictures.isKept)).toEqual([true, true, true])
  })
})

describe('The pictures of a reply', () => {
  it('stand in it, change with it, and go with it', async () => {
    const [asker, author] = [await anyone(), await anyone()]
    const question = (await post(asker, [])).data.id
    const [one = '', two = ''] = await keepAll(author, 2)
    const { data } = await reply(question, author, [one, two])
    const path = `${replies}/${data.id}`
    const shown = async () => (await board.repliesTo(question))[0]?.images
    expect([data.images, await shown()]).toEqual([
      [one, two],
      [one, two],
    ])
    await send('PATCH', path, { images: [two] }, author)
    expect([await shown(), pictures.isKept(one)]).toEqual([[two], false])
    await board.send('DELETE', path, undefined, author)
    expect([await shown(), pictures.isKept(two)]).toEqual([[], false])
    expect(await pictures.recordsOf(author)).toEqual([])
  })

  it('are refused by name as those of a post, and nothing is stored', async () => {
    const [asker, author] = [await anyone(), await anyone()]
    const question = (await post(asker, [])).data.id
    const { faults } = await reply(question, author, [await pictures.keep(asker)])
    expect(faults).toEqual([['images', 'choice']])
    expect(await board.repliesTo(question)).toEqual([])
  })

  it('are shown by none that is hidden or removed', async () => {
    const [asker, author] = [await anyone(), await anyone()]
    const question = (await post(asker, [])).data.id
    const id = await pictures.keep(author)
    const { data } = await reply(question, author, [id])
    for (const state of ['hidden', 'removed']) {
      await board.changeReply(data.id, { state })
      expect((await board.repliesTo(question))[0]).toMatchObject({ images: [], detail: null })
    }
  })
})

describe('Pictures of what is gone', () => {
  it('go with the post that its author takes back', async () => {
    const author = await anyone()
    const ids = await keepAll(author, 2)
    const { id } = (await post(author, ids)).data
    await board.reply(id)
    await board.send('DELETE', `${posts}/${id}`, undefined, author)
    expect(ids.map(pictures.isKept)).toEqual([false, false])
    expect((await board.look(id, author)).images).toEqual([])
  })

  it('are all deleted with their member, and are part of the export', async () => {
    const author = await anyone()
    const ids = await keepAll(author, 3)
    const { id } = (await post(author, ids.slice(0, 1))).data
    await board.age(author, 200)
    await reply(id, author, ids.slice(1, 2))
    const { body } = await board.send('GET', '/api/export', undefined, author)
    for (const each of ids) expect(JSON.stringify(body)).toContain(`{"id":"${each}","web_board":`)
    await removeMember(service.payload, author.id)
    expect(ids.map(pictures.isKept)).toEqual([false, false, false])
    expect(await pictures.recordsOf(author)).toEqual([])
    expect(await board.read(id)).toMatchObject({ images: [], author: null })
  })
})
