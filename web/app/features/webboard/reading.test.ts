import { profileFixture } from '@washhouse/contract/account/account.fixtures'
import type { ReceivedRequest } from '@washhouse/contract/client/service.fixtures'
import { settingsFixture } from '@washhouse/contract/settings/settings.fixtures'
import { describe, expect, test, vi } from 'vitest'
import { ledAway, openMemberVisit } from '../../testing/visit.ts'
import * as board from './list/board.page.tsx'
import * as replyPlace from './topic/reply-place.route.tsx'
import * as topic from './topic/topic.page.tsx'
import {
  answerReplies,
  answers,
  author,
  listed,
  many,
  own,
  replied,
  someone,
  visitOf,
  writer,
  written,
} from './webboard.fixtures.ts'

vi.mock('../../platform/env.server.ts', () => ({
  env: { CONTENT_URL: 'http://content.test', SERVICE_TOKEN: 'token', LOG_LEVEL: 'silent' },
}))
vi.mock(
  '../../core/content/content-client.server.ts',
  () => import('../../testing/played-client.ts'),
)

const english = { languages_code: 'en', brand_name: 'Fongsai', home_title: 'Fongsai' }

describe('The list of posts', () => {
  test('asks for nothing but the settings for a stranger, who is shown the examples of editors', async () => {
    const examples = ' Coffee\r\n\n Duvet \nSand\nMilk'
    const settings = { ...settingsFixture.wire.en, data: { ...english, board_examples: examples } }
    const given = { ...answers, 'GET /items/settings': Response.json({ data: settings }) }
    const visit = openMemberVisit({ answers: given, isStranger: true })
    expect(await board.loader(visit.opens('/webboard'))).toMatchObject({
      talk: null,
      examples: ['Coffee', 'Duvet', 'Sand'],
    })
    expect(visit.asked()).toEqual(['GET /items/settings'])
  })

  test('shows a page of posts in the order that is asked for, and the main questions', async () => {
    const asked: string[] = []
    const list = ({ url }: ReceivedRequest) => {
      asked.push(new URL(url).search)
      return listed(written())
    }
    const visit = openMemberVisit({ answers: { ...answers, 'GET /api/web_board': list } })
    const { talk } = await board.loader(visit.opens('/webboard', '?order=newest&page=2'))
    expect(talk).toMatchObject({
      found: { kind: 'ok', value: { items: [{ id: 812 }], totalPages: 3 } },
      mains: [{ slug: 'machines' }],
    })
    expect(asked).toEqual(['?page=2&limit=20&order=newest'])
  })

  test('asks for no drafts, whatever its address says [S9.constants.7]', async () => {
    const asked: (string | null)[] = []
    const list = ({ url, headers }: ReceivedRequest) => {
      asked.push(new URL(url).searchParams.get('is_preview'), headers['x-preview-token'] ?? null)
      return listed(written())
    }
    const visit = openMemberVisit({ answers: { ...answers, 'GET /api/web_board': list } })
    await board.loader(visit.opens('/webboard', '?is_preview=true&preview_token=x'))
    expect(asked).toEqual([null, null])
  })

  test.each([
    ['?scope=own', '?page=1&limit=20&scope=own', 'My posts'],
    ['?scope=followed&order=newest', '?page=1&limit=20&scope=followed', 'Posts I follow'],
    [
      '?search=%20coffee%00%20&scope=own&page=2',
      '?page=2&limit=20&search=coffee',
      'Posts about “coffee”',
    ],
    [`?search=${'ก'.repeat(400)}`, '?page=1&limit=20&written_in=en', null],
    [
      '?filter=unanswered&language=en&order=newest',
      '?page=1&limit=20&filter=unanswered&written_in=en',
      'English posts with no replies',
    ],
    ['?language=th&page=2', '?page=2&limit=20&written_in=th', 'Posts in Thai'],
    ['?filter=all&language=fr', '?page=1&limit=20&written_in=en', 'Posts in English'],
    ['?language=all', '?page=1&limit=20&order=activity', null],
    ['?scope=own&filter=unanswered', '?page=1&limit=20&scope=own', 'My posts'],
    ['?scope=theirs', '?page=1&limit=20&written_in=en', 'Posts in English'],
  ])(
    'of one’s own, of those that are followed and of a search: %s',
    async (query, search, heading) => {
      const asked: string[] = []
      const list = ({ url }: ReceivedRequest) => {
        asked.push(new URL(url).search)
        return listed(written())
      }
      const visit = openMemberVisit({ answers: { ...answers, 'GET /api/web_board': list } })
      const { talk, meta } = await board.loader(visit.opens('/webboard', query))
      expect([asked, talk?.heading]).toEqual([[search], heading])
      expect(meta).toMatchObject({ isIndexed: false })
    },
  )

  test('is missing behind its last page and where there can be none', async () => {
    const visit = openMemberVisit({ answers: { ...answers, 'GET /api/web_board': listed() } })
    for (const query of ['?language=all&page=2', '?language=en&page=2', '?page=99999999'])
      await expect(board.loader(visit.opens('/webboard', query))).rejects.toMatchObject({
        init: { status: 404 },
      })
    expect((await board.loader(visit.opens('/webboard'))).talk?.found).toMatchObject({
      value: { items: [] },
    })
  })

  test('leads to its first page behind the last one, if only the site chose the language', async () => {
    const visit = openMemberVisit({ answers: { ...answers, 'GET /api/web_board': listed() } })
    const outcome: unknown = await board
      .loader(visit.opens('/webboard', '?filter=unanswered&page=2'))
      .catch((thrown: unknown) => thrown)
    expect(outcome).toMatchObject({ status: 302 })
    expect(outcome instanceof Response && outcome.headers.get('location')).toBe(
      '/en/webboard?filter=unanswered',
    )
  })

  test('works while the posts, its head and the questions fail', async () => {
    const { talk, head } = await board.loader(openMemberVisit().opens('/webboard'))
    const heading = 'Posts in English'
    expect(talk).toEqual({ found: { kind: 'failed' }, heading, mains: [], isRemoved: false })
    expect(head.title).toBe('Web board')
  })
})

