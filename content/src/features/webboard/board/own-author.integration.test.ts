import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBoardBench, type BoardBench } from '../../../../testing/board-bench.ts'
import { startContractService, type ContractService } from '../../../../testing/contract-service.ts'
import { registerMember } from '../../../../testing/member-requests.ts'
import { connectionTo } from '../../../platform/database/tables.ts'
import { authorsOf } from '../tables/board-tables.ts'

let service: ContractService
let board: BoardBench

const path = '/api/web_board_author'
let made = 0
const anyone = () => board.newcomer(`a-${(made += 1)}`)

beforeAll(async () => {
  service = await startContractService()
  board = await openBoardBench(service)
  const named = { slug: 'settings', data: { brandName: 'ฟองใส', homeTitle: 'ฟองใส' } } as const
  await service.payload.updateGlobal({ ...named, locale: 'th' })
  await service.payload.updateGlobal({
    ...named,
    locale: 'en',
    data: { ...named.data, brandName: 'Fongsai' },
  })
})
afterAll(() => service.stop())

describe('A nickname', () => {
  it.each(['bet99.com', 'โทร 081 234 5678', '๐๘๑๒๓๔๕๖๗๘', 'เงินกู้.ด่วน'])(
    'is no advertisement: %s',
    async (nickname) => {
      await service.payload.updateGlobal({ slug: 'board-rules', data: { words: 'เงินกู้ด่วน' } })
      const { status, body } = await board.send('PATCH', '/api/web_board_author', { nickname })
      expect(status).toBe(400)
      expect(JSON.stringify(body)).toContain('"field":"nickname"')
    },
  )
})

describe('A name that only the brand may have', () => {
  const feigned = { first_name: 'ทีมงานฟองใส', last_name: 'Official' }

  it('is stored and given to its member as typed, but shown to nobody else, in whatever it stands', async () => {
    const author = await anyone()
    const { status, body } = await board.send('PATCH', '/users/me', feigned, author)
    expect([status, body.data]).toMatchObject([200, feigned])
    const data = { firstName: 'ปิติ', lastName: 'โอภาส' }
    await service.payload.update({ collection: 'members', id: board.piti.id, data })
    const post = await board.write(author, 'ซักผ้าห่มนวมหกฟุตได้ไหม')
    const reply = await board.reply(post, author)
    const quoting = await board.reply(post, board.piti, reply)
    const shown = { id: author.id, name: null, kind: 'member' }
    expect((await board.read(post)).author).toMatchObject(shown)
    const listed = (await board.list()).items.find(({ id }) => id === post)
    expect(listed?.author).toMatchObject(shown)
    const own = (await board.list('scope=own', author)).items[0]
    expect(own?.author).toMatchObject(shown)
    const replies = await board.repliesTo(post)
    expect(replies.map(({ author: by }) => by?.name)).toEqual([null, 'คุณปิติ อ.'])
    expect(replies.find(({ id }) => id === quoting)?.quote?.author).toMatchObject(shown)
    const { body: mine } = await board.send('GET', path, undefined, author)
    expect(mine.result).toMatchObject({ name: null, name_fault: 'reserved' })
    expect((await board.send('GET', '/users/me', undefined, author)).body.data).toMatchObject(
      feigned,
    )
  })

  it('is shown once the brand is called otherwise, at once', async () => {
    const author = await anyone()
    const words = (data: object) =>
      service.payload.updateGlobal({ slug: 'board-rules', data: { words: '', ...data } })
    const data = { firstName: 'ซักไว', lastName: 'ใจดี' }
    await service.payload.update({ collection: 'members', id: author.id, data })
    const post = await board.write(author)
    const name = async () => (await board.read(post)).author?.name
    expect(await name()).toBe('คุณซักไว จ.')
    await words({ words: 'ซักไว' })
    expect(await name()).toBeNull()
    await words({})
    expect(await name()).toBe('คุณซักไว จ.')
  })

  it('is not shown where it was chosen as a nickname before a rule was', async () => {
    const author = await anyone()
    const now = new Date().toISOString()
    await connectionTo(service.payload)
      .insert(authorsOf(service.payload))
      .values({ memberId: author.id, nickname: 'Fоngsai', createdAt: now, updatedAt: now })
    const post = await board.write(author)
    expect((await board.read(post)).author?.name).toBeNull()
  })
})

