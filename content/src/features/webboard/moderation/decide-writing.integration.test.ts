import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  openModerationBench,
  type BoardModerationBench,
} from '../../../../testing/board-care-bench.ts'
import { startContractService, type ContractService } from '../../../../testing/contract-service.ts'
import type { SignedMember } from '../../../../testing/member-requests.ts'
import { removeMember } from '../../account/removal/remove-member.ts'
import { recountBoard } from '../board/recount.ts'

let service: ContractService
let care: BoardModerationBench

const rightCounts = { shown: 0, replies: 0 }
const posts = '/items/web_boards'

beforeAll(async () => {
  service = await startContractService()
  care = await openModerationBench(service)
})
afterAll(async () => {
  care.stop()
  await service.stop()
})

describe('Approving', () => {
  it('shows a post as the newest one, tells its author, and asks nobody’s paces', async () => {
    const { author, id, caseId } = await care.waiting()
    const before = await care.board.list()
    expect((await care.decide({ caseId, act: 'approve' })).status).toBe(200)
    const after = await care.board.list('order=newest')
    expect(after.total).toBe(before.total + 1)
    expect(after.items[0]).toMatchObject({ id, status: 'published' })
    expect(await care.toldTo(author)).toMatchObject([
      { titleTh: 'กระทู้ของคุณแสดงในเว็บบอร์ดแล้ว', slug: String(id) },
    ])
    expect(await care.casesOf(author)).toMatchObject([
      { state: 'closed', decision: 'approve', by: care.idOf('moderator') },
    ])
    expect(await care.logOf(`post:${id}`)).toEqual([
      { act: 'approve', reason: null, by: care.idOf('moderator') },
    ])
    expect(await recountBoard(service.payload)).toEqual(rightCounts)
  })

  it('gives a reply the next position, and notifies the post’s author', async () => {
    const asker = await care.newcomer()
    const post = await care.board.write(asker)
    const { id, caseId } = await care.waiting(post)
    await care.board.reply(post)
    expect((await care.decide({ caseId, act: 'approve' })).status).toBe(200)
    expect(
      (await care.board.repliesTo(post)).map((reply) => [reply.id === id, reply.position]),
    ).toEqual([
      [false, 1],
      [true, 2],
    ])
    expect(await care.board.read(post)).toMatchObject({ replies: 2 })
    expect((await care.toldTo(asker)).at(-1)?.titleTh).toContain('มีคนตอบกระทู้')
    expect((await care.board.list('limit=1')).items[0]).toMatchObject({ id: post })
    expect(await recountBoard(service.payload)).toEqual(rightCounts)
  })

  it('shows what was reported where it stood, as the solution that it was', async () => {
    const post = await care.board.write()
    const newer = await care.board.write()
    const reply = await care.board.reply(post, await care.newcomer())
    await care.board.changePost(post, { solvedBy: reply })
    const caseId = await care.reported({ reply }, 3)
    expect(await care.board.read(post)).toMatchObject({ replies: 0, solvedBy: null })
    await care.board.reply(newer)
    await care.decide({ caseId, act: 'dismiss' })
    expect(await care.board.read(post)).toMatchObject({ replies: 1, solvedBy: reply })
    expect((await care.board.list('limit=1')).items[0]).toMatchObject({ id: newer })
    expect(await recountBoard(service.payload)).toEqual(rightCounts)
  })
})

describe('Of two who decide the same case', () => {
  it('one does, and the other is told', async () => {
    const { id, caseId, author } = await care.waiting()
    const answers = await Promise.all([
      care.decide({ caseId, act: 'approve' }),
      care.decide({ caseId, act: 'remove', reason: 'spam' }, 'other'),
      care.decide({ caseId, act: 'approve' }, 'administrator'),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.errors[0].message).toBe('Someone else has already decided this.')
    expect(await care.logOf(`post:${id}`)).toHaveLength(1)
    expect(await care.toldTo(author)).toHaveLength(1)
    expect(await recountBoard(service.payload)).toEqual(rightCounts)
  })

  it('and the author who takes it back at the same moment, one wins', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id, caseId, author } = await care.waiting()
      const [decided, withdrawn] = await Promise.all([
        care.decide({ caseId, act: 'approve' }),
        care.board.send('DELETE', `${posts}/${id}`, undefined, author),
      ])
      expect(withdrawn.status).toBe(204)
      expect([200, 409]).toContain(decided.status)
      expect(await care.board.status(`/api/web_board/${id}`)).toBe(404)
      expect(await care.casesOf(author)).toMatchObject([{ state: 'closed' }])
    }
    expect(await recountBoard(service.payload)).toEqual(rightCounts)
  })
})

