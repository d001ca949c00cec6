import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBoardBench, type BoardBench } from '../../../../testing/board-bench.ts'
import { startContractService, type ContractService } from '../../../../testing/contract-service.ts'
import { removeMember } from '../../account/removal/remove-member.ts'

let service: ContractService
let board: BoardBench

const path = '/items/feedback_webboard'
let made = 0
const fresh = () => `ใช้น้ำอุ่นกับผงซักฟอกสูตรเข้มข้น (${(made += 1)})`
const anyone = () => board.newcomer(`t-${(made += 1)}`)

beforeAll(async () => {
  service = await startContractService()
  board = await openBoardBench(service)
})
afterAll(() => service.stop())

const write = (post: number, body: object, by = board.piti) =>
  board.send('POST', path, { web_board: post, detail: fresh(), ...body }, by)

describe('A post’s author', () => {
  const toldTo = async (member: { id: string; token: string }) => {
    const { body } = await board.send('GET', '/items/notifications?limit=-1', undefined, member)
    return body.data.map(({ event, slug, title_th: title }: Record<string, unknown>) => ({
      event,
      slug,
      title,
    }))
  }

  it('is notified of each reply of others to the post, and of none of their own', async () => {
    const [asker, replier, other] = [await anyone(), await anyone(), await anyone()]
    const post = await board.write(asker, 'ผ้าม่านกันแสงซักได้ไหม')
    await board.age(asker, 60)
    await write(post, {}, asker)
    expect(await toldTo(asker)).toEqual([])
    const first = await write(post, {}, replier)
    await write(post, {}, other)
    const title = 'มีคนตอบกระทู้ “ผ้าม่านกันแสงซักได้ไหม” ของคุณ'
    const one = { event: 'board', slug: String(post), title }
    expect(await toldTo(asker)).toEqual([one, one])
    expect(await toldTo(replier)).toEqual([])
    await board.send('DELETE', `${path}/${first.body.data.id}`, undefined, replier)
    expect(await toldTo(asker)).toEqual([one])
    await board.send('DELETE', `/items/web_boards/${post}`, undefined, asker)
    expect(await toldTo(asker)).toEqual([])
  })

  it('is not notified of refused replies; after the author’s erasure nobody is', async () => {
    const [asker, replier] = [await anyone(), await anyone()]
    const post = await board.write(asker)
    await write(post, { detail: 'ก' }, replier)
    await write(post, { quote: 2_147_483_647 }, replier)
    expect(await toldTo(asker)).toEqual([])
    await removeMember(service.payload, asker.id)
    expect((await write(post, {}, replier)).status).toBe(200)
    const where = { member: { equals: asker.id } }
    const kept = await service.payload.count({ collection: 'notifications', where })
    expect(kept.totalDocs).toBe(0)
  })
})
