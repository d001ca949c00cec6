import { readdir } from 'node:fs/promises'
import { webboardCalls } from '@washhouse/contract/webboard/webboard.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { openMemberBench, registrationOf } from '../../content/testing/member-bench.ts'
import { sendCall } from '../../content/testing/member-requests.ts'
import { staffData } from '../../content/testing/record-data.ts'
import {
  authorsOf,
  postsOf,
  repliesOf,
  visitsOf,
} from '../../content/src/features/webboard/tables/board-tables.ts'
import {
  appealsOf,
  keptTextsOf,
  reportsOf,
  takeDownsOf,
} from '../../content/src/features/webboard/tables/moderation-tables.ts'
import { casesOf, stepsOf } from '../../content/src/core/cases/cases.rows.ts'
import { recountBoard } from '../../content/src/features/webboard/board/recount.ts'
import { connectionTo } from '../../content/src/platform/database/tables.ts'
import { env } from '../../content/src/platform/env.ts'
import { createSeeding } from '../seed/seeding.ts'
import { boardPortraits } from './seed-board-portraits.ts'
import { boardAuthors, emailOf } from './board-author.demo.ts'
import { momentsUntil } from './board-moments.ts'
import { topics } from './board.demo.ts'
import { queueCases, textsOf, type QueueCaseDemo, type QueuedText } from './queue.demo.ts'
import { keyOfCase } from './seed-board-authors.ts'
import { webboardSeeds } from './seed-webboard.ts'

const { payload, url, createMember, post, mailsTo } = await openMemberBench()
const reader = await createMember()
const emails = [...Object.keys(boardAuthors), ...queueCases.map(keyOfCase)].map(emailOf)
await payload.create({ collection: 'staff', data: staffData('board', 'administrator') })
const seeding = await createSeeding(payload, webboardSeeds.length)
async function seed() {
  for (const each of webboardSeeds) await each.run(seeding)
}

async function read(path: string) {
  const { status, text } = await sendCall(url, path, { token: reader.token })
  expect(status, text).toBe(200)
  return JSON.parse(text)
}

const list = async (query: string) =>
  webboardCalls.listPosts.answer.decode(await read(`/api/web_board?${query}`), 'th')
const repliesTo = async (id: number) =>
  webboardCalls.listReplies.answer.decode(
    await read(`/items/feedback_webboard?filter[web_board][_eq]=${id}&limit=-1`),
    'th',
  )

const isSeen = (queued: QueueCaseDemo, text: QueuedText) => {
  if (queued.kind === 'held') return false
  // The third report hides.
  return !(queued.kind === 'reported' && queued.reports.length > 2 && text === queued.texts[0])
}
/** Texts of case authors on the board, oldest first, including the places of removed ones. */
const seen = queueCases
  .flatMap((queued) =>
    textsOf(queued)
      .filter((text) => isSeen(queued, text))
      .map((text) => ({ text, isRemoved: queued.kind === 'appeal' })),
  )
  .sort((one, other) => other.text.writtenHoursAgo - one.text.writtenHoursAgo)
const seenPosts = seen.flatMap(({ text }) => ('title' in text ? [text] : []))
const repliesOfCases = (topic: string) =>
  seen.filter(({ text }) => 'topic' in text && text.topic === topic)

async function countRows() {
  const tables = [
    postsOf,
    repliesOf,
    visitsOf,
    authorsOf,
    casesOf,
    reportsOf,
    takeDownsOf,
    appealsOf,
    stepsOf,
    keptTextsOf,
  ].map((table) => table(payload))
  const counts = await Promise.all(
    tables.map(async (table) => (await connectionTo(payload).select().from(table)).length),
  )
  const { totalDocs: members } = await payload.count({ collection: 'members' })
  return [...counts, members]
}

