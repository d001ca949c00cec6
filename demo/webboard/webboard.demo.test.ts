import { NewBoardReport, NewTakeDown } from '@washhouse/contract/webboard/board-moderation.contract'
import { boardLengths } from '@washhouse/contract/webboard/board-lengths'
import {
  BoardName,
  NewBoardPost,
  NewBoardReply,
} from '@washhouse/contract/webboard/webboard.contract'
import { Email } from '@washhouse/contract/person/person.contract'
import { describe, expect, test } from 'vitest'
import { findMistypedThai } from '../testing/demo-texts.ts'
import { isListed } from '../../content/src/features/webboard/rules/is-listed.ts'
import { findContactDetails } from '../../content/src/features/webboard/rules/find-contact-details.ts'
import { branches } from '../branch/branch.demo.ts'
import { boardAuthors, emailOf } from './board-author.demo.ts'
import { momentsUntil } from './board-moments.ts'
import { topics } from './board.demo.ts'
import { settingsDemo } from '../settings/settings.demo.ts'
import { listedWords, queueCases, textsOf } from './queue.demo.ts'

const replies = topics.flatMap((topic) => topic.replies.map((reply) => ({ ...reply, topic })))
const texts = [...topics, ...replies].map(({ detail }) => detail)
const quotes = replies.flatMap(({ quote }) => (quote === undefined ? [] : [quote]))
const isThai = (text: string) => /\p{Script=Thai}/u.test(text)
const titles = topics.map(({ title }) => title)

describe('the web board', () => {
  test('has sixty posts with 250 replies, of which some have none and two are long', () => {
    expect([topics.length, replies.length]).toEqual([60, 250])
    expect(topics.filter((topic) => topic.replies.length === 0).length).toBeGreaterThan(2)
    expect(topics.filter((topic) => topic.replies.length >= 25)).toHaveLength(2)
    expect(topics.filter(({ isPinned }) => isPinned).map(({ author }) => author)).toEqual(['team'])
    expect(topics.filter(({ isLocked }) => isLocked)).toHaveLength(1)
    expect(topics.filter(({ title }) => !isThai(title))).toHaveLength(10)
  })

  test('holds nothing that a member could not have written', () => {
    for (const { title, detail } of topics) {
      const written = { title, detail, images: null, looksAutomatic: null }
      expect(NewBoardPost.safeParse(written), title).toEqual({ success: true, data: written })
    }
    for (const { detail } of replies) {
      const written = { post: 1, detail, quote: null, images: null, looksAutomatic: null }
      expect(NewBoardReply.safeParse(written), detail).toEqual({ success: true, data: written })
    }
    expect(Math.max(...texts.map((text) => text.length))).toBeLessThan(boardLengths.detail)
  })

  test('says nothing twice, and types Thai as it is stored', () => {
    expect(new Set(titles).size).toBe(titles.length)
    expect(new Set(texts).size).toBe(texts.length)
    expect(findMistypedThai([...titles, ...texts])).toEqual([])
  })

  test('names branches that visitors find', () => {
    const shown = branches.filter(({ status }) => status === 'published').map(({ slug }) => slug)
    const named = topics.flatMap((topic) => topic.branches ?? [])
    expect(named.filter((slug) => !shown.includes(slug))).toEqual([])
    expect(named.length).toBeGreaterThan(20)
  })

  test('holds no address and no telephone that may be somebody’s', () => {
    for (const text of [...titles, ...texts]) {
      expect(text).not.toMatch(/https?:|www\.|[\w.]+@\w+\.\w+/)
      expect(text).not.toMatch(/0\d[-\d ]{7,}/)
    }
  })
})

describe('a thread', () => {
  test('goes on from reply to reply, none of them before its post or yet to come', () => {
    for (const { title, daysAgo, replies: said } of topics) {
      const moments = said.map(({ after }) => after)
      expect(moments, title).toEqual(moments.toSorted((one, other) => one - other))
      expect(new Set([0, ...moments]).size, title).toBe(moments.length + 1)
      expect(Math.min(0, ...moments), title).toBe(0)
      expect(Math.max(0, ...moments), title).toBeLessThan(daysAgo * 24)
    }
  })

  test('quotes what was said before, and is solved by one of its replies', () => {
    for (const { title, replies: said, solvedBy } of topics) {
      for (const [index, { quote = 0 }] of said.entries())
        expect(quote, title).toBeLessThan(index + 1)
      expect(solvedBy ?? 0, title).toBeLessThanOrEqual(said.length)
    }
    expect(Math.min(...quotes)).toBe(1)
    expect(quotes.length).toBeGreaterThan(50)
    expect(topics.filter(({ solvedBy = 0 }) => solvedBy > 0).length).toBeGreaterThan(20)
  })

  test('was looked at more often than it was replied to', () => {
    for (const { title, views, replies: said } of topics)
      expect(views, title).toBeGreaterThan(said.length)
  })
})

