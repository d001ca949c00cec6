import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBoardBench, type BoardBench } from '../../../../testing/board-bench.ts'
import { startContractService, type ContractService } from '../../../../testing/contract-service.ts'
import { registerMember } from '../../../../testing/member-requests.ts'
import { someone } from '../../../../testing/visitor.ts'
import { recountBoard } from '../board/recount.ts'
import { writePost } from './write-post.ts'

let service: ContractService
let board: BoardBench

const path = '/items/web_boards'
const title = 'ผ้าห่มนวมซักเครื่องไหนดี'
const detail = 'ผืน 6 ฟุต หนัก 3 กิโล\n- เครื่อง 15 กิโลพอไหมคะ'
const daySeconds = 24 * 60 * 60
let made = 0
/** A text that is not repeated. */
const fresh = () => ({ title, detail: `${detail} (${(made += 1)})` })

beforeAll(async () => {
  service = await startContractService()
  board = await openBoardBench(service)
})
afterAll(() => service.stop())

/** A new member each time, so that no earlier text counts. */
const anyone = () => board.newcomer(`n-${(made += 1)}`)
const rightCounts = { shown: 0, replies: 0 }

describe('POST /items/web_boards', () => {
  it('stores a post, which then stands on top, and answers with it as its author sees it [S3.webboard.1]', async () => {
    const author = await anyone()
    const { status, body } = await board.send(
      'POST',
      path,
      { title: ` ${title}\u202E`, detail },
      author,
    )
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      title,
      detail,
      images: [],
      author: { id: author.id, kind: 'member' },
      status: 'published',
      replies: 0,
      followed: true,
      unread: false,
      edited: false,
    })
    expect((await board.list('limit=1')).items[0]).toMatchObject({
      id: body.data.id,
      isUnread: true,
    })
    expect(await recountBoard(service.payload)).toEqual(rightCounts)
  })

  it('takes a form, too, and gives the fields that are asked for', async () => {
    const author = await anyone()
    const answer = await fetch(`${service.url}${path}?fields=title,status`, {
      method: 'POST',
      headers: { ...someone(), authorization: `Bearer ${author.token}` },
      body: new URLSearchParams({ title, detail: 'ก'.repeat(10_000) }),
    })
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { data: { title, status: 'published' } },
    ])
  })

  it('refuses unconfirmed and limited members, and nobody whose limit has ended', async () => {
    const unverified = await registerMember(service.payload, 'unverified')
    const before = (await board.list()).total
    expect(await board.send('POST', path, fresh(), unverified)).toMatchObject({
      status: 403,
      body: { errors: [{ extensions: { type: 'unverified', code: 'FORBIDDEN' } }] },
    })
    const limited = await anyone()
    const limitedUntil = new Date(Date.now() + 60_000).toISOString()
    await board.limit(limited, limitedUntil)
    expect(await board.send('POST', path, fresh(), limited)).toMatchObject({
      status: 403,
      body: { errors: [{ extensions: { type: 'limited', limited_until: limitedUntil } }] },
    })
    expect((await board.list()).total).toBe(before)
    const free = await anyone()
    await board.limit(free, new Date(Date.now() - 1000).toISOString())
    expect((await board.send('POST', path, fresh(), free)).status).toBe(200)
  })

  it('refuses a suspended member at once, and stores nothing', async () => {
    const { id, token } = await anyone()
    await service.payload.update({ collection: 'members', id, data: { status: 'suspended' } })
    expect((await board.send('POST', path, fresh(), { id, token })).status).toBe(401)
    // While the post was being sent.
    const sent = { ...fresh(), images: null, looksAutomatic: null }
    const late = writePost(service.payload, { id }, sent)
    await expect(late).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
  })

  it('takes one of several that come at once, and tells the others how long to wait', async () => {
    const author = await anyone()
    const sent = fresh()
    const before = (await board.list()).total
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => board.send('POST', path, sent, author)),
    )
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 429, 429, 429, 429, 429,
    ])
    const [refused] = answers.filter(({ status }) => status === 429)
    const { type, retry_after: seconds } = refused?.body.errors[0].extensions ?? {}
    expect(type).toBe('same_text')
    expect(seconds).toBeGreaterThan(290)
    expect(seconds).toBeLessThanOrEqual(300)
    expect(refused?.headers.get('retry-after')).toBe(String(seconds))
    expect((await board.list()).total).toBe(before + 1)
    expect(await recountBoard(service.payload)).toEqual(rightCounts)
  })

  it('refuses the same text for five minutes, as a reply, too', async () => {
    const author = await anyone()
    await board.write(author)
    await board.age(author, 2 * daySeconds)
    const sent = fresh()
    const { body } = await board.send('POST', path, sent, author)
    await board.age(author, 200)
    const again = { web_board: body.data.id, detail: sent.detail }
    expect(await board.send('POST', '/items/feedback_webboard', again, author)).toMatchObject({
      status: 429,
      body: { errors: [{ extensions: { type: 'same_text' } }] },
    })
    await board.age(author, 101)
    expect((await board.send('POST', '/items/feedback_webboard', again, author)).status).toBe(200)
  })

  it('lets a new author write three posts on the first day, and a known one another', async () => {
    const author = await anyone()
    for (let index = 0; index < 3; index += 1) {
      expect((await board.send('POST', path, fresh(), author)).status).toBe(200)
      expect(
        (await board.send('POST', path, fresh(), author)).body.errors[0].extensions,
      ).toMatchObject({
        type: index === 2 ? 'too_many' : 'too_fast',
        retry_after: expect.any(Number),
      })
      await board.age(author, 121)
    }
    expect((await board.send('POST', path, fresh(), author)).status).toBe(429)
    await board.age(author, daySeconds)
    expect((await board.send('POST', path, fresh(), author)).status).toBe(200)
    expect(
      (await board.send('POST', path, fresh(), author)).body.errors[0].extensions,
    ).toMatchObject({
      type: 'too_fast',
      retry_after: expect.any(Number),
    })
  })
})

