import { refusal } from '@washhouse/contract/client/service.fixtures'
import { boardPostFixture } from '@washhouse/contract/webboard/webboard.fixtures'
import { describe, expect, test, vi } from 'vitest'
import { ledAway, memberToken, openMemberVisit } from '../../../testing/visit.ts'
import * as editPost from './edit.page.tsx'
import * as newPost from './new-post.page.tsx'
import * as removePost from './remove.page.tsx'
import * as reply from './reply.page.tsx'
import * as topicAct from '../topic/topic-act.route.ts'
import { author, own, replied, visitOf, written } from '../webboard.fixtures.ts'

vi.mock('../../../platform/env.server.ts', () => ({
  env: { CONTENT_URL: 'http://content.test', SERVICE_TOKEN: 'token', LOG_LEVEL: 'silent' },
}))
vi.mock(
  '../../../core/content/content-client.server.ts',
  () => import('../../../testing/played-client.ts'),
)

describe('Writing', () => {
  const texts = { title: 'เสื้อไหมพรมหดทำยังไงดี', detail: 'แช่น้ำสบู่อ่อนไว้ครึ่งชั่วโมง' }

  test('a post is sent as the member’s and leads to it', async () => {
    const visit = openMemberVisit({
      answers: { 'POST /items/web_boards': Response.json({ data: written() }) },
    })
    expect(await ledAway(() => newPost.action(visit.sends('/webboard/new', texts)))).toBe(
      '/en/webboard/812',
    )
    expect(visit.sentTo('POST /items/web_boards')).toMatchObject({
      record: texts,
      token: `Bearer ${memberToken}`,
    })
  })

  test('a preview is stored nowhere', async () => {
    const visit = openMemberVisit()
    const looked = await newPost.action(visit.sends('/webboard/new', { ...texts, preview: '1' }))
    expect(looked).toMatchObject({ data: { kind: 'previewed', values: texts } })
    expect(visit.asked()).toEqual([])
  })

  test('a text that is too short shows an error at its field, and nothing is sent', async () => {
    const visit = openMemberVisit()
    const faulty = { title: 'ผ้า', detail: '\u200B \u3164' }
    expect(await newPost.action(visit.sends('/webboard/new', faulty))).toMatchObject({
      data: {
        status: 422,
        faults: [
          { name: 'title', text: 'The title is too short: use at least 6 characters' },
          { name: 'detail', text: 'Please write something' },
        ],
        values: faulty,
      },
    })
    expect(visit.asked()).toEqual([])
  })

  const answerTo = (id: string, query: string, stored: Response) => {
    const visit = openMemberVisit({ answers: { 'POST /items/feedback_webboard': stored } })
    const sent = visit.sends('/webboard/:id/reply', { detail: texts.detail })
    const url = new URL(`http://site.test/en/webboard/${id}/reply${query}`)
    return { visit, send: () => reply.action({ ...sent, url, params: { id } }) }
  }

  test('a reply goes to its post with what it quotes, and leads to its place', async () => {
    const stored = Response.json({ data: replied(41) })
    const { visit, send } = answerTo('812', '?quote=3002', stored)
    expect(await ledAway(send)).toBe('/en/webboard/812?page=3#reply-3041')
    expect(visit.sentTo('POST /items/feedback_webboard').record).toMatchObject({
      web_board: 812,
      detail: texts.detail,
      images: [],
      quote: 3002,
      looks_automatic: true,
    })
  })

  test('a form that took a person’s time does not look automatic', async () => {
    const answers = { 'POST /items/web_boards': Response.json({ data: written() }) }
    const looks = async (fields: Record<string, string>) => {
      const visit = openMemberVisit({ answers })
      await ledAway(() => newPost.action(visit.sends('/webboard/new', { ...texts, ...fields })))
      return visit.sentTo('POST /items/web_boards').record
    }
    const openedAt = String(Date.now() - 60_000)
    expect(await looks({ openedAt })).toMatchObject({ looks_automatic: false })
    expect(await looks({ openedAt: String(Date.now()) })).toMatchObject({ looks_automatic: true })
    expect(await looks({ openedAt, homepage: 'x' })).toMatchObject({ looks_automatic: true })
  })

  test('one that waits leads to its own address', async () => {
    const { send } = answerTo('812', '', Response.json({ data: replied(null) }))
    expect(await ledAway(send)).toBe('/en/webboard/812/reply/3099')
  })

  test.each([
    [403, { code: 'FORBIDDEN', type: 'locked' }, /closed/],
    [403, { code: 'FORBIDDEN', type: 'waiting' }, /one of yours is still waiting.*24 hours/],
    [403, { code: 'FORBIDDEN', type: 'unverified' }, /Confirm your email/],
    [403, { code: 'FORBIDDEN' }, /no longer exists/],
    [429, { code: 'REQUESTS_EXCEEDED', type: 'too_fast', retry_after: 30 }, /Wait 30 seconds/],
    [429, { code: 'REQUESTS_EXCEEDED', type: 'too_many', retry_after: 7200 }, /again in 2 hours/],
    [429, { code: 'REQUESTS_EXCEEDED', type: 'same_text', retry_after: 200 }, /just sent .* 4 min/],
  ])(
    'a refusal (%i %j) is told in words of its own, and keeps the text',
    async (status, extensions, reason) => {
      const body = { errors: [{ message: 'No.', extensions }] }
      const { send } = answerTo('812', '', Response.json(body, { status }))
      expect(await send()).toMatchObject({
        data: {
          kind: 'refused',
          status: status === 403 ? 422 : 429,
          reason: expect.stringMatching(reason),
          values: { detail: texts.detail },
        },
      })
    },
  )

  test('a quote that was removed meanwhile shows an error', async () => {
    const extensions = { code: 'FAILED_VALIDATION', field: 'quote', path: [], type: 'choice' }
    const body = { errors: [{ message: 'No.', extensions }] }
    const { send } = answerTo('812', '?quote=3002', Response.json(body, { status: 400 }))
    expect(await send()).toMatchObject({
      data: { faults: [{ name: 'quote', text: expect.stringMatching(/was deleted/) }] },
    })
  })
})

