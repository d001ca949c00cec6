import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBoardBench, type BoardBench } from '../../../../testing/board-bench.ts'
import type { SignedMember } from '../../../../testing/member-requests.ts'
import { openSearchBench } from '../../../../testing/search-bench.ts'
import { announcePost } from './post.search.ts'

let bench: Awaited<ReturnType<typeof openSearchBench>>
let board: BoardBench
let made = 0

beforeAll(async () => {
  bench = await openSearchBench()
  board = await openBoardBench(bench)
})
afterAll(() => bench.stop())

const anyone = () => board.newcomer(`sp-${(made += 1)}`)

/** Written a little earlier: the index counts whole seconds, and the present one has not ended. */
async function post(title: string, detail: string, by?: SignedMember): Promise<number> {
  const author = by ?? (await anyone())
  const sent = { title, detail: `${detail} (${(made += 1)})` }
  const { status, body } = await board.send('POST', '/items/web_boards', sent, author)
  expect([status, body]).toEqual([200, expect.anything()])
  await board.age(author, 60)
  await announcePost(bench.payload, body.data.id)
  return body.data.id
}
async function search(text: string, query = '', member = board.manee) {
  await bench.settled()
  return await board.list(`search=${encodeURIComponent(text)}&${query}`, member)
}
const idsOf = async (text: string, query = '') =>
  (await search(text, query)).items.map(({ id }) => id)