describe('/api/web_board_author', () => {
  it('names a member by the own name, shortened, until a nickname is chosen', async () => {
    const author = await anyone()
    const data = { firstName: 'สมศรี', lastName: 'แก้วใส' }
    await service.payload.update({ collection: 'members', id: author.id, data })
    const post = await board.write(author)
    const free = { limited_until: null, limit_reason: null, may_appeal: false, review: 'possible' }
    const own = { nickname: null, name: 'คุณสมศรี ก.', name_fault: null, ...free }
    expect((await board.send('GET', path, undefined, author)).body).toEqual({ result: own })
    const named = { nickname: 'แม่บ้านสายซัก', name: 'แม่บ้านสายซัก', name_fault: null, ...free }
    const { status, body } = await board.send('PATCH', path, { nickname: ' แม่บ้านสายซัก ' }, author)
    expect([status, body]).toEqual([200, { result: named }])
    expect((await board.read(post)).author?.name).toBe('แม่บ้านสายซัก')
    expect((await board.send('PATCH', path, { nickname: null }, author)).body).toEqual({
      result: own,
    })
    expect((await board.read(post)).author?.name).toBe('คุณสมศรี ก.')
  })

  it('keeps one name of several that are chosen at once, and a limit beside it', async () => {
    const author = await anyone()
    const names = ['น้ำใส', 'น้ำอุ่น', 'น้ำเย็น', 'น้ำหอม']
    const answers = await Promise.all(
      names.map((nickname) => board.send('PATCH', path, { nickname }, author)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const { body } = await board.send('GET', path, undefined, author)
    expect(names).toContain(body.result.nickname)
    const limited = await anyone()
    const limitedUntil = new Date(Date.now() + 60_000).toISOString()
    await board.limit(limited, limitedUntil)
    expect((await board.send('GET', path, undefined, limited)).body.result.limited_until).toBe(
      limitedUntil,
    )
    expect(await board.send('PATCH', path, { nickname: 'น้ำใส' }, limited)).toMatchObject({
      status: 403,
      body: { errors: [{ extensions: { type: 'limited' } }] },
    })
  })

  it.each([
    'ทีมงานใจดี',
    'แอดมิน สาขา 3',
    'ผู้ดูแล',
    'A.d-m i_n',
    'Support',
    'ฟองใส สายซัก',
    'FongSai-TH',
  ])('gives nobody the name %j, which is the brand’s or its staff’s', async (nickname) => {
    const author = await anyone()
    expect(await board.send('PATCH', path, { nickname }, author)).toMatchObject({
      status: 400,
      body: { errors: [{ extensions: { field: 'nickname', type: 'reserved' } }] },
    })
    expect((await board.send('GET', path, undefined, author)).body.result.nickname).toBe(null)
  })

  it.each([
    ['<b>x</b>'],
    [['x']],
    [7],
    [{ $ne: null }],
    [''],
    ['ก'.repeat(31)],
    ['Аdmin'],
    ['a\u0000b'],
    ['\uD800'],
  ])('refuses %j by its field, and changes nothing', async (nickname) => {
    const author = await anyone()
    const { status, body } = await board.send('PATCH', path, { nickname }, author)
    expect([status, body.errors[0].extensions.field]).toEqual([400, 'nickname'])
    expect((await board.send('GET', path, undefined, author)).body.result.nickname).toBeNull()
  })

  it('refuses other fields, and members with an unconfirmed address', async () => {
    for (const field of ['limited_until', 'name', 'id'])
      expect((await board.send('PATCH', path, { nickname: 'น้ำใส', [field]: null })).status).toBe(
        403,
      )
    const unverified = await registerMember(service.payload, 'unverified')
    expect((await board.send('PATCH', path, { nickname: 'น้ำใส' }, unverified)).status).toBe(403)
  })
})