describe('A topic', () => {
  const open = (id: string, more: Parameters<typeof visitOf>[2] = {}) =>
    topic.loader(visitOf('/webboard/:id', { id }, more).args)

  test('leads a stranger to the log-in and back', async () => {
    expect(await ledAway(() => open('812', { isStranger: true }))).toMatch(
      /^\/en\/login\?next=.*&reason=members$/,
    )
  })

  test.each(['0', '0812', 'x', '813', '8.12', '99999999999'])('is missing for %j', async (id) => {
    await expect(open(id)).rejects.toMatchObject({ init: { status: 404 } })
  })

  test.each(['812ค่ะ', '812.', '812)', '812,แล้วบอกด้วย'])(
    'has one address, to which %j leads',
    async (id) => {
      const outcome: unknown = await open(id).catch((thrown: unknown) => thrown)
      expect(outcome).toMatchObject({ status: 308 })
      expect(outcome instanceof Response && outcome.headers.get('location')).toBe(
        '/en/webboard/812',
      )
    },
  )

  test('has its replies by pages, whose number follows from the last place', async () => {
    const more = { answers: { 'GET /items/feedback_webboard': answerReplies(many) } }
    expect((await open('812', more)).found).toMatchObject({ pageCount: 3 })
    const last = await open('812', { ...more, query: '?page=3' })
    expect(last.found?.replies.map(({ position }) => position)).toEqual([41, 42, 43, 44, 45])
    await expect(open('812', { ...more, query: '?page=4' })).rejects.toMatchObject({
      init: { status: 404 },
    })
  })

  test('asks for the last reply only where one page does not show all', async () => {
    const { visit, args } = visitOf('/webboard/:id', { id: '812' })
    await topic.loader(args)
    const lists = visit.asked().filter((call) => call === 'GET /items/feedback_webboard')
    expect(lists).toHaveLength(1)
  })

  test('works while its replies and the reader’s profile fail', async () => {
    const away = { answers: { 'GET /items/feedback_webboard': new Error('away') } }
    expect(await open('812', away)).toMatchObject({ post: { id: 812 }, found: null })
  })

  test('draws the line before what was written since its reader was here', async () => {
    const at = (minute: number) => ({ date_created: `2026-11-02T12:0${minute}:00.000Z` })
    const replies = answerReplies([replied(1, at(1)), replied(2, at(2)), replied(3, at(3))])
    const seen = (date: string | null) =>
      open('812', {
        answers: {
          'GET /items/feedback_webboard': replies,
          'GET /api/web_board/812': Response.json({ result: written({ date_seen: date }) }),
        },
      })
    expect((await seen('2026-11-02T12:01:30.000Z')).found?.firstNew).toBe(3002)
    expect((await seen('2026-11-02T12:03:00.000Z')).found?.firstNew).toBeNull()
    expect((await seen(null)).found?.firstNew).toBeNull()
  })

  test('can be changed only by its author, for a day', async () => {
    const young = new Date(Date.now() - 3_600_000).toISOString()
    const old = new Date(Date.now() - 25 * 3_600_000).toISOString()
    const shown = async (fields: object) => {
      const result = Response.json({ result: written(fields) })
      const { post } = await open('812', { answers: { 'GET /api/web_board/812': result } })
      return { isOwn: post.isOwn, canEdit: post.canEdit }
    }
    const mine = author(own)
    expect(await shown({ ...mine, date_created: young })).toEqual({ isOwn: true, canEdit: true })
    expect(await shown({ ...mine, date_created: old })).toEqual({ isOwn: true, canEdit: false })
    const locked = { ...mine, date_created: young, locked: true }
    expect(await shown(locked)).toEqual({ isOwn: true, canEdit: false })
    const others = { ...author(someone), date_created: young }
    expect(await shown(others)).toEqual({ isOwn: false, canEdit: false })
    expect(await shown({ author: null, date_created: young })).toEqual({
      isOwn: false,
      canEdit: false,
    })
  })

  test('brings the reply that is to be quoted from any of its pages, and none of another topic', async () => {
    const lone = (fields: object) => ({
      query: '?quote=3099',
      answers: {
        'GET /items/feedback_webboard/3099': Response.json({ data: replied(99, fields) }),
      },
    })
    expect((await open('812', { query: '?quote=3002' })).write.quoted).toMatchObject({ id: 3002 })
    expect((await open('812', lone({}))).write.quoted).toMatchObject({ id: 3099 })
    for (const fields of [{ web_board: 9 }, { detail: null, author: null }])
      expect((await open('812', lone(fields))).write.quoted).toBeNull()
  })

  test.each([
    ['locked', { locked: true }, {}],
    ['closed', { detail: null, title: null }, {}],
    ['closed', { status: 'draft' }, {}],
    ['limited', {}, { limited_until: '2099-01-01T00:00:00.000Z' }],
    ['yes', {}, {}],
  ])('says whether one may reply: %s', async (kind, post, limit) => {
    const result = { ...writer, ...limit }
    const me = { ...profileFixture.wire.en, email_verified: true }
    const { write } = await open('812', {
      answers: {
        'GET /api/web_board/812': Response.json({ result: written(post) }),
        'GET /api/web_board_author': Response.json({ result }),
        'GET /users/me': Response.json({ data: me }),
      },
    })
    expect(write.may.kind).toBe(kind)
  })
})

describe('The address of a reply', () => {
  const lead = (id: string, more: object) =>
    ledAway(() =>
      replyPlace.loader(
        visitOf('/webboard/:id/reply/:reply', { id: '812', reply: id }, { answers: more }).args,
      ),
    )
  const one = (data: object) => ({
    'GET /items/feedback_webboard': answerReplies([...many.slice(0, 40), replied(null)]),
    [`GET /items/feedback_webboard/${'id' in data ? String(data.id) : ''}`]: Response.json({
      data,
    }),
  })

  test('leads to its page, and one that waits to the last', async () => {
    expect(await lead('3021', one(replied(21)))).toBe('/en/webboard/812?page=2#reply-3021')
    expect(await lead('3020', one(replied(20)))).toBe('/en/webboard/812#reply-3020')
    expect(await lead('3099', one(replied(null)))).toBe('/en/webboard/812?page=3#reply-3099')
  })

  test('is missing in another topic', async () => {
    await expect(
      replyPlace.loader(
        visitOf(
          '/webboard/:id/reply/:reply',
          { id: '9', reply: '3021' },
          { answers: one(replied(21)) },
        ).args,
      ),
    ).rejects.toMatchObject({ init: { status: 404 } })
  })
})
