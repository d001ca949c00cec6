import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createContentClient } from '../client/content-client.ts'
import { playService } from '../client/service.fixtures.ts'
import { describeCodec } from '../wire/codec-laws.fixtures.ts'
import { errorBody, WireError } from '../wire/errors.ts'
import { readFaults } from '../wire/faults.ts'
import { FaultyBody } from '../wire/write-body.ts'
import { boardLengths } from './board-lengths.ts'
import { webboardCalls } from './webboard.calls.ts'
import {
  boardNameFixture,
  boardPictureFixture,
  boardPostChangesFixture,
  boardPostFixture,
  boardReplyChangesFixture,
  boardReplyFixture,
  newBoardPostFixture,
  newBoardReplyFixture,
  ownBoardAuthorFixture,
  postToFollowFixture,
} from './webboard.fixtures.ts'
import {
  boardNameWire,
  boardPictureWire,
  boardPostChangesWire,
  boardPostWire,
  boardReplyChangesWire,
  boardReplyWire,
  newBoardPostWire,
  newBoardReplyWire,
  ownBoardAuthorWire,
  postToFollowWire,
  webboardPageWire,
} from './webboard.wire.ts'

it('The head of the web board is named as the specification spells it [S7.webboard.1]', () => {
  expect(webboardPageWire.name).toBe('information_page_webborad')
  expect(webboardCalls.getWebboardPage.path).toBe('/items/information_page_webborad')
})

describeCodec('S7.webboard.2', boardPostWire, boardPostFixture)
describeCodec('S7.webboard.4', boardReplyWire, boardReplyFixture)
describeCodec('S3.webboard.1', newBoardPostWire, newBoardPostFixture)
describeCodec('S7.webboard.3', boardPostChangesWire, boardPostChangesFixture)
describeCodec('S7.webboard.4', newBoardReplyWire, newBoardReplyFixture)
describeCodec(null, boardReplyChangesWire, boardReplyChangesFixture)
describeCodec(null, boardPictureWire, boardPictureFixture)
describeCodec(null, postToFollowWire, postToFollowFixture)
describeCodec(null, boardNameWire, boardNameFixture)
describeCodec(null, ownBoardAuthorWire, ownBoardAuthorFixture)

/** Error status, or the validation error of each field. */
function refusalOf(write: { read(sent: unknown): unknown }, sent: unknown) {
  try {
    return write.read(sent)
  } catch (error) {
    if (error instanceof FaultyBody)
      return readFaults(errorBody(error.faults)).map(({ field, type }) => [field, type])
    return error instanceof WireError ? error.status : error
  }
}

const { detail, title } = newBoardPostFixture.clean.th
const picture = boardPictureFixture.clean.th.id

