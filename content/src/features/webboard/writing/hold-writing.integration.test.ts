import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBoardBench, type BoardBench } from '../../../../testing/board-bench.ts'
import { startContractService, type ContractService } from '../../../../testing/contract-service.ts'
import type { SignedMember } from '../../../../testing/member-requests.ts'
import { removeMember } from '../../account/removal/remove-member.ts'
import { recountBoard } from '../board/recount.ts'

let service: ContractService
let board: BoardBench
let made = 0

const posts = '/items/web_boards'
const replies = '/items/feedback_webboard'
const rightCounts = { shown: 0, replies: 0 }
const title = 'ผ้าห่มนวมซักเครื่องไหนดี'
const withLink = () => `ดูที่ https://example.com/${(made += 1)}`
const plain = () => `ใช้เครื่องใหญ่ได้ไหมคะ (${(made += 1)})`
const anyone = () => board.newcomer(`hold-${(made += 1)}`)
const refusal = (type: string) => ({
  status: 403,
  body: { errors: [{ extensions: { code: 'FORBIDDEN', type } }] },
})

beforeAll(async () => {
  service = await startContractService()
  board = await openBoardBench(service)
  await service.payload.updateGlobal({
    slug: 'board-rules',
    data: { words: 'เงินกู้ด่วน', hosts: 'bad.example' },
  })
})
afterAll(() => service.stop())

const post = (detail: string, by: SignedMember, more: object = {}) =>
  board.send('POST', posts, { title, detail, ...more }, by)
const reply = (to: number, detail: string, by: SignedMember) =>
  board.send('POST', replies, { web_board: to, detail }, by)
/** Cases about a member's texts. */
async function casesOf({ id }: SignedMember) {
  const { payload } = service
  const byAuthor = { where: { memberId: { equals: id } } }
  const own = await Promise.all([
    payload.find({ collection: 'board-posts', ...byAuthor }),
    payload.find({ collection: 'board-replies', ...byAuthor }),
  ])
  const subjects = own.flatMap(({ docs }, index) =>
    docs.map((each) => `${index === 0 ? 'post' : 'reply'}:${each.id}`),
  )
  return (await payload.find({ collection: 'cases', where: { subject: { in: subjects } } })).docs
}
/** A member with three published texts, long ago. */
async function oldHand() {
  const author = await anyone()
  for (let index = 0; index < 3; index += 1) await board.write(author)
  await board.age(author, 3 * 24 * 60 * 60)
  return author
}

