import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openCareBench, type BoardCareBench } from '../../../../testing/board-care-bench.ts'
import { startContractService, type ContractService } from '../../../../testing/contract-service.ts'
import { recountBoard } from '../board/recount.ts'

let service: ContractService
let care: BoardCareBench

beforeAll(async () => {
  service = await startContractService()
  care = await openCareBench(service)
})
afterAll(async () => {
  care.stop()
  await service.stop()
})

const posts = '/items/web_boards'
const rightCounts = { shown: 0, replies: 0 }

describe('Undoing a decision that others have gone beyond', () => {
  it('opens no case again about what its author has taken back meanwhile: nobody could close it', async () => {
    const { author, id, caseId } = await care.waiting()
    const { body } = await care.decide({ caseId, act: 'approve' })
    expect((await care.board.send('DELETE', `${posts}/${id}`, undefined, author)).status).toBe(204)
    expect((await care.undo(body.key)).status).toBe(200)
    expect(await care.casesOf(author)).toMatchObject([{ id: caseId, state: 'decided' }])
    expect(await recountBoard(service.payload)).toEqual(rightCounts)
  })

  it('opens none about what another has removed meanwhile', async () => {
    const { author, id, caseId } = await care.waiting()
    const { body } = await care.decide({ caseId, act: 'approve' })
    await care.decide({ post: id, act: 'remove', reason: 'spam' }, 'other')
    expect((await care.undo(body.key)).status).toBe(200)
    expect(await care.casesOf(author)).toMatchObject([{ id: caseId, state: 'decided' }])
  })

  it('leaves the limit that another has set meanwhile', async () => {
    const author = await care.newcomer()
    const post = await care.board.write(author)
    const limit = { post, act: 'limit', reason: 'abuse', keepsWriting: true }
    const { body } = await care.decide({ ...limit, days: 1 })
    expect((await care.decide({ ...limit, days: null }, 'other')).status).toBe(200)
    expect((await care.undo(body.key)).status).toBe(200)
    const where = { memberId: { equals: author.id } }
    const { docs } = await service.payload.find({ collection: 'board-authors', where })
    expect(docs).toMatchObject([{ limitedUntil: '9999-12-31T00:00:00.000Z' }])
  })

  it('throws no text away that its author has written since it was put right', async () => {
    const author = await care.newcomer()
    const post = await care.board.write(author)
    const reply = await care.board.reply(await care.board.write(), author)
    for (const [path, about] of [
      [`${posts}/${post}`, { post }],
      [`/items/feedback_webboard/${reply}`, { reply }],
    ] as const) {
      const { body } = await care.decide({ ...about, act: 'edit', detail: 'ซักที่ร้านใกล้บ้านค่ะ' })
      const detail = 'ซักที่ร้านใกล้บ้าน เครื่อง 18 กก. ค่ะ'
      expect((await care.board.send('PATCH', path, { detail }, author)).status).toBe(200)
      for (const time of ['first', 'second'])
        expect(await care.undo(body.key), time).toMatchObject({
          status: 409,
          body: {
            errors: [{ message: 'The text has been changed since, so this cannot be undone.' }],
          },
        })
      expect((await care.board.send('GET', path)).body.data).toMatchObject({ detail })
    }
  })

  it('throws none away that waits by now, nor what another of the staff has put there', async () => {
    const { author, id, caseId } = await care.waiting()
    const { body } = await care.decide({ caseId, act: 'edit', detail: 'ซักที่ร้านใกล้บ้านค่ะ' })
    const detail = 'ดูที่ https://b.example'
    await care.board.send('PATCH', `${posts}/${id}`, { detail }, author)
    expect(await care.board.read(id, author)).toMatchObject({ status: 'draft' })
    expect((await care.undo(body.key)).status).toBe(409)
    expect(await care.board.read(id, author)).toMatchObject({ status: 'draft', detail })
    const again = { post: id, act: 'edit', detail: 'ซักที่ไหนก็ได้ค่ะ' }
    const first = (await care.decide(again)).body
    await care.decide({ ...again, detail: 'ซักที่ร้านไหนก็ได้ค่ะ' }, 'other')
    expect((await care.undo(first.key)).status).toBe(409)
    expect(await care.board.read(id)).toMatchObject({ detail: 'ซักที่ร้านไหนก็ได้ค่ะ' })
    expect(await recountBoard(service.payload)).toEqual(rightCounts)
  })

  it('gives back what was put right, where nobody has changed the text since', async () => {
    const author = await care.newcomer()
    const post = await care.board.write(author)
    const { title, detail, isEdited } = await care.board.read(post)
    const texts = { title: 'คราบกาแฟ', detail: 'ซักออกไหมคะ' }
    const { body } = await care.decide({ post, act: 'edit', ...texts })
    const solved = await care.board.reply(post)
    await care.board.send('PATCH', `${posts}/${post}`, { solved }, author)
    expect((await care.undo(body.key)).status).toBe(200)
    expect(await care.board.read(post)).toMatchObject({ title, detail, isEdited })
  })

  it('unpins what it has pinned, and leaves it locked as another has done meanwhile', async () => {
    const post = await care.board.write(await care.newcomer())
    const { body } = await care.decide({ post, act: 'pin' })
    await care.decide({ post, act: 'lock' }, 'other')
    expect((await care.undo(body.key)).status).toBe(200)
    expect(await care.board.read(post)).toMatchObject({ isPinned: false, isLocked: true })
    expect(await recountBoard(service.payload)).toEqual(rightCounts)
  })
})

describe('What three reports have hidden', () => {
  it('is the solution again, whichever of its cases is decided, or none is named', async () => {
    for (const isNamed of [true, false]) {
      const asker = await care.newcomer()
      const post = await care.board.write(asker)
      const reply = await care.board.reply(post)
      await care.board.send('PATCH', `${posts}/${post}`, { solved: reply }, asker)
      await care.reported({ reply }, 3)
      const about = `/webboard/${post}?reply=${reply}`
      const sent = {
        address: about,
        reason: 'abuse',
        name: 'วิภา',
        email: 'w@example.com',
        message: 'ขอให้ลบ',
        consent: true,
      }
      expect((await care.board.send('POST', '/api/web_board_take_downs', sent)).status).toBe(204)
      const where = { kind: { equals: 'take_down' } }
      const find = { collection: 'board-cases', where, sort: '-id', limit: 1 } as const
      const [takeDown] = (await service.payload.find(find)).docs
      const named = isNamed ? { caseId: takeDown?.id } : { reply }
      expect((await care.decide({ ...named, act: 'approve' })).status).toBe(200)
      expect(await care.board.read(post)).toMatchObject({ solvedBy: reply })
    }
  })
})
