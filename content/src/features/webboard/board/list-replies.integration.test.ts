import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBoardBench, type BoardBench } from '../../../../testing/board-bench.ts'
import { startContractService, type ContractService } from '../../../../testing/contract-service.ts'
import { sendCall } from '../../../../testing/member-requests.ts'
import { recountBoard } from './recount.ts'

let service: ContractService
let board: BoardBench
const path = '/items/feedback_webboard'
/** Replies by state. */
const made: Record<string, number> = {}
let first = 0
let second = 0

beforeAll(async () => {
  service = await startContractService()
  board = await openBoardBench(service)
  const { manee, piti } = board
  first = await board.write(manee, 'คราบกาแฟบนเสื้อขาว')
  second = await board.write(piti, 'ซักผ้านวมหกฟุต')
  const add = async (name: string, post: number, set?: object, by = piti) => {
    const id = await board.reply(post, by)
    made[name] = id
    if (set) await board.changeReply(id, set)
  }
  await add('early', first)
  await add('other', second, { detail: 'ผ้านวมใช้เครื่อง 20 กิโล 100% ได้ค่ะ' }, manee)
  await add('waiting', first, { state: 'waiting', place: null })
  await add('hidden', first, { state: 'hidden' })
  await add('removed', second, { state: 'removed', detail: null })
  await add('withdrawn', second, {
    state: 'withdrawn',
    detail: null,
    editedAt: new Date().toISOString(),
  })
  await add('late', first, { editedAt: new Date().toISOString() })
  for (const state of ['hidden', 'waiting', 'removed']) {
    const post = await board.write(manee)
    await add(`below ${state}`, post)
    await board.changePost(post, { state })
  }
  const gone = await board.write(manee)
  await add('below withdrawn', gone)
  await board.changePost(gone, { state: 'withdrawn', title: null, detail: null })
  await recountBoard(service.payload)
})
afterAll(() => service.stop())

async function ask(query: string, { token } = board.manee) {
  const { status, text } = await sendCall(service.url, `${path}?${query}`, { token })
  expect(status, text).toBe(200)
  return JSON.parse(text) as { meta?: object; data: { id: number; detail: string | null }[] }
}
const namesOf = async (query: string, reader = board.manee) =>
  (await ask(query, reader)).data.map(({ id }) =>
    Object.keys(made).find((name) => made[name] === id),
  )
const encoded = (filter: unknown) => `filter=${encodeURIComponent(JSON.stringify(filter))}`

/** Visible to anyone, in order of id. */
const seen = ['early', 'other', 'withdrawn', 'late', 'below withdrawn']

