import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBoardBench, type BoardBench } from '../../../../testing/board-bench.ts'
import { startContractService, type ContractService } from '../../../../testing/contract-service.ts'
import { registerMember } from '../../../../testing/member-requests.ts'
import { removeMember } from '../../account/removal/remove-member.ts'
import { recountBoard } from '../board/recount.ts'

let service: ContractService
let board: BoardBench

const path = '/items/feedback_webboard'
const daySeconds = 24 * 60 * 60
const rightCounts = { shown: 0, replies: 0 }
let made = 0
const fresh = () => `ใช้น้ำอุ่นกับผงซักฟอกสูตรเข้มข้น (${(made += 1)})`
const anyone = () => board.newcomer(`r-${(made += 1)}`)

beforeAll(async () => {
  service = await startContractService()
  board = await openBoardBench(service)
})
afterAll(() => service.stop())

const write = (post: number, body: object = {}, by = board.piti) =>
  board.send('POST', path, { web_board: post, detail: fresh(), ...body }, by)

describe('POST /items/feedback_webboard', () => {
  it('stores a reply at the end of its post, which moves to the top [S7.webboard.4]', async () => {
    const [post, newer] = [await board.write(), await board.write()]
    const quoted = await board.reply(post)
    expect((await board.list('limit=2')).items.map(({ id }) => id)).toEqual([post, newer])
    await board.reply(newer)
    const author = await anyone()
    const { status, body } = await write(post, { quote: quoted }, author)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      web_board: post,
      position: 2,
      quote: { id: quoted, author: { id: board.piti.id } },
      author: { id: author.id },
      status: 'published',
      edited: false,
    })
    const [top] = (await board.list('limit=1')).items
    expect(top).toMatchObject({ id: post, replies: 2, isUnread: true })
    expect((await board.list('limit=1', author)).items[0]).toMatchObject({ isUnread: false })
    expect(await recountBoard(service.payload)).toEqual(rightCounts)
  })

  it('is read by its author, also after an earlier visit', async () => {
    const post = await board.write()
    const author = await anyone()
    await board.look(post, author)
    await write(post, {}, author)
    expect((await board.list('limit=1', author)).items[0]).toMatchObject({ isUnread: false })
  })

  it('quotes a reply to the same post that is shown, and nothing else', async () => {
    const post = await board.write()
    const elsewhere = await board.reply(await board.write())
    const gone = await board.reply(post)
    await board.changeReply(gone, { state: 'hidden' })
    for (const quote of [elsewhere, gone, 2_147_483_647, 2_147_483_648, 9e15])
      expect(await write(post, { quote }, await anyone()), String(quote)).toMatchObject({
        status: 400,
        body: { errors: [{ extensions: { field: 'quote', type: 'choice' } }] },
      })
    await recountBoard(service.payload)
    expect(await board.read(post)).toMatchObject({ replies: 0 })
  })

  it('is refused where the post is locked, or not shown, and changes nothing (case 21)', async () => {
    const post = await board.write()
    const author = await anyone()
    await board.changePost(post, { isLocked: true })
    expect(await write(post, {}, author)).toMatchObject({
      status: 403,
      body: { errors: [{ extensions: { type: 'locked' } }] },
    })
    await board.changePost(post, { isLocked: false })
    for (const state of ['waiting', 'hidden', 'withdrawn', 'removed']) {
      await board.changePost(post, { state })
      for (const by of [author, board.manee])
        expect((await write(post, {}, by)).status, state).toBe(403)
    }
    await board.changePost(post, { state: 'published' })
    for (const none of [2_147_483_647, 2_147_483_648, 9e15])
      expect((await write(none, {}, author)).status).toBe(403)
    await recountBoard(service.payload)
    expect(await board.read(post)).toMatchObject({ replies: 0 })
  })

  it('is refused from unconfirmed, limited, suspended or deleted members', async () => {
    const post = await board.write()
    const type = async (by: { id: string; token: string }) => {
      const { status, body } = await write(post, {}, by)
      return [status, body.errors[0].extensions.type]
    }
    expect(await type(await registerMember(service.payload, 'unverified'))).toEqual([
      403,
      'unverified',
    ])
    const limited = await anyone()
    await board.limit(limited, '9999-12-31T00:00:00.000Z')
    expect(await type(limited)).toEqual([403, 'limited'])
    const gone = await anyone()
    await removeMember(service.payload, gone.id)
    expect(await type(gone)).toEqual([401, undefined])
    expect(await board.read(post)).toMatchObject({ replies: 0 })
  })

  it('takes one of several that come at once', async () => {
    const post = await board.write()
    const author = await anyone()
    const answers = await Promise.all(Array.from({ length: 6 }, () => write(post, {}, author)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 429, 429, 429, 429, 429,
    ])
    const refusals = answers.flatMap(({ body }) => body.errors ?? [])
    expect(refusals).toHaveLength(5)
    for (const { extensions } of refusals) expect(extensions.type).toBe('too_fast')
    expect(await board.read(post)).toMatchObject({ replies: 1 })
    expect(await recountBoard(service.payload)).toEqual(rightCounts)
  })

  it('lets a new author reply three times to another’s post, and ten times in all', async () => {
    const own = await anyone()
    const others = [await board.write(), await board.write(), await board.write()]
    const ownPost = await board.write(own)
    await board.age(own, 60)
    const post = async (id: number) => {
      const { status, body } = await write(id, {}, own)
      await board.age(own, 31)
      return status === 200 ? status : body.errors[0].extensions.type
    }
    const found = []
    for (const id of [
      others[0],
      others[0],
      others[0],
      others[0],
      ownPost,
      ownPost,
      ownPost,
      ownPost,
      others[1],
      others[1],
      others[1],
      others[2],
    ])
      found.push(await post(id ?? 0))
    expect(found).toEqual([
      200,
      200,
      200,
      'too_many',
      200,
      200,
      200,
      200,
      200,
      200,
      200,
      'too_many',
    ])
  })
})