describe('What its author has changed since it was read', () => {
  it('is not decided unread', async () => {
    const { id, caseId, author } = await care.waiting()
    const markOf = async () => (await care.show(caseId)).body.view.acts[0].sent.mark
    const mark = await markOf()
    const change = (detail: string) =>
      care.board.send('PATCH', `${posts}/${id}`, { detail }, author)
    await change('กู้เงินด่วน https://b.example')
    const { status, body } = await care.decide({ caseId, act: 'approve', mark })
    expect([status, body.errors[0].message]).toEqual([
      409,
      'Its author has changed the text. Read it again first.',
    ])
    expect(await care.board.read(id, author)).toMatchObject({ status: 'draft' })
    expect(JSON.stringify((await care.show(caseId)).body)).toContain('b.example')
    const decision = { caseId, act: 'approve', mark: await markOf() }
    expect((await care.decideOnly(decision)).status).toBe(200)
    await change('กู้เงินด่วน https://c.example')
    expect(await care.carryOut()).toEqual(['dropped'])
    expect(await care.board.read(id, author)).toMatchObject({ status: 'draft' })
    expect(await care.casesOf(author)).toMatchObject([{ state: 'open', decision: null, by: null }])
    expect((await care.logOf(`post:${id}`)).at(-1)).toEqual({
      act: 'refused',
      reason: 'changed',
      by: null,
    })
    expect((await care.decide({ caseId, act: 'approve', mark: await markOf() })).status).toBe(200)
    expect(await care.board.read(id)).toMatchObject({ status: 'published' })
  })
})

describe('Removing', () => {
  it('takes a post off with its text, which is kept apart, and tells its author why', async () => {
    const author = await care.newcomer()
    const id = await care.board.write(author)
    await care.board.reply(id)
    const before = (await care.board.list()).total
    expect((await care.decide({ post: id, act: 'remove', reason: 'off_topic' })).status).toBe(200)
    expect((await care.board.list()).total).toBe(before - 1)
    expect(await care.board.status(`/api/web_board/${id}`, author)).toBe(404)
    expect(await service.payload.findByID({ collection: 'board-posts', id })).toMatchObject({
      state: 'removed',
      title: null,
      detail: null,
    })
    const where = { subject: { equals: `post:${id}` } }
    const kept = await service.payload.find({ collection: 'board-kept-texts', where })
    expect(kept.docs).toMatchObject([
      { memberId: author.id, title: 'คราบกาแฟบนเสื้อขาว', act: 'remove', reason: 'off_topic' },
    ])
    expect(await care.toldTo(author)).toEqual([
      {
        titleTh: 'ขออภัย เรานำกระทู้ “คราบกาแฟบนเสื้อขาว” ของคุณออก (เหตุผล: ไม่เกี่ยวกับเว็บบอร์ดนี้)',
        titleEn:
          'Sorry, we removed your post “คราบกาแฟบนเสื้อขาว” from the web board. Reason: Off topic.',
        slug: null,
      },
    ])
    expect(await recountBoard(service.payload)).toEqual(rightCounts)
    await removeMember(service.payload, author.id)
    const left = await service.payload.find({ collection: 'board-kept-texts', where })
    expect(left.docs).toEqual([])
  })

  it('needs a reason, and is refused of what is gone', async () => {
    const id = await care.board.write()
    expect((await care.decide({ post: id, act: 'remove' })).status).toBe(400)
    expect((await care.decide({ post: id, act: 'remove', reason: 'ugly' })).status).toBe(400)
    for (const about of [{ post: id, reply: 'x' }, { post: id, reply: 1 }, { reply: 'x' }])
      expect((await care.decide({ ...about, act: 'dismiss' })).status).toBe(400)
    expect(await care.board.read(id)).toMatchObject({ status: 'published' })
    await care.decide({ post: id, act: 'remove', reason: 'spam' })
    expect((await care.decide({ post: id, act: 'remove', reason: 'spam' })).status).toBe(409)
    expect((await care.decide({ post: 2_147_483_647, act: 'approve' })).status).toBe(409)
  })
})