describe('the moments of the board', () => {
  const filledAt = Date.parse('2026-06-01T00:00:00Z')
  const moments = momentsUntil(filledAt, topics)

  test('stand one after the other, from two years ago to the day of the filling', () => {
    const times = moments.map(({ at }) => Number(at))
    expect(times).toHaveLength(310)
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    expect(filledAt - (times.at(0) ?? 0)).toBeGreaterThan(700 * 86_400_000)
    expect(filledAt - (times.at(-1) ?? 0)).toBeLessThan(86_400_000 / 2)
    expect(times.at(-1)).toBeLessThan(filledAt)
  })

  test('come after the author had joined', () => {
    const early = moments.filter(({ at, topic, reply }) => {
      const { joinedDaysAgo } = boardAuthors[(reply ?? topic).author]
      return Number(at) < filledAt - joinedDaysAgo * 86_400_000
    })
    expect(early.map(({ topic, reply }) => `${(reply ?? topic).author}: ${topic.title}`)).toEqual(
      [],
    )
  })
})

describe('the first page of the board', () => {
  /** What moderators have to judge and all can read. */
  const judged = queueCases.flatMap((one) => (one.kind === 'held' ? [] : textsOf(one)))
  const judgedPosts = judged.flatMap((text) => ('title' in text ? [text] : []))
  const judgedTitles = judgedPosts.map(({ title }) => title)
  /** Hours since the last activity of each post. */
  const posts = [
    ...topics.map(({ title, daysAgo, isPinned = false, replies: said }) => {
      const last = daysAgo * 24 - Math.max(0, ...said.map(({ after }) => after))
      const more = judged.flatMap((text) =>
        'topic' in text && text.topic === title ? [text.writtenHoursAgo] : [],
      )
      const count = said.length + more.length
      return { title, isPinned, count, hoursAgo: Math.min(last, ...more) }
    }),
    ...judgedPosts.map(({ title, writtenHoursAgo, reply }) => {
      const hoursAgo = writtenHoursAgo - (reply?.after ?? 0)
      return { title, isPinned: false, count: reply ? 1 : 0, hoursAgo }
    }),
  ].toSorted(
    (one, other) => Number(other.isPinned) - Number(one.isPinned) || one.hoursAgo - other.hoursAgo,
  )

  test.each([
    { view: 'all posts', isShown: () => true },
    { view: 'Thai posts', isShown: ({ title }: { title: string }) => isThai(title) },
  ])('of $view shows no spam and no accusation, also of those without replies', ({ isShown }) => {
    const shown = posts.filter(isShown)
    for (const view of [shown, shown.filter(({ count }) => count === 0)]) {
      const page = view.slice(0, 20).map(({ title }) => title)
      expect(page.length).toBeGreaterThan(2)
      expect(page.filter((title) => judgedTitles.includes(title))).toEqual([])
    }
  })
})

describe('the authors', () => {
  const authors = Object.entries(boardAuthors)

  test('are two dozen members and the staff, each of whom writes', () => {
    expect(authors.filter(([, { isStaff }]) => !isStaff)).toHaveLength(24)
    const writing = new Set<string>([...topics, ...replies].map(({ author }) => author))
    expect(authors.map(([key]) => key).filter((key) => !writing.has(key))).toEqual([])
  })

  test('of the brand are named as staff who answer are', () => {
    expect(boardAuthors.team.nickname).toBe(`ทีมงาน${settingsDemo.brandName.th}`)
  })

  test('have names that the board takes', () => {
    for (const [, { nickname = null }] of authors)
      expect(BoardName.parse({ nickname })).toEqual({ nickname })
  })

  test('have addresses that no call takes, so that they are in nobody’s way', () => {
    const taken = authors
      .map(([key]) => emailOf(key))
      .filter((email) => Email.safeParse(email).success)
    expect(taken).toEqual([])
  })
})

