import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  openModerationBench,
  type BoardModerationBench,
} from '../../../../testing/board-care-bench.ts'
import { openPictureBench } from '../../../../testing/board-pictures.ts'
import { startContractService, type ContractService } from '../../../../testing/contract-service.ts'

let service: ContractService
let care: BoardModerationBench

beforeAll(async () => {
  service = await startContractService()
  care = await openModerationBench(service)
})
afterAll(async () => {
  care.stop()
  await service.stop()
})

describe('The queue', () => {
  it('shows first what is due first, and each case with the post, its author and why', async () => {
    const author = await care.newcomer()
    const post = await care.board.write(author)
    await care.board.reply(post)
    const reply = await care.board.reply(post, author)
    const caseId = await care.reported({ reply })
    const queue = await care.queue()
    expect(queue.map(({ dueAt }) => dueAt)).toEqual(queue.map(({ dueAt }) => dueAt).toSorted())
    const { body } = await care.show(caseId)
    expect(body).toMatchObject({ kind: 'reported', isOpen: true, history: [] })
    const [why, place, beside, whose] = body.view.parts
    expect(why.items[0].text).toBe('Reported · 1 reports')
    expect(why.items[1].text).toMatch(/^Abuse or harassment · /)
    expect(place.items[0].text).toBe('คราบกาแฟบนเสื้อขาว')
    expect(beside.items).toMatchObject([{ isIt: false }, { isIt: true }])
    expect(whose.items[1].text).toBe('Posts 1 · Replies 1 · Removed 0 · Reported 1')
    const names = body.view.acts.map(({ name }: { name: string }) => name)
    expect(names).toEqual(expect.arrayContaining(['approve', 'remove', 'limit7', 'dismiss']))
    expect(names).not.toContain('lift')
    expect(JSON.stringify(body)).not.toContain('@')
  })

  it('shows the pictures of what waits to those who keep order, and to nobody else of the staff', async () => {
    const author = await care.newcomer()
    const image = await openPictureBench(service).keep(author)
    const text = { title: 'คราบนี้ซักออกไหมคะ', detail: 'ตามรูปเลยค่ะ ลองแล้วไม่ออก' }
    await care.board.send('POST', '/items/web_boards', { ...text, images: [image] }, author)
    const [held] = await care.casesOf(author)
    const path = `/board-posts/pictures/${image}`
    const { parts } = (await care.show(held?.id)).body.view
    expect(parts[0].items[0].text).toContain('Contains a picture')
    expect(JSON.stringify(parts)).toContain(`/cms-api${path}`)
    const shown = await care.cms(path)
    expect(shown.status, JSON.stringify(shown.body)).toBe(200)
    expect(shown.type).toBe('image/jpeg')
    for (const role of ['', 'editor'] as const)
      expect([401, 403]).toContain((await care.cms(path, role)).status)
    for (const none of [crypto.randomUUID(), 'x', '..%2F..%2Fetc%2Fpasswd'])
      expect([400, 404]).toContain((await care.cms(`/board-posts/pictures/${none}`)).status)
  })

  it('is for those who keep order alone, as are decisions without a case', async () => {
    const post = await care.board.write()
    for (const role of ['', 'editor'] as const)
      for (const [path, sent] of [
        ['decide', { post, act: 'remove', reason: 'spam' }],
        ['answer', { post, detail: 'แวะมาที่สาขาได้เลยค่ะ' }],
        ['draft-faq', { post }],
      ] as const)
        expect([401, 403]).toContain((await care.cms(`/board-posts/${path}`, role, sent)).status)
    expect(await care.board.read(post)).toMatchObject({ status: 'published' })
  })
})