describe('Putting a text right', () => {
  it('gives the post the language of its new text', async () => {
    const { id, caseId } = await care.waiting()
    const texts = { title: 'Where can I wash a duvet?', detail: 'A branch near home, please.' }
    await care.decide({ caseId, act: 'edit', ...texts })
    const post = await service.payload.findByID({ collection: 'board-posts', id })
    expect(post).toMatchObject({ ...texts, language: 'en' })
  })

  it('marks and shows it, and keeps what stood there', async () => {
    const { id, caseId, author, detail } = await care.waiting()
    expect((await care.decide({ caseId, act: 'edit', detail: 'ซักที่ร้านใกล้บ้านค่ะ' })).status).toBe(200)
    expect(await care.board.read(id)).toMatchObject({
      detail: 'ซักที่ร้านใกล้บ้านค่ะ',
      title: 'ซักผ้านวมที่ไหนดี',
      isEdited: true,
      status: 'published',
    })
    const where = { subject: { equals: `post:${id}` } }
    const kept = await service.payload.find({ collection: 'board-kept-texts', where })
    expect(kept.docs).toMatchObject([{ detail }])
    expect((await care.toldTo(author))[0]?.titleTh).toContain('ทีมงานแก้ข้อความ')
  })

  it('is what those read of it who were told of replies, until it is removed', async () => {
    const [asker, follower] = [await care.newcomer(), await care.newcomer()]
    const [post, another] = [await care.board.write(asker), await care.board.write(asker)]
    for (const id of [post, another]) {
      await care.board.send('POST', '/api/followed_posts', { web_board: id }, follower)
      const replier = await care.newcomer()
      const reply = { web_board: id, detail: 'แช่น้ำส้มสายชู 15 นาทีก่อนซักค่ะ' }
      await care.board.send('POST', '/items/feedback_webboard', reply, replier)
    }
    const titlesFor = async (member: SignedMember) => {
      const path = '/items/notifications?limit=-1'
      const { data } = (await care.board.send('GET', path, undefined, member)).body
      const told: { slug: string; title_th: string; title_en: string }[] = data
      return told
        .filter(({ title_th: th }) => /มีคนตอบ|มีความเห็นใหม่/u.test(th))
        .toSorted((one, other) => Number(one.slug) - Number(other.slug))
        .map(({ title_th: th, title_en: en }) => [th, en])
    }
    const named = (title: string) => [
      [`มีคนตอบกระทู้ “${title}” ของคุณ`, `New reply to your post “${title}”`],
      [`มีความเห็นใหม่ในกระทู้ “${title}” ที่คุณติดตาม`, `New replies to “${title}”, a post you follow`],
    ]
    const untouched = named('คราบกาแฟบนเสื้อขาว')
    expect(await titlesFor(asker)).toEqual([untouched[0], untouched[0]])
    const texts = { title: 'คราบบนเสื้อ', detail: 'ซักยังไงให้ออกคะ' }
    await care.decide({ post, act: 'edit', ...texts })
    expect(await titlesFor(asker)).toEqual([named('คราบบนเสื้อ')[0], untouched[0]])
    expect(await titlesFor(follower)).toEqual([named('คราบบนเสื้อ')[1], untouched[1]])
    const own = { title: 'คราบกาแฟเย็น' }
    await care.board.send('PATCH', `${posts}/${post}`, own, asker)
    expect(await titlesFor(follower)).toEqual([named('คราบกาแฟเย็น')[1], untouched[1]])
    await care.decide({ post, act: 'remove', reason: 'spam' })
    expect(await titlesFor(asker)).toEqual([untouched[0]])
    expect(await titlesFor(follower)).toEqual([untouched[1]])
  })

  it.each([{}, { detail: 'ก' }, { detail: 'ก'.repeat(10_001) }, { detail: 7 }])(
    'is refused with %j',
    async (texts) => {
      const { id, caseId, author } = await care.waiting()
      expect((await care.decide({ caseId, act: 'edit', ...texts })).status).toBe(400)
      expect(await care.board.read(id, author)).toMatchObject({ status: 'draft' })
    },
  )
})

describe('Locking and pinning', () => {
  it('marks the post that a reply stands below, and shows the reply', async () => {
    const post = await care.board.write()
    const { caseId } = await care.waiting(post)
    expect((await care.decide({ caseId, act: 'lock' })).status).toBe(200)
    expect(await care.board.read(post)).toMatchObject({ isLocked: true, replies: 1 })
    await care.decide({ post, act: 'pin' })
    expect((await care.board.list()).items[0]).toMatchObject({ id: post, isPinned: true })
    expect(await recountBoard(service.payload)).toEqual(rightCounts)
    await care.decide({ post, act: 'unpin' })
    await care.decide({ post, act: 'unlock' })
    expect(await care.board.read(post)).toMatchObject({ isLocked: false, isPinned: false })
    expect(await recountBoard(service.payload)).toEqual(rightCounts)
  })
})