describe('A search of posts', () => {
  it('finds them by title and text, however Thai is written, the closest first', async () => {
    const inText = await post('ถามเรื่องเครื่องหน่อยครับ', 'ซักผ้าม่านกันแสงแล้วกลิ่นอับ')
    const inTitle = await post('ผ้าม่านกันแสงซักได้ไหม', 'มีใครเคยลองบ้างคะ')
    const newer = await post('เครื่องไหนซักผ้าม่านกันแสงได้', 'ขนาดสองเมตรครึ่งค่ะ')
    expect(await idsOf('ผ้าม่านกันแสง')).toEqual([inTitle, newer, inText])
    expect(await idsOf('กันแสง ผ้าม่าน')).toEqual([newer, inTitle, inText])
    const english = await post('Coin machine ate 40 baht', 'Machine ๑๒ at Nimman, who do I call?')
    for (const text of ['COIN', 'coin machine', 'Machine 12'])
      expect(await idsOf(text)).toEqual([english])
    const sara = await post('น้ำยาซักผ้าเด็กยี่ห้อไหนดี', 'ผิวลูกแพ้ง่ายมากเลยค่ะ')
    expect(await idsOf('นํ้ายาซักผ้าเด็ก')).toEqual([sara])
  })

  it('finds a new one by itself, once its second is over', async () => {
    const sent = { title: 'ปลอกหมอนไหมมีกลิ่นอับ', detail: 'ตากแดดแล้วก็ยังอยู่ค่ะ' }
    const { body } = await board.send('POST', '/items/web_boards', sent, await anyone())
    const found = () => idsOf('ปลอกหมอนไหม')
    await expect.poll(found, { timeout: 5000 }).toEqual([body.data.id])
  })

  it('gives each as the list does, by pages with their number', async () => {
    const [author, reader] = [await anyone(), await anyone()]
    const first = await post('สติกเกอร์ติดเสื้อลอกยังไง', 'เหนียวมากเลยค่ะ', author)
    await board.age(author, 600)
    const second = await post('เสื้อมีรอยสติกเกอร์ค้าง', 'ขูดไม่ออกค่ะ', author)
    await board.reply(first)
    await board.look(second, reader)
    const page = await search('สติกเกอร์', 'limit=1', reader)
    expect(page).toMatchObject({ total: 2, totalPages: 2 })
    expect(page.items).toEqual([await board.read(first, reader)])
    const rest = await search('สติกเกอร์', 'limit=1&page=2', reader)
    expect(rest.items).toMatchObject([{ id: second, isUnread: false }])
    expect((await search('สติกเกอร์', 'limit=1&page=3', reader)).items).toEqual([])
    expect(await search('ไม่มีใครเขียนคำนี้หรอก')).toMatchObject({ items: [], total: 0 })
  })

  it('goes with what its author changes, takes back, or somebody hides', async () => {
    const author = await anyone()
    const id = await post('รองเท้าผ้าใบเหลือง', 'ขัดแล้วไม่ขาวเลย', author)
    expect(await idsOf('รองเท้าผ้าใบ')).toEqual([id])
    const path = `/items/web_boards/${id}`
    await board.send('PATCH', path, { title: 'หมวกแก๊ปเหลืองมากเลย' }, author)
    expect(await idsOf('รองเท้าผ้าใบ')).toEqual([])
    expect(await idsOf('หมวกแก๊ป')).toEqual([id])
    await board.changePost(id, { state: 'hidden' })
    // Left out although the index does not know yet.
    expect(await idsOf('หมวกแก๊ป')).toEqual([])
    expect(await bench.asMember('หมวกแก๊ป')).toHaveLength(1)
    await announcePost(bench.payload, id)
    expect(await bench.asMember('หมวกแก๊ป')).toEqual([])
    await board.changePost(id, { state: 'published' })
    await announcePost(bench.payload, id)
    expect(await idsOf('หมวกแก๊ป')).toEqual([id])
    await board.send('DELETE', path, undefined, author)
    expect(await search('หมวกแก๊ป')).toMatchObject({ items: [], total: 0 })
  })

  it('finds no other record, and none that waits', async () => {
    await bench.addDownload('คู่มือถอดซิปผ้านวม')
    expect(await idsOf('ถอดซิปผ้านวม')).toEqual([])
    const id = await post('ถอดซิปผ้านวมก่อนซักไหม', 'กลัวซิปพังค่ะ')
    expect(await idsOf('ถอดซิปผ้านวม')).toEqual([id])
    await board.changePost(id, { state: 'waiting' })
    await announcePost(bench.payload, id)
    expect(await idsOf('ถอดซิปผ้านวม')).toEqual([])
  })

  it('of nothing is the list, and one that is none is refused by name', async () => {
    for (const nothing of ['   ', '\u0002', '\u200B'])
      expect((await search(nothing)).total, nothing).toBe((await board.list()).total)
    expect((await search('!?')).items).toEqual([])
    for (const query of [
      `search=${'ก'.repeat(101)}`,
      'search=%00',
      'search=a&search=b',
      'search=ผ้า&scope=own',
      'search=ผ้า&scope=followed',
    ])
      expect(await board.status(`/api/web_board?${query}`), query).toBe(400)
    for (const text of ["' OR 1=1 --", '"*"', 'NEAR(a b)', '%'])
      expect((await search(text)).items, text).toEqual([])
  })
})

describe('The search of the site', () => {
  it('finds posts for members among the rest, and leads to each', async () => {
    await bench.addEnews('ซักตุ๊กตาหมี ฉบับเดือนนี้')
    const id = await post('ซักตุ๊กตาหมีตัวใหญ่', 'ใส่เครื่องอบได้ไหมคะ')
    const found = await bench.asMember('ตุ๊กตาหมี')
    expect(found.map(({ kind }) => kind).toSorted()).toEqual(['enews', 'webboard'])
    expect(found.find(({ kind }) => kind === 'webboard')).toMatchObject({
      id,
      slug: null,
      title: 'ซักตุ๊กตาหมีตัวใหญ่',
      excerpt: expect.stringContaining('ใส่เครื่องอบได้ไหมคะ'),
      publishedAt: expect.any(String),
    })
  })

  it('tells strangers nothing of them: their answer stays the same', async () => {
    const text = 'กระโปรงพลีทยับมาก'
    const ask = async () => (await bench.get(`/api/search?q=${encodeURIComponent(text)}`)).body
    const before = await ask()
    await post(text, 'รีดยังไงให้กลับมาเหมือนเดิม')
    expect(await bench.asMember(text)).toHaveLength(1)
    expect(await ask()).toEqual(before)
  })
})