describe('Changing', () => {
  const params = { id: '812' }
  const mine = (fields: object = {}) => ({
    'GET /items/web_boards/812': Response.json({ data: written({ ...author(own), ...fields }) }),
  })

  test('shows the texts as they are, until it is too late', async () => {
    const young = { date_created: new Date().toISOString() }
    const load = (more: object) =>
      editPost.loader(visitOf('/webboard/:id/edit', params, { answers: more }).args)
    expect(await load(mine(young))).toMatchObject({
      initial: { title: boardPostFixture.clean.en.title },
    })
    expect((await load(mine())).may.kind).toBe('tooLate')
    expect((await load(mine({ ...young, locked: true }))).may.kind).toBe('locked')
  })

  test('what is another’s, or gone, has no page to change it or to take it back', async () => {
    for (const more of [{}, mine({ title: null, detail: null })]) {
      const visit = () => visitOf('/webboard/:id/edit', params, { answers: more }).args
      await expect(editPost.loader(visit())).rejects.toMatchObject({ init: { status: 404 } })
      const removal = visitOf('/webboard/:id/remove', params, { answers: more }).args
      await expect(removePost.loader(removal)).rejects.toMatchObject({ init: { status: 404 } })
    }
  })

  test('has no page while the member is unknown, with or without an author', async () => {
    const gone = { 'GET /users/me': refusal(503, 'SERVICE_UNAVAILABLE', 'No.') }
    for (const fields of [{}, { author: null }]) {
      const { args } = visitOf('/webboard/:id/edit', params, {
        answers: { ...mine(fields), ...gone },
      })
      await expect(editPost.loader(args)).rejects.toMatchObject({ init: { status: 503 } })
    }
  })

  test('a post is removed by the button, never by opening the URL', async () => {
    const visit = openMemberVisit({
      answers: { ...mine(), 'DELETE /items/web_boards/812': new Response(null, { status: 204 }) },
    })
    await removePost.loader({ ...visit.opens('/webboard/:id/remove'), params })
    expect(visit.asked()).not.toContain('DELETE /items/web_boards/812')
    const sent = visit.sends('/webboard/:id/remove')
    expect(await ledAway(() => removePost.action({ ...sent, params }))).toBe(
      '/en/webboard?removed=1',
    )
    expect(visit.asked()).toContain('DELETE /items/web_boards/812')
  })
})