describe('GET /items/feedback_webboard without a filter', () => {
  it('gives each reader the replies that they may see, by their ids', async () => {
    const stranger = await board.newcomer('stranger')
    expect(await namesOf('', stranger)).toEqual(seen)
    // Her own hidden and waiting posts are visible to her.
    const manees = [
      'early',
      'other',
      'withdrawn',
      'late',
      'below hidden',
      'below waiting',
      'below withdrawn',
    ]
    expect(await namesOf('', board.manee)).toEqual(manees)
    const pitis = ['early', 'other', 'waiting', 'hidden', 'withdrawn', 'late', 'below withdrawn']
    expect(await namesOf('', board.piti)).toEqual(pitis)
    for (const { id } of (await ask('', board.piti)).data)
      expect(await board.status(`${path}/${id}`, board.piti)).toBe(200)
    const { data } = await ask('', stranger)
    expect(data[2]).toMatchObject({
      detail: null,
      author: null,
      edited: false,
      status: 'published',
    })
  })

  it('is paged, cut to fields and counted like any other list', async () => {
    const stranger = await board.newcomer('pager')
    expect(await namesOf('limit=2', stranger)).toEqual(seen.slice(0, 2))
    expect(await namesOf('limit=2&page=2', stranger)).toEqual(seen.slice(2, 4))
    expect(await namesOf('limit=2&page=9', stranger)).toEqual([])
    expect(await namesOf('limit=2&offset=1', stranger)).toEqual(seen.slice(1, 3))
    expect(await namesOf('limit=-1', stranger)).toEqual(seen)
    expect(await namesOf('limit=0', stranger)).toEqual([])
    expect(await namesOf('sort=-id&limit=2', stranger)).toEqual(['below withdrawn', 'late'])
    expect(await namesOf('sort=-web_board,position', stranger)).toEqual([
      'below withdrawn',
      'other',
      'withdrawn',
      'early',
      'late',
    ])
    expect(await ask('fields=id,web_board&limit=1', stranger)).toEqual({
      data: [{ id: made['early'], web_board: first }],
    })
    expect((await ask('meta=*&limit=1', stranger)).meta).toEqual({
      total_count: 5,
      filter_count: 5,
    })
    const counted = `${encoded({ detail: { _contains: 'ผ้านวม' } })}&meta=*`
    expect((await ask(counted, stranger)).meta).toEqual({ total_count: 5, filter_count: 1 })
    expect((await ask(`meta=filter_count&search=ผ้านวม`, stranger)).meta).toEqual({
      filter_count: 1,
    })
    const ofPost = { web_board: { _eq: first } }
    // Hidden and removed replies retain their positions.
    expect((await ask(`${encoded(ofPost)}&meta=*`, stranger)).meta).toEqual({
      total_count: 5,
      filter_count: 4,
    })
  })

  it.each([
    [{ id: { _in: [1, 2, 3, 4, 5, 6, 7] } }, ['early', 'other', 'withdrawn', 'late']],
    [{ detail: { _contains: '100%' } }, ['other']],
    [{ detail: { _null: true } }, ['withdrawn']],
    [{ edited: { _eq: true } }, ['late']],
    [{ edited: { _eq: false } }, ['early', 'other', 'withdrawn', 'below withdrawn']],
    [{ status: { _eq: 'draft' } }, []],
    [{ status: { _neq: 'draft' } }, seen],
    [{ position: { _eq: 1 } }, ['early', 'other', 'below withdrawn']],
    [{ date_created: { _lt: '2020-01-01' } }, []],
    [{ date_created: { _gt: '2020-01-01' } }, seen],
    [{ web_board: { title: { _contains: 'ผ้านวม' } } }, ['other', 'withdrawn']],
    [{ web_board: { pinned: { _eq: true } } }, []],
    [{ web_board: { locked: { _eq: false } } }, seen],
    [{ web_board: { _null: true } }, []],
    [
      { _or: [{ position: { _gt: 2 } }, { detail: { _contains: '100%' } }] },
      ['other', 'withdrawn', 'late'],
    ],
  ])('takes the filter %j', async (filter, expected) => {
    const stranger = await board.newcomer(
      `filter-${JSON.stringify(filter).length}-${expected.length}-${expected[0] ?? 'none'}-${Object.keys(filter)[0]}`.replace(
        /\W+/g,
        '-',
      ),
    )
    expect(await namesOf(encoded(filter), stranger)).toEqual(expected)
  })

  it('gives those to one post by any filter that names it', async () => {
    const of = (filter: unknown) => namesOf(encoded(filter), board.piti)
    const whole = [
      { _and: [{ _and: [{ web_board: { _eq: second } }] }] },
      { web_board: { id: { _eq: second } } },
    ]
    // By position; a removed reply has only its position left.
    for (const filter of whole) expect(await of(filter)).toEqual(['other', 'removed', 'withdrawn'])
    expect(await of({ _and: [{ web_board: { _eq: second } }, { position: { _gt: 1 } }] })).toEqual([
      'withdrawn',
    ])
    expect(await of({ web_board: { _in: [first, second] } })).toEqual([
      'early',
      'other',
      'waiting',
      'hidden',
      'withdrawn',
      'late',
    ])
    expect(await of({ web_board: { _eq: 2_147_483_647 } })).toEqual([])
  })

  it('is refused without a token, and answered with one', async () => {
    const anonymous = await sendCall(service.url, path, {})
    expect([anonymous.status, JSON.parse(anonymous.text).errors[0].extensions.code]).toEqual([
      403,
      'FORBIDDEN',
    ])
    const { token } = board.manee
    const { text } = await sendCall(service.url, `${path}?limit=1`, { token })
    expect(text).toContain(`"id":${made['early']}`)
  })
})