describe('PATCH /items/web_boards/{id}', () => {
  const patch = (id: number | string, changes: object, by = board.manee) =>
    board.send('PATCH', `${path}/${id}`, changes, by)

  it('changes what its author wrote, and marks it once it is five minutes old [S7.webboard.3]', async () => {
    const author = await anyone()
    const id = await board.write(author)
    expect(await patch(id, { title }, author)).toMatchObject({
      status: 200,
      body: { data: { id, title, detail: 'ซักยังไงให้ออกคะ', edited: false } },
    })
    await board.age(author, 301)
    expect((await patch(id, { title }, author)).body.data.edited).toBe(false)
    expect((await patch(id, { detail }, author)).body.data).toMatchObject({ detail, edited: true })
    expect(await recountBoard(service.payload)).toEqual(rightCounts)
  })

  it('changes no text behind a day, but still says what solved it', async () => {
    const author = await anyone()
    const id = await board.write(author)
    const reply = await board.reply(id)
    await board.age(author, daySeconds + 1)
    expect(await patch(id, { title, solved: reply }, author)).toMatchObject({
      status: 403,
      body: { errors: [{ extensions: { type: 'too_late' } }] },
    })
    expect(await board.read(id)).toMatchObject({ title: 'คราบกาแฟบนเสื้อขาว', solvedBy: null })
    expect((await patch(id, { solved: reply }, author)).body.data).toMatchObject({
      solved: reply,
      edited: false,
    })
    expect((await patch(id, { solved: null }, author)).body.data.solved).toBeNull()
  })

  it('takes as what solved it a reply to it that is shown, and nothing else', async () => {
    const author = await anyone()
    const id = await board.write(author)
    const gone = await board.reply(id)
    await board.changeReply(gone, { state: 'removed' })
    const elsewhere = await board.reply(await board.write())
    for (const solved of [gone, elsewhere, 2_147_483_647, 2_147_483_648, 9e15])
      expect(await patch(id, { solved }, author), String(solved)).toMatchObject({
        status: 400,
        body: { errors: [{ extensions: { field: 'solved', type: 'choice' } }] },
      })
    await recountBoard(service.payload)
  })

  it('refuses other members, limited ones, and locked or deleted posts; nothing changes', async () => {
    const author = await anyone()
    const id = await board.write(author)
    const before = await board.read(id)
    for (const other of [board.piti, await registerMember(service.payload, 'unverified-2')])
      expect((await patch(id, { title }, other)).status).toBe(403)
    await board.changePost(id, { isLocked: true })
    expect(await patch(id, { title }, author)).toMatchObject({
      status: 403,
      body: { errors: [{ extensions: { type: 'locked' } }] },
    })
    await board.changePost(id, { isLocked: false })
    for (const state of ['hidden', 'removed', 'withdrawn']) {
      await board.changePost(id, { state })
      expect((await patch(id, { title }, author)).status, state).toBe(403)
    }
    await board.changePost(id, { state: 'published' })
    for (const field of ['status', 'author', 'pinned', 'locked', 'views'])
      expect((await patch(id, { title, [field]: null }, author)).status, field).toBe(403)
    for (const none of ['0', '-1', 'x', '2147483648', '2147483647', "1'--"])
      expect((await patch(encodeURIComponent(none), { title }, author)).status, none).toBe(403)
    expect(await board.read(id)).toEqual(before)
    await board.limit(author, '9999-12-31T00:00:00.000Z')
    expect(await patch(id, { title }, author)).toMatchObject({
      status: 403,
      body: { errors: [{ extensions: { type: 'limited' } }] },
    })
  })

  it('is counted: thirty changes a day', async () => {
    const author = await anyone()
    const id = await board.write(author)
    const statuses = []
    for (let index = 0; index < 31; index += 1)
      statuses.push((await patch(id, { detail: `${detail} ครั้งที่ ${index}` }, author)).status)
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429])
    expect((await patch(id, { detail: `${detail} ครั้งที่ 29` }, author)).status).toBe(200)
  })

  it('leaves of two at once the later one, whole', async () => {
    const author = await anyone()
    const id = await board.write(author)
    const both = [fresh(), fresh()].map((text) => ({ ...text, title: text.detail.slice(-12) }))
    const answers = await Promise.all(both.map((changes) => patch(id, changes, author)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const { title: kept, detail: text } = await board.read(id)
    expect(both).toContainEqual({ title: kept, detail: text })
  })
})
