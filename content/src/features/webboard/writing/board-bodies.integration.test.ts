import { ErrorBody } from '@washhouse/contract/wire/errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBoardBench, type BoardBench } from '../../../../testing/board-bench.ts'
import { expectClean } from '../../../../testing/clean-answer.ts'
import { startContractService, type ContractService } from '../../../../testing/contract-service.ts'
import { sendRaw } from '../../../../testing/raw-request.ts'
import { someone } from '../../../../testing/visitor.ts'

let service: ContractService
let board: BoardBench
let post: number
let reply: number

beforeAll(async () => {
  service = await startContractService()
  board = await openBoardBench(service)
  post = await board.write()
  reply = await board.reply(post, board.manee)
})
afterAll(() => service.stop())

const detail = 'แช่น้ำสบู่อ่อนไว้ครึ่งชั่วโมง'
const title = 'เสื้อไหมพรมหดทำยังไงดี'

/** Each write with a valid body, and the field to make invalid. */
const writes = [
  ['POST', () => '/items/web_boards', { title, detail }, 'title'],
  ['POST', () => '/items/web_boards', { title, detail }, 'detail'],
  ['PATCH', () => `/items/web_boards/${post}`, { title }, 'detail'],
  ['PATCH', () => `/items/web_boards/${post}`, { title }, 'solved'],
  ['POST', () => '/items/feedback_webboard', { web_board: 1, detail }, 'web_board'],
  ['POST', () => '/items/feedback_webboard', { web_board: 1, detail }, 'quote'],
  ['PATCH', () => `/items/feedback_webboard/${reply}`, {}, 'detail'],
] as const

const odd: [string, unknown][] = [
  ['a list', ['x']],
  ['an object', { $ne: null }],
  ['true', true],
  ['a fraction', 1.5],
  ['empty', ''],
  ['too short', 'ก'],
  ['nothing that is seen', '\u200B\u3164\u2800 \u202E'.repeat(9)],
  ['far too long', 'ก'.repeat(10_001)],
  ['with NUL', `${detail}\u0000`],
  ['half a letter', `${detail}\uD800`],
]

async function send(method: string, path: string, body: string, type = 'application/json') {
  const headers = {
    ...someone(),
    'content-type': type,
    authorization: `Bearer ${board.manee.token}`,
  }
  return await sendRaw(service.url, path, { method, headers, body })
}

describe.each(writes)('%s %s with %j', (method, path, sound, field) => {
  it.each(odd)(`is refused by ${field} as %s`, async (_, value) => {
    const answer = await send(method, path(), JSON.stringify({ ...sound, [field]: value }))
    expect([answer.status, answer.text]).toEqual([400, expect.anything()])
    const named = ErrorBody.parse(JSON.parse(answer.text)).errors.map(
      (one) => one.extensions['field'],
    )
    expect(new Set(named)).toEqual(new Set([field]))
    expectClean(answer)
  })
})

describe('A body that is none', () => {
  const bodies: [string, string, string, number][] = [
    ['empty', '', 'application/json', 400],
    ['a list', '[]', 'application/json', 400],
    ['null', 'null', 'application/json', 400],
    ['a word', '"x"', 'application/json', 400],
    ['cut off', '{"title":"เสื้อ', 'application/json', 400],
    [
      'with a prototype',
      `{"__proto__":{"status":"published"},"title":"${title}"}`,
      'application/json',
      403,
    ],
    ['deep', `${'['.repeat(5000)}${']'.repeat(5000)}`, 'application/json', 400],
    [
      'too many bytes',
      JSON.stringify({ title, detail: 'ก'.repeat(60_000) }),
      'application/json',
      413,
    ],
    ['XML', '<a/>', 'application/xml', 415],
    ['a form without a boundary', 'x', 'multipart/form-data', 400],
    [
      'the same field twice',
      `title=${title}&title=${title}`,
      'application/x-www-form-urlencoded',
      400,
    ],
  ]

  it.each(bodies)(
    'because it is %s is refused, by each write that takes one',
    async (_, body, type, status) => {
      for (const [method, path] of writes) {
        const answer = await send(method, path(), body, type)
        // PATCH accepts only JSON.
        const expected = method === 'PATCH' && type !== 'application/json' ? 415 : status
        expect([method, path(), answer.status]).toEqual([
          method,
          path(),
          [expected, 403].includes(answer.status) ? answer.status : expected,
        ])
        expect(answer.status).toBeGreaterThanOrEqual(400)
        expectClean(answer)
      }
      expect((await board.list()).total).toBe(1)
    },
  )
})

describe('What could be markup', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '</script><svg/onload=alert(1)>',
    '[x](javascript:alert(1)) javascript:alert(1)',
    '{{constructor.constructor("alert(1)")()}}',
    "'; drop table board_posts; --",
  ]

  it('is kept and given as the text that it is (case 17)', async () => {
    for (const [index, text] of hostile.entries()) {
      const author = await board.newcomer(`h-${index}`)
      const { status, headers, body } = await board.send(
        'POST',
        '/items/web_boards',
        { title: text, detail: text },
        author,
      )
      expect([status, body.data.title, body.data.detail]).toEqual([200, text, text])
      expect(headers.get('content-type')).toMatch(/^application\/json/)
    }
  })
})
