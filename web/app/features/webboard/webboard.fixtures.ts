import { profileFixture } from '@washhouse/contract/account/account.fixtures'
import type { ReceivedRequest } from '@washhouse/contract/client/service.fixtures'
import { mainFaqFixture } from '@washhouse/contract/faq/faq.fixtures'
import {
  boardPostFixture,
  boardReplyFixture,
  ownBoardAuthorFixture,
} from '@washhouse/contract/webboard/webboard.fixtures'
import { openMemberVisit } from '../../testing/visit.ts'

export const own = profileFixture.wire.en['id']
export const someone = boardPostFixture.clean.en.author?.id
export const written = (fields: object = {}) => ({ ...boardPostFixture.wire.en, ...fields })
export const author = (id: unknown) => ({ author: { ...boardPostFixture.clean.en.author, id } })
export const replied = (position: number | null, fields: object = {}) => ({
  ...boardReplyFixture.wire.en,
  id: 3000 + (position ?? 99),
  position,
  quote: null,
  ...fields,
})
export const listed = (...result: object[]) =>
  Response.json({ total: { total_page: 3, total: 50 }, result })

/** Answers like the service: by position, ascending or descending, with `limit` and `page`. */
export function answerReplies(all: object[]) {
  return ({ url }: ReceivedRequest) => {
    const { searchParams } = new URL(url)
    const limit = Number(searchParams.get('limit'))
    const from = (Number(searchParams.get('page') ?? 1) - 1) * limit
    const rows = searchParams.get('sort') === '-position' ? all.toReversed() : all
    return Response.json({ data: rows.slice(from, from + limit) })
  }
}

export const writer = {
  ...ownBoardAuthorFixture.wire.en,
  limited_until: null,
  limit_reason: null,
  may_appeal: false,
}

export const answers = {
  'GET /api/web_board': listed(written()),
  'GET /api/main_faq': Response.json({ result: [mainFaqFixture.wire.en] }),
  'GET /api/web_board/812': Response.json({ result: written() }),
  'GET /items/web_boards/812': Response.json({ data: written() }),
  'GET /items/feedback_webboard': answerReplies([replied(1), replied(2)]),
  'GET /api/web_board_author': Response.json({ result: writer }),
}
export const many = Array.from({ length: 45 }, (_, index) => replied(index + 1))

export function visitOf<Path extends string, Params extends object>(
  path: Path,
  params: Params,
  { query = '', ...more }: { query?: string; answers?: object; isStranger?: boolean } = {},
) {
  const { answers: own, isStranger } = more
  const visit = openMemberVisit({
    answers: { ...answers, ...own },
    ...(isStranger && { isStranger }),
  })
  return { visit, args: { ...visit.opens(path, query), params } }
}