describe('the queue of moderators', () => {
  const queued = queueCases.flatMap(textsOf)
  const answered = queued.flatMap((text) =>
    'title' in text && text.reply ? [{ ...text, reply: text.reply }] : [],
  )
  const rules = { words: listedWords.join('\n'), hosts: '' }

  test('has eight cases, what is due first first, one of them late', () => {
    expect(queueCases).toHaveLength(8)
    const ages = queueCases.map(({ hoursAgo }) => hoursAgo)
    expect(ages).toEqual(ages.toSorted((one, other) => other - one))
    expect(ages.filter((age) => age > 24)).toHaveLength(1)
  })

  test('holds what a member can write, in threads that there are', () => {
    for (const { title, detail } of queued.filter((text) => 'title' in text)) {
      const written = { title, detail, images: null, looksAutomatic: null }
      expect(NewBoardPost.safeParse(written), title).toEqual({ success: true, data: written })
    }
    const topicsOf = queued.flatMap((text) => ('topic' in text ? [text.topic] : []))
    expect(topicsOf.filter((title) => !titles.includes(title))).toEqual([])
    const answers = answered.map(({ reply }) => reply.detail)
    for (const detail of answers) {
      const written = { post: 1, detail, quote: null, images: null, looksAutomatic: null }
      expect(NewBoardReply.safeParse(written), detail).toEqual({ success: true, data: written })
    }
    expect(findMistypedThai([...queued.map(({ detail }) => detail), ...answers])).toEqual([])
    for (const { author } of queueCases)
      expect(BoardName.safeParse({ nickname: author.nickname ?? null }).success).toBe(true)
  })

  test('was written once its author had joined, and before it was brought up', () => {
    for (const one of queueCases)
      for (const { writtenHoursAgo, detail } of textsOf(one)) {
        expect(writtenHoursAgo, detail).toBeLessThan(one.author.joinedDaysAgo * 24)
        expect(writtenHoursAgo, detail).toBeGreaterThanOrEqual(one.hoursAgo)
        const removed = one.kind === 'appeal' ? one.removedHoursAgo : writtenHoursAgo
        expect(writtenHoursAgo, detail).toBeGreaterThanOrEqual(removed)
        expect(removed, detail).toBeGreaterThanOrEqual(one.hoursAgo)
      }
  })

  test('is replied to by members of the board, before it was brought up', () => {
    expect(answered).toHaveLength(4)
    for (const { writtenHoursAgo, views, reply } of answered) {
      const { isStaff, joinedDaysAgo } = boardAuthors[reply.author]
      expect([isStaff, views > 1]).toEqual([undefined, true])
      expect(writtenHoursAgo, reply.detail).toBeLessThan(joinedDaysAgo * 24)
      expect(reply.after).toBeGreaterThan(0)
      const oldest = Math.max(...queueCases.map(({ hoursAgo }) => hoursAgo))
      expect(writtenHoursAgo - reply.after).toBeGreaterThan(oldest)
      expect(findContactDetails({ text: reply.detail, images: 0 })).toBeNull()
      expect(isListed(reply.detail, rules)).toBe(false)
    }
  })

  test('holds what the board itself would hold, and nothing else that the demo has', () => {
    const lookAt = (text: string) =>
      isListed(text, rules) ? 'listed' : findContactDetails({ text, images: 0 })
    for (const one of queueCases) {
      const looks = textsOf(one).map((text) =>
        lookAt(`${'title' in text ? text.title : ''}\n${text.detail}`),
      )
      const isHeld = one.kind === 'held'
      expect(looks.filter((look) => isHeld || look === 'listed')).toEqual(isHeld ? [one.why] : [])
    }
    expect([...titles, ...texts].filter((text) => isListed(text, rules))).toEqual([])
    const links = queued.flatMap(({ detail }) => detail.match(/https?:\/\/[^/]+/g) ?? [])
    expect(links).toEqual([expect.stringMatching(/\.example$/)])
    const phones = queued.flatMap(({ detail }) => detail.match(/0\d[-\d ]{7,}/g) ?? [])
    for (const phone of phones) expect(phone).toMatch(/^081-000-01\d\d/)
  })

  test('is reported by authors of the board, each once, as the calls take it', () => {
    for (const one of queueCases) {
      const reports = one.kind === 'reported' ? one.reports : []
      expect(new Set(reports.map(({ by }) => by)).size).toBe(reports.length)
      for (const { by, reason, note = null } of reports) {
        expect(boardAuthors[by].isStaff).toBeUndefined()
        const sent = { post: 1, reply: null, reason, note }
        expect(NewBoardReport.safeParse(sent)).toEqual({ success: true, data: sent })
      }
    }
  })

  test('asks for a take-down as the call takes it, with an address that is nobody’s', () => {
    const asked = queueCases.filter((one) => one.kind === 'take_down')
    expect(asked).toHaveLength(1)
    for (const { sender, reason, request: message } of asked) {
      const rest = { address: '/webboard/1', consent: true, looksAutomatic: null } as const
      const sent = { ...sender, reason, message, ...rest }
      expect(NewTakeDown.safeParse(sent)).toEqual({ success: true, data: sent })
      expect(sender.email).toMatch(/@example\.com$/)
    }
  })
})