describe('The demo of the web board', () => {
  beforeAll(seed)

  it('is listed by its last replies, what staff pinned first', async () => {
    const { total, items } = await list('limit=80')
    expect(total).toBe(topics.length + seenPosts.length)
    const now = Date.now()
    const moments = [
      ...momentsUntil(now, topics).map(({ at, topic }) => ({ at: Number(at), of: topic.title })),
      ...seen.flatMap(({ text }) => {
        const of = 'title' in text ? text.title : text.topic
        const reply = 'title' in text ? text.reply : undefined
        return [0, ...(reply ? [reply.after] : [])].map((after) => ({
          at: now - (text.writtenHoursAgo - after) * 3_600_000,
          of,
        }))
      }),
    ].toSorted((one, other) => one.at - other.at)
    const last = new Map(moments.map(({ of }, index) => [of, index]))
    const pinned = topics.filter(({ isPinned }) => isPinned).map(({ title }) => title)
    const others = [...last.keys()]
      .filter((title) => !pinned.includes(title))
      .toSorted((one, other) => (last.get(other) ?? 0) - (last.get(one) ?? 0))
    expect(items.map(({ title }) => title)).toEqual([...pinned, ...others])
  })

  it('says of each post what was written of it', async () => {
    const { items } = await list('limit=80&sort=-date_created')
    const byTitle = new Map(items.map((item) => [item.title, item]))
    for (const { title, detail, daysAgo, views, replies, isPinned, isLocked } of topics) {
      const found = byTitle.get(title)
      expect(found).toMatchObject({
        detail,
        views,
        replies:
          replies.length + repliesOfCases(title).filter(({ isRemoved }) => !isRemoved).length,
        isPinned: isPinned ?? false,
        isLocked: isLocked ?? false,
        isEdited: false,
        status: 'published',
      })
      const age = Date.now() - Date.parse(found?.createdAt ?? '')
      expect(age / 86_400_000, title).toBeCloseTo(daysAgo, 1)
    }
  })

  it('keeps threads together: order, authors, quotes and what solved them', async () => {
    const { items } = await list('limit=80')
    for (const topic of topics) {
      const stored = items.find(({ title }) => title === topic.title)
      const replies = await repliesTo(stored?.id ?? 0)
      const more = repliesOfCases(topic.title)
      const texts = more.map(({ text, isRemoved }) => (isRemoved ? null : text.detail))
      expect(replies.map(({ detail }) => detail)).toEqual([
        ...topic.replies.map(({ detail }) => detail),
        ...texts,
      ])
      expect(replies.map(({ position }) => position)).toEqual(replies.map((_, index) => index + 1))
      const quoted = replies.map(({ quote }) => replies.findIndex(({ id }) => id === quote?.id) + 1)
      const quotes = topic.replies.map(({ quote = 0 }) => quote)
      expect(quoted).toEqual([...quotes, ...more.map(() => 0)])
      const solved = replies.findIndex(({ id }) => id === stored?.solvedBy) + 1
      expect(solved).toBe(topic.solvedBy ?? 0)
    }
  })

  it('has a reply to each post of a case that is shown', async () => {
    const { items } = await list('limit=80')
    for (const { title, reply } of seenPosts) {
      const stored = items.find((item) => item.title === title)
      const replies = await repliesTo(stored?.id ?? 0)
      expect(replies.map(({ detail }) => detail)).toEqual([reply?.detail])
    }
    const open = await list('filter=unanswered&limit=80')
    const unanswered = topics.filter(({ replies }) => replies.length === 0)
    const titlesOf = (posts: readonly { title: string | null }[]) =>
      new Set(posts.map(({ title }) => title))
    expect(titlesOf(open.items)).toEqual(titlesOf(unanswered))
  })

  it('names each author as the board does, with the date they joined', async () => {
    const { items } = await list('limit=80')
    const authorOf = (start: string) => items.find(({ title }) => title?.startsWith(start))?.author
    expect(authorOf('กาแฟหก')).toMatchObject({ name: 'คุณจุฬาลักษณ์ ส.', kind: 'member' })
    expect(authorOf('คราบนม')).toMatchObject({ name: 'แม่น้องอุ่น' })
    for (const { author, createdAt } of items)
      expect(Date.parse(author?.since ?? '')).toBeLessThan(Date.parse(createdAt))
  })

  it('has staff answer in the name of the brand, and post as who speaks for it', async () => {
    const { items } = await list('limit=80')
    const [pinned] = items
    const name = boardAuthors.team.nickname
    expect(pinned?.author).toMatchObject({ id: expect.any(String), name, kind: 'staff' })
    expect(items.filter(({ author }) => author?.kind === 'staff')).toEqual([pinned])
    let answers = 0
    for (const topic of topics) {
      const stored = items.find(({ title }) => title === topic.title)
      const replies = await repliesTo(stored?.id ?? 0)
      for (const [index, { author }] of topic.replies.entries()) {
        const isStaff = author === 'team'
        if (isStaff) answers += 1
        expect(replies[index]?.author).toMatchObject(
          isStaff ? { id: null, name, kind: 'staff' } : { kind: 'member' },
        )
      }
    }
    expect(answers).toBeGreaterThan(10)
  })

  it('shows the pictures of those who have one, each in a file that is kept', async () => {
    const { items } = await list('limit=80')
    const faces = items.map(({ author }) => ({ name: author?.name, avatar: author?.avatar }))
    expect(faces.find(({ name }) => name === 'แม่น้องอุ่น')?.avatar).toEqual(expect.any(String))
    expect(faces.find(({ name }) => name === 'คุณจุฬาลักษณ์ ส.')?.avatar).toBeNull()
    const { docs } = await payload.find({ collection: 'member-pictures', pagination: false })
    expect(docs).toHaveLength(boardPortraits.length)
    const files = docs.map(({ filename }) => String(filename))
    expect((await readdir(env.memberPictureDir)).toSorted()).toEqual(files.toSorted())
  })

  it('is counted right', async () => {
    expect(await recountBoard(payload)).toEqual({ shown: 0, replies: 0 })
  })

  it('notifies nobody of replies, and sends no email', async () => {
    expect((await payload.count({ collection: 'notifications' })).totalDocs).toBe(0)
    expect((await payload.count({ collection: 'outbox' })).totalDocs).toBe(0)
  })

  it('is not stored again', async () => {
    const before = await countRows()
    await seed()
    expect(await countRows()).toEqual(before)
  })
})

describe('An author of the demo', () => {
  it('has no password, and does not sign in by any call', async () => {
    for (const email of emails) {
      const { docs } = await payload.find({
        collection: 'members',
        where: { email: { equals: email } },
        showHiddenFields: true,
      })
      expect(docs).toMatchObject([{ status: 'active', passwordHash: null, tel: null }])
      const { status } = await post('/auth/login', {
        email,
        password: 'อะไรก็ได้สักคำหนึ่ง',
        mode: 'json',
      })
      expect(status, email).toBe(400)
    }
  })

  it('keeps nobody from registering: no person can have the address', async () => {
    for (const email of emails) {
      const answer = await post('/users', registrationOf('somebody', { email }))
      expect(answer.status, email).toBe(400)
      expect(JSON.parse(answer.text).errors).toMatchObject([{ extensions: { field: 'email' } }])
    }
  })

  it('is mailed no link to a new password', async () => {
    for (const email of emails) {
      const { status } = await post('/auth/password/request', { email, reset_url: null })
      expect(status).toBe(400)
      expect(await mailsTo(email)).toEqual([])
    }
    expect((await payload.count({ collection: 'outbox' })).totalDocs).toBe(0)
  })
})
