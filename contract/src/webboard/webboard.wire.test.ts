import { describe, expect, it } from 'vitest'
import { createContentClient } from '../client/content-client.ts'
import { playService } from '../client/service.fixtures.ts'
import { describeCodec } from '../wire/codec-laws.fixtures.ts'
import { webboardCalls } from './webboard.calls.ts'
import { boardPostFixture, boardReplyFixture } from './webboard.fixtures.ts'
import { boardPostWire, boardReplyWire, webboardPageWire } from './webboard.wire.ts'

it('The head of the web board is named as the specification spells it [S7.webboard.1]', () => {
  expect(webboardPageWire.name).toBe('information_page_webborad')
  expect(webboardCalls.getWebboardPage.path).toBe('/items/information_page_webborad')
})

describeCodec('S7.webboard.2', boardPostWire, boardPostFixture)
describeCodec('S7.webboard.4', boardReplyWire, boardReplyFixture)

describe('A post of another service', () => {
  it('has no replies, no views and no marks where none are told', () => {
    const bare = {
      id: '7',
      title: 'คราบกาแฟบนเสื้อขาว',
      detail: 'ซักยังไงให้ออกคะ',
      status: 'published',
      date_created: '2026-11-02T11:20:00Z',
    }
    expect(boardPostWire.decode(bare, 'th')).toMatchObject({
      id: 7,
      images: [],
      author: null,
      replies: 0,
      views: 0,
      solvedBy: null,
      isPinned: false,
      isUnread: false,
    })
  })
})

describe('The client', () => {
  const mine = { language: 'th', token: 'mine' } as const
  const open = (...replies: Response[]) => {
    const service = playService(...replies)
    return {
      service,
      client: createContentClient({ baseUrl: 'http://content.test', fetch: service.fetch }),
    }
  }

  it('asks for a page of posts as they were asked for [S7.webboard.2]', async () => {
    const body = {
      total: { total_page: 3, total: 31 },
      next: { page: 3, limit: 12 },
      result: [boardPostFixture.wire.th],
    }
    const { service, client } = open(Response.json(body))
    const query = { page: 2, limit: 12, order: 'newest' } as const
    const found = await client.call(webboardCalls.listPosts, { ...mine, query })
    expect(found).toMatchObject({ totalPages: 3, items: [boardPostFixture.clean.th] })
    expect(service.received[0]).toMatchObject({
      url: 'http://content.test/api/web_board?page=2&limit=12&order=newest',
      headers: { authorization: 'Bearer mine' },
    })
  })
})