describe('A post of another service', () => {
  it('has no replies, no views and no marks where none are told', () => {
    const bare = {
      id: '7',
      title,
      detail,
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

describe('A post that a member writes', () => {
  const read = (sent: unknown) => refusalOf(webboardCalls.writePost, sent)

  it('is kept without what nobody sees in it', () => {
    expect(read({ title: `  ${title}\u202E `, detail: `${detail}\r\n\r\n\r\n` })).toEqual({
      title,
      detail,
      images: null,
      looksAutomatic: null,
    })
  })

  it.each([
    [{}, ['title', 'required'], ['detail', 'required']],
    [{ title: '', detail: null }, ['title', 'required'], ['detail', 'nnull']],
    [
      { title: 'ซัก  ผ้า'.slice(0, 5), detail: 'ก' },
      ['title', 'min_length'],
      ['detail', 'min_length'],
    ],
    [{ title: 'ก\u200B\u2060\u00A0\u200B\u3164', detail }, ['title', 'min_length']],
    [{ title: ' \u202E\u202D ', detail }, ['title', 'required']],
    [{ title: 'ก'.repeat(boardLengths.title + 1), detail }, ['title', 'max_length']],
    [{ title, detail: 'ก'.repeat(boardLengths.detail + 1) }, ['detail', 'max_length']],
    [{ title: 7, detail: ['x'] }, ['title', 'invalid'], ['detail', 'invalid']],
    [{ title: `${title}\0`, detail }, ['title', 'invalid']],
    [{ title, detail: `${detail}\uD800` }, ['detail', 'invalid']],
    [{ title, detail, images: [picture, picture.toUpperCase()] }, ['images', 'unique']],
    [
      { title, detail, images: Array.from({ length: 5 }, () => randomUUID()) },
      ['images', 'max_length'],
    ],
    [{ title, detail, images: ['1'] }, ['images', 'format']],
    [{ title, detail, images: [7] }, ['images', 'invalid']],
    [{ title, detail, images: picture }, ['images', 'invalid']],
    [{ title, detail, images: [{ id: picture }] }, ['images', 'invalid']],
  ])('is refused by field as %j', (sent, ...faults) => {
    expect(read(sent)).toEqual(faults)
  })

  it.each(['status', 'author', 'pinned', 'locked', 'views', 'id', 'date_created'])(
    'is forbidden with %s [S7.webboard.3]',
    (field) => expect(read({ title, detail, [field]: 'published' })).toBe(403),
  )
})

describe('What its author changes of a post', () => {
  const read = (sent: unknown) => refusalOf(webboardCalls.changePost, sent)

  it('is each field by itself', () => {
    expect(read({ solved: 3051 })).toEqual({ solvedBy: 3051 })
    expect(read({ solved: null, title })).toEqual({ solvedBy: null, title })
  })

  it('is rejected by field, and forbidden with fields that members cannot set', () => {
    expect(read({ title: 'สั้น', solved: 'x' })).toEqual([
      ['title', 'min_length'],
      ['solved', 'invalid'],
    ])
    for (const field of ['status', 'author', 'followed', 'replies'])
      expect(read({ title, [field]: 'draft' }), field).toBe(403)
  })
})

describe('A reply', () => {
  const read = (sent: unknown) => refusalOf(webboardCalls.writeReply, sent)

  it('quotes another one or none', () => {
    const bare = { post: 812, detail, images: null, quote: null, looksAutomatic: null }
    expect(read({ web_board: 812, detail })).toEqual(bare)
    expect(read({ web_board: 812, detail, quote: 0 })).toEqual([['quote', 'invalid']])
  })

  it('is refused by field, and forbidden with a status', () => {
    expect(read({ web_board: '812', detail: 'ค่ะ' })).toEqual([
      ['web_board', 'invalid'],
      ['detail', 'min_length'],
    ])
    expect(read({ web_board: 812, detail, status: 'published' })).toBe(403)
  })
})

describe('A nickname', () => {
  const read = (nickname: unknown) => refusalOf(webboardCalls.changeOwnAuthor, { nickname })

  it.each(['แม่บ้านสายซัก', 'Nong Fah 99', 'น้ำ_ใส', null])('may be %j', (nickname) => {
    expect(read(nickname)).toEqual({ nickname })
  })

  it.each(['Аdmin', 'Αdmin', '<b>x</b>', '"x" onload=', '👑 admin', '=1+1', '@x'])(
    'is never %j, which may deceive',
    (nickname) => expect(read(nickname)).toEqual([['nickname', 'format']]),
  )

  it('loses what turns it around, and is of two letters at least', () => {
    expect(read('\u202Eนวม\u200F')).toEqual({ nickname: 'นวม' })
    expect(read('แม่\u200Bบ้าน')).toEqual({ nickname: 'แม่บ้าน' })
    expect(read('ก')).toEqual([['nickname', 'min_length']])
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

  it('follows a post by its id and leaves it by it', async () => {
    const { service, client } = open(new Response(null, { status: 204 }))
    await client.send(webboardCalls.followPost, { post: 812 }, mine)
    const path = { web_board: 812 }
    await client.send(webboardCalls.unfollowPost, undefined, { ...mine, path })
    const url = 'http://content.test/api/followed_posts'
    expect(service.received).toMatchObject([
      { method: 'POST', url, body: '{"web_board":812}' },
      { method: 'DELETE', url: `${url}/812`, body: undefined },
    ])
  })

  it('writes a reply and is given it as it stands [S7.webboard.4]', async () => {
    const { service, client } = open(Response.json({ data: boardReplyFixture.wire.th }))
    const sent = newBoardReplyFixture.clean.th
    expect(await client.send(webboardCalls.writeReply, sent, mine)).toEqual(
      boardReplyFixture.clean.th,
    )
    expect(service.received[0]).toMatchObject({
      method: 'POST',
      url: 'http://content.test/items/feedback_webboard',
      body: JSON.stringify(newBoardReplyFixture.wire.th),
    })
  })
})