describe('PATCH /items/feedback_webboard/{id}', () => {
  const patch = (id: number | string, changes: object, by = board.piti) =>
    board.send('PATCH', `${path}/${id}`, changes, by)

  it('changes what its author wrote, within a day, and marks it behind five minutes', async () => {
    const author = await anyone()
    const reply = await board.reply(await board.write(), author)
    const [one, two, three] = [fresh(), fresh(), fresh()]
    expect((await patch(reply, { detail: one }, author)).body.data).toMatchObject({
      detail: one,
      edited: false,
    })
    await board.age(author, 301)
    expect((await patch(reply, { detail: two }, author)).body.data).toMatchObject({
      detail: two,
      edited: true,
    })
    await board.age(author, daySeconds)
    expect(await patch(reply, { detail: three }, author)).toMatchObject({
      status: 403,
      body: { errors: [{ extensions: { type: 'too_late' } }] },
    })
    expect((await patch(reply, { detail: two }, author)).body.data).toMatchObject({ detail: two })
  })

  it('is refused of another’s, of what is gone, and where the post is locked or not shown', async () => {
    const author = await anyone()
    const post = await board.write()
    const reply = await board.reply(post, author)
    const [before] = await board.repliesTo(post)
    const changes = { detail: fresh() }
    for (const by of [board.manee, board.piti])
      expect((await patch(reply, changes, by)).status).toBe(403)
    await board.changePost(post, { isLocked: true })
    expect((await patch(reply, changes, author)).body.errors[0].extensions.type).toBe('locked')
    await board.changePost(post, { isLocked: false, state: 'removed' })
    expect((await patch(reply, changes, author)).status).toBe(403)
    await board.changePost(post, { state: 'published' })
    for (const state of ['hidden', 'removed', 'withdrawn']) {
      await board.changeReply(reply, { state })
      expect((await patch(reply, changes, author)).status, state).toBe(403)
    }
    await board.changeReply(reply, { state: 'published' })
    for (const field of ['web_board', 'quote', 'status', 'position', 'author'])
      expect((await patch(reply, { ...changes, [field]: 1 }, author)).status, field).toBe(403)
    for (const none of ['0', 'x', '2147483648', "1'--"])
      expect((await patch(encodeURIComponent(none), changes, author)).status, none).toBe(403)
    expect(await board.repliesTo(post)).toEqual([before])
  })
})

