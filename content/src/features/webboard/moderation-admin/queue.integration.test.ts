import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openCareBench, type BoardCareBench } from '../../../../testing/board-care-bench.ts'
import { openPictureBench } from '../../../../testing/board-pictures.ts'
import { startContractService, type ContractService } from '../../../../testing/contract-service.ts'

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

describe('The log', () => {
  it('is changed and deleted by nobody, whatever he may', async () => {
    const post = await care.board.write()
    await care.decide({ post, act: 'lock' })
    const where = { act: { not_equals: '' } }
    const log = await service.payload.find({ collection: 'board-log', limit: 1 })
    const id = Number(log.docs[0]?.id)
    const collection = 'board-log'
    const data = { act: 'nothing' }
    for (const attempt of [
      () => service.payload.update({ collection, id, data }),
      () => service.payload.update({ collection, where, data }),
      () => service.payload.delete({ collection, id }),
      () => service.payload.delete({ collection, where }),
    ])
      await expect(attempt()).rejects.toMatchObject({ status: 403 })
    expect(await service.payload.findByID({ collection, id })).toMatchObject({
      act: log.docs[0]?.act,
    })
  })
})

describe('The queue', () => {
  it('shows first what is due first, and each case with the post, its author and why', async () => {
    const author = await care.newcomer()
    const post = await care.board.write(author)
    const before = await care.board.reply(post)
    const reply = await care.board.reply(post, author)
    const caseId = await care.reported({ reply })
    const queue = await care.queue()
    expect(queue.map(({ dueAt }) => dueAt)).toEqual(queue.map(({ dueAt }) => dueAt).toSorted())
    const { body } = await care.cms(`/board-cases/queue/${caseId}`)
    expect(body).toMatchObject({
      kind: 'reported',
      isOpen: true,
      title: 'คราบกาแฟบนเสื้อขาว',
      beside: [
        { id: before, isIt: false },
        { id: reply, isIt: true },
      ],
      author: { memberId: author.id, posts: 1, replies: 1, removed: 0, reported: 1 },
      reported: [{ reason: 'abuse' }],
      takeDowns: [],
    })
    expect(JSON.stringify(body)).not.toContain('@')
  })

  it('shows the pictures of what waits to those who keep order, and to nobody else of the staff', async () => {
    const author = await care.newcomer()
    const image = await openPictureBench(service).keep(author)
    const text = { title: 'คราบนี้ซักออกไหมคะ', detail: 'ตามรูปเลยค่ะ ลองแล้วไม่ออก' }
    await care.board.send('POST', '/items/web_boards', { ...text, images: [image] }, author)
    const [held] = await care.casesOf(author)
    const { body } = await care.cms(`/board-cases/queue/${held?.id}`)
    expect(body).toMatchObject({ look: 'picture', images: [image] })
    const path = `/board-cases/pictures/${image}`
    const shown = await care.cms(path)
    expect(shown.status, JSON.stringify(shown.body)).toBe(200)
    expect(shown.type).toBe('image/jpeg')
    for (const role of ['', 'editor'] as const)
      expect([401, 403]).toContain((await care.cms(path, role)).status)
    for (const none of [crypto.randomUUID(), 'x', '..%2F..%2Fetc%2Fpasswd'])
      expect([400, 404]).toContain((await care.cms(`/board-cases/pictures/${none}`)).status)
  })

  it('is for those who keep order alone', async () => {
    const id = await care.board.write()
    const caseId = await care.reported({ web_board: id })
    for (const role of ['', 'editor'] as const) {
      for (const path of ['/board-cases/queue', `/board-cases/queue/${caseId}`])
        expect([401, 403], `${role} ${path}`).toContain((await care.cms(path, role)).status)
      const decision = { caseId, act: 'remove', reason: 'spam' }
      expect([401, 403]).toContain((await care.decide(decision, role)).status)
      expect([401, 403]).toContain((await care.undo(crypto.randomUUID(), role)).status)
    }
    expect(await care.board.read(id)).toMatchObject({ status: 'published' })
  })

  it.each([
    '/board-cases/queue?page=0',
    '/board-cases/queue?page=x',
    '/board-cases/queue/x',
    '/board-cases/queue/2147483648',
  ])('has nothing at %s', async (path) =>
    expect([400, 404]).toContain((await care.cms(path)).status),
  )
})