describe('Following a post', () => {
  const press = async (fields: Record<string, string>, answers: object = {}) => {
    const visit = openMemberVisit({
      answers: {
        'POST /api/followed_posts': new Response(null, { status: 204 }),
        'DELETE /api/followed_posts/812': new Response(null, { status: 204 }),
        ...answers,
      },
    })
    const sent = visit.sends('/webboard/:id/follow', fields)
    const to = await ledAway(() => topicAct.action({ ...sent, params: { id: '812' } }))
    return { visit, to }
  }

  test('is stored, or undone, and leads back to the page of the topic', async () => {
    const followed = await press({
      act: 'follow',
      next: '/en/webboard/812?page=2&outcome=follow.full',
    })
    expect(followed.to).toBe('/en/webboard/812?page=2')
    expect(followed.visit.sentTo('POST /api/followed_posts').record).toEqual({ web_board: 812 })
    const left = await press({ act: 'leave', next: 'https://evil.test/' })
    expect(left.to).toBe('/en/webboard/812')
    expect(left.visit.asked()).toEqual(['DELETE /api/followed_posts/812'])
  })

  test('says where there are too many, or it could not be stored', async () => {
    const extensions = { code: 'FAILED_VALIDATION', field: 'web_board', path: [], type: 'max' }
    const full = Response.json({ errors: [{ message: 'No.', extensions }] }, { status: 400 })
    const away = new Response(null, { status: 503 })
    for (const [answer, told] of [
      [full, 'full'],
      [away, 'failed'],
    ] as const)
      expect((await press({ act: 'follow' }, { 'POST /api/followed_posts': answer })).to).toBe(
        `/en/webboard/812?outcome=follow.${told}`,
      )
  })

  test('is not done for a form of another site', async () => {
    const visit = openMemberVisit()
    const sent = visit.sends('/webboard/:id/follow', { act: 'follow' })
    sent.request.headers.set('origin', 'https://evil.example')
    expect(await topicAct.action({ ...sent, params: { id: '812' } })).toMatchObject({ status: 403 })
    expect(visit.asked()).toEqual([])
  })
})

describe('The reply that solved it', () => {
  test('is not changed by another site', async () => {
    const visit = openMemberVisit()
    const sent = visit.sends('/webboard/:id/solved', { reply: '3002', act: 'mark' })
    sent.request.headers.set('origin', 'https://evil.example')
    expect(await topicAct.action({ ...sent, params: { id: '812' } })).toMatchObject({ status: 403 })
    expect(visit.asked()).toEqual([])
  })

  const press = async (fields: Record<string, string>, stored: Response) => {
    const visit = openMemberVisit({ answers: { 'PATCH /items/web_boards/812': stored } })
    const sent = visit.sends('/webboard/:id/solved', { reply: '3002', ...fields })
    const to = await ledAway(() => topicAct.action({ ...sent, params: { id: '812' } }))
    return { visit, to }
  }
  const next = '/en/webboard/812?page=2'

  test('is marked, or no more, and leads back to it', async () => {
    const marked = await press({ act: 'mark', next }, Response.json({ data: written() }))
    expect(marked.to).toBe('/en/webboard/812?page=2#reply-3002')
    expect(marked.visit.sentTo('PATCH /items/web_boards/812').record).toEqual({ solved: 3002 })
    const un = await press({ act: 'unmark', next }, Response.json({ data: written() }))
    expect(un.visit.sentTo('PATCH /items/web_boards/812').record).toEqual({ solved: null })
  })

  test('says what was not stored, and leads nowhere else', async () => {
    const refused = refusal(403, 'FORBIDDEN', 'No.')
    expect((await press({ act: 'mark', next }, refused)).to).toBe(
      '/en/webboard/812?page=2&outcome=solve.refused',
    )
    const away = refusal(503, 'SERVICE_UNAVAILABLE', 'No.')
    expect((await press({ act: 'mark', next: '//evil.example' }, away)).to).toBe(
      '/en/webboard/812?outcome=solve.failed',
    )
  })
})