describe('DELETE /items/feedback_webboard/{id}', () => {
  const remove = (id: number, by = board.piti) =>
    board.send('DELETE', `${path}/${id}`, undefined, by)

  it('takes the text back, from quotes of it, too, and leaves the place', async () => {
    const author = await anyone()
    const post = await board.write()
    const reply = await board.reply(post, author)
    await board.reply(post, board.piti, reply)
    await board.send('PATCH', `/items/web_boards/${post}`, { solved: reply })
    expect((await board.read(post)).solvedBy).toBe(reply)
    expect((await remove(reply, author)).status).toBe(204)
    expect(await board.repliesTo(post)).toMatchObject([
      { id: reply, position: 1, detail: null, author: null },
      { position: 2, quote: { id: reply, detail: null, author: null } },
    ])
    expect(await board.read(post)).toMatchObject({ replies: 1, solvedBy: null })
    expect((await write(post, {}, await anyone())).body.data.position).toBe(3)
    expect(await recountBoard(service.payload)).toEqual(rightCounts)
  })

  it('is done once, by its author alone', async () => {
    const author = await anyone()
    const post = await board.write()
    const reply = await board.reply(post, author)
    expect((await remove(reply, board.manee)).status).toBe(403)
    const answers = await Promise.all(Array.from({ length: 5 }, () => remove(reply, author)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      204, 403, 403, 403, 403,
    ])
    expect(await board.read(post)).toMatchObject({ replies: 0 })
    expect(await recountBoard(service.payload)).toEqual(rightCounts)
  })

  it('of one that waits takes it from its author’s eyes, too', async () => {
    const author = await anyone()
    const post = await board.write()
    const reply = await board.reply(post, author)
    await board.changeReply(reply, { state: 'waiting', place: null })
    await recountBoard(service.payload)
    expect((await remove(reply, author)).status).toBe(204)
    expect(await board.status(`${path}/${reply}`, author)).toBe(403)
    expect(await board.repliesTo(post, '', author)).toEqual([])
    expect(await recountBoard(service.payload)).toEqual(rightCounts)
  })
})

describe('All at once on one post', () => {
  it('replies, changes, removals and an erasure leave every count right, and lose nothing', async () => {
    const post = await board.write()
    const authors = await Promise.all(Array.from({ length: 12 }, anyone))
    const first = await Promise.all(authors.map((author) => write(post, {}, author)))
    expect(first.every(({ status }) => status === 200)).toBe(true)
    for (const author of authors) await board.age(author, 60)
    const idOf = (index: number) => first[index]?.body.data.id ?? 0
    const acts = authors.map(async (author, index) => {
      const at = `${path}/${idOf(index)}`
      if (index === 0) return await removeMember(service.payload, author.id).then(() => 204)
      if (index % 3 === 0) return (await write(post, {}, author)).status
      if (index % 3 === 1) return (await board.send('DELETE', at, undefined, author)).status
      return (await board.send('PATCH', at, { detail: fresh() }, author)).status
    })
    expect((await Promise.all(acts)).every((status) => status === 200 || status === 204)).toBe(true)
    expect(await recountBoard(service.payload)).toEqual(rightCounts)
    expect(await board.read(post)).toMatchObject({ replies: 12 + 3 - 4 })
    const positions = (await board.repliesTo(post, 'limit=-1')).map(({ position }) => position)
    expect(positions).toEqual(Array.from({ length: 15 }, (_, index) => index + 1))
  })
})