describe('A newcomer’s post with a link', () => {
  it('waits, visible to its author, unlisted and without number, as a case due within a day', async () => {
    const author = await anyone()
    const before = (await board.list()).total
    const { status, body } = await post(withLink(), author)
    expect([status, body.data.status]).toEqual([200, 'draft'])
    const { id } = body.data
    expect((await board.list()).total).toBe(before)
    expect(await board.status(`/api/web_board/${id}`)).toBe(404)
    expect(await board.read(id, author)).toMatchObject({
      status: 'draft',
      author: { id: author.id },
    })
    expect(await service.payload.findByID({ collection: 'board-posts', id })).toMatchObject({
      state: 'waiting',
      number: null,
      activity: null,
    })
    expect(await casesOf(author)).toMatchObject([
      { kind: 'held', cause: 'link', subject: `post:${id}`, state: 'open' },
    ])
    expect(await recountBoard(service.payload)).toEqual(rightCounts)
  })

  it('is one at a time; what needs no look goes on', async () => {
    const author = await anyone()
    await post(withLink(), author)
    await board.age(author, 600)
    expect(await post(withLink(), author)).toMatchObject(refusal('waiting'))
    const open = await board.write()
    expect(await reply(open, `โทร ๐๘๑ ๒๓๔ ${withLink()}`, author)).toMatchObject(refusal('waiting'))
    expect((await reply(open, plain(), author)).body.data.status).toBe('published')
    expect(await casesOf(author)).toHaveLength(1)
  })

  it('is announced to them before they write, but to no others', async () => {
    const reviewOf = async (by: SignedMember) =>
      (await board.send('GET', '/api/web_board_author', undefined, by)).body.result.review
    const author = await anyone()
    expect(await reviewOf(author)).toBe('possible')
    await post(withLink(), author)
    expect(await reviewOf(author)).toBe('pending')
    expect(await reviewOf(await oldHand())).toBeNull()
  })

  it('of two at once is one', async () => {
    const author = await anyone()
    const answers = await Promise.all([post(withLink(), author), post(withLink(), author)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await casesOf(author)).toHaveLength(1)
  })

  it('that is withdrawn is no case any more, and makes room for another', async () => {
    const author = await anyone()
    const { body } = await post(withLink(), author)
    expect((await board.send('DELETE', `${posts}/${body.data.id}`, undefined, author)).status).toBe(
      204,
    )
    expect(await casesOf(author)).toMatchObject([{ state: 'closed', decision: 'withdrawn' }])
    await board.age(author, 600)
    expect((await post(withLink(), author)).body.data.status).toBe('draft')
    expect(await recountBoard(service.payload)).toEqual(rightCounts)
  })

  it('is deleted with its author, and its case too', async () => {
    const author = await anyone()
    const { body } = await post(withLink(), author)
    await removeMember(service.payload, author.id)
    const left = await service.payload.find({
      collection: 'cases',
      where: { subject: { equals: `post:${body.data.id}` } },
    })
    expect(left.docs).toEqual([])
  })
})

describe('A newcomer’s reply with a phone number', () => {
  it('waits without a place behind all others, and nobody is told', async () => {
    const open = await board.write()
    await board.reply(open)
    const author = await anyone()
    const { status, body } = await reply(open, 'โทร 081-234-5678 ได้เลยค่ะ', author)
    expect([status, body.data.status, body.data.position]).toEqual([200, 'draft', null])
    expect(await board.read(open)).toMatchObject({ replies: 1 })
    expect((await board.repliesTo(open)).map(({ id }) => id)).not.toContain(body.data.id)
    expect((await board.repliesTo(open, '', author)).at(-1)).toMatchObject({ id: body.data.id })
    const told = await service.payload.find({
      collection: 'notifications',
      where: { source: { equals: `board:${body.data.id}` } },
    })
    expect(told.docs).toEqual([])
    expect(await recountBoard(service.payload)).toEqual(rightCounts)
  })
})

describe('Who has three writings that are shown', () => {
  it('is a newcomer no more', async () => {
    const author = await oldHand()
    expect((await post(withLink(), author)).body.data.status).toBe('published')
  })

  it('waits with what editors have listed, as everybody does', async () => {
    const author = await oldHand()
    const { body } = await post('บริการ เงิน กู้ ด่วน ค่ะ', author)
    expect(body.data.status).toBe('draft')
    expect(await casesOf(author)).toMatchObject([{ cause: 'listed' }])
    await board.age(author, 600)
    expect(await post('ไปที่ www.bad.example นะ', author)).toMatchObject(refusal('waiting'))
  })
})

describe('The lists of editors', () => {
  it.each([
    ['words', 'เงินกู้ด่วน\n ก '],
    ['words', '\u0E3A\u0E3A'],
    ['hosts', 'bad.example\nbad'],
    ['hosts', 'bad example.com'],
  ])('take no line of %s that holds nothing or everything: %j', async (name, value) => {
    const update = service.payload.updateGlobal({ slug: 'board-rules', data: { [name]: value } })
    await expect(update).rejects.toMatchObject({ status: 400 })
  })
})

describe('A form that looks automatic', () => {
  it('is looked at where it is the first that somebody writes', async () => {
    const author = await anyone()
    const { body } = await post(plain(), author, { looks_automatic: true })
    expect(body.data.status).toBe('draft')
    expect(await casesOf(author)).toMatchObject([{ cause: 'automatic' }])
    const known = await oldHand()
    const later = await post(plain(), known, { looks_automatic: true })
    expect(later.body.data.status).toBe('published')
  })
})

describe('A change that brings in what would have waited', () => {
  it('hides a post until somebody has looked at it', async () => {
    const author = await anyone()
    const { id } = (await post(plain(), author)).body.data
    const before = (await board.list()).total
    const { status, body } = await board.send(
      'PATCH',
      `${posts}/${id}`,
      { detail: withLink() },
      author,
    )
    expect([status, body.data.status]).toEqual([200, 'draft'])
    expect((await board.list()).total).toBe(before - 1)
    expect(await casesOf(author)).toMatchObject([{ kind: 'held', cause: 'link' }])
    expect((await board.send('PATCH', `${posts}/${id}`, { detail: plain() }, author)).status).toBe(
      403,
    )
    expect(await recountBoard(service.payload)).toEqual(rightCounts)
  })

  it('hides a reply in its place, and its author reads it still', async () => {
    const author = await anyone()
    const open = await board.write()
    const { id } = (await reply(open, plain(), author)).body.data
    const changed = await board.send('PATCH', `${replies}/${id}`, { detail: withLink() }, author)
    expect([changed.status, changed.body.data.status]).toEqual([200, 'draft'])
    expect(await board.repliesTo(open)).toMatchObject([{ id, detail: null, author: null }])
    expect(await board.read(open)).toMatchObject({ replies: 0 })
    expect(await recountBoard(service.payload)).toEqual(rightCounts)
  })

  it('is refused where another one waits, and changes nothing', async () => {
    const author = await anyone()
    const { id } = (await post(plain(), author)).body.data
    await board.age(author, 600)
    await post(withLink(), author)
    const change = await board.send('PATCH', `${posts}/${id}`, { detail: withLink() }, author)
    expect(change).toMatchObject(refusal('waiting'))
    expect(await board.read(id)).toMatchObject({ status: 'published', isEdited: false })
    expect((await board.read(id)).detail).toContain('เครื่องใหญ่')
  })
})
