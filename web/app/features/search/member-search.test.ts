import { refusal } from '@washhouse/contract/client/service.fixtures'
import type { SearchKind } from '@washhouse/contract/search/search.contract'
import { foundFaqFixture, searchResultFixture } from '@washhouse/contract/search/search.fixtures'
import { expect, test, vi } from 'vitest'
import { memberToken, openMemberVisit } from '../../testing/visit.ts'
import { resultPath } from './result-path.ts'
import { loader } from './search.page.tsx'

vi.mock('../../platform/env.server.ts', () => ({
  env: { CONTENT_URL: 'http://content.test', SERVICE_TOKEN: 'token', LOG_LEVEL: 'silent' },
}))
vi.mock(
  '../../core/content/content-client.server.ts',
  () => import('../../testing/played-client.ts'),
)

const call = 'GET /api/search'
const news = searchResultFixture.wire.en
const question = foundFaqFixture.wire.en
const found = (...result: object[]) =>
  Response.json({ total: { total_page: 1, total: result.length }, next: null, result })

/** A service that returns more for a valid token. */
const answers = {
  [call]: ({ headers }: { headers: Record<string, string> }) =>
    headers['authorization'] ? found(news, question) : found(news),
}

async function search(visit: ReturnType<typeof openMemberVisit>) {
  const { found: shown, isMember, messages } = await loader(visit.opens('/search', '?q=dry'))
  const paths = shown?.kind === 'ok' ? shown.value.results.map(({ to }) => to) : null
  return { paths, isMember, messages }
}

test('a member’s search sends the token, and results lead to member pages', async () => {
  const visit = openMemberVisit({ answers })
  const { paths, isMember, messages } = await search(visit)
  expect(paths).toEqual(['/en/news/songkran-free-dry', '/en/faq/payment#q-12'])
  expect(visit.sentTo(call).token).toBe(`Bearer ${memberToken}`)
  expect(visit.asked()).toEqual([call])
  expect(isMember).toBe(true)
  expect(messages).toHaveProperty(['search.kind.faq'])
})

test('a visitor’s search sends no token, and the page contains nothing for members', async () => {
  const visit = openMemberVisit({ answers, isStranger: true })
  const shown = await loader(visit.opens('/search', '?q=dry'))
  expect((await search(visit)).paths).toEqual(['/en/news/songkran-free-dry'])
  expect(visit.sentTo(call).token).toBeNull()
  expect(shown).not.toHaveProperty('isMember')
  expect(Object.keys(shown.messages).join()).not.toMatch(/faq|enews|download|[Mm]ember/)
})

test.each([true, false])(
  'offers the nearest results if there is none, with the same token (stranger: %s)',
  async (isStranger) => {
    const near = ({ url }: { url: string }) => (url.includes('match=any') ? found(news) : found())
    const visit = openMemberVisit({ answers: { [call]: near }, isStranger })
    const { found: shown } = await loader(visit.opens('/search', '?q=dry'))
    expect(shown).toMatchObject({
      value: { total: 0, results: [], nearest: [{ to: '/en/news/songkran-free-dry' }] },
    })
    expect(visit.asked()).toEqual([call, call])
    expect(visit.sentTo(call).token).toBe(isStranger ? null : `Bearer ${memberToken}`)
  },
)

test('whose session has ended meanwhile finds what anyone does, and is signed out', async () => {
  const refused = refusal(401, 'INVALID_CREDENTIALS', 'Invalid user credentials.')
  const visit = openMemberVisit({
    answers: { [call]: (sent) => (sent.headers['authorization'] ? refused.clone() : found(news)) },
  })
  const { paths, isMember } = await search(visit)
  expect([paths, isMember]).toEqual([['/en/news/songkran-free-dry'], undefined])
  expect(visit.state).toMatchObject({ session: null, change: 'ended' })
})

test('a page behind the last is missing for a member, too; an empty text is not looked for', async () => {
  const visit = openMemberVisit({ answers: { [call]: found() } })
  await expect(async () => loader(visit.opens('/search', '?q=dry&page=9'))).rejects.toMatchObject({
    init: { status: 404 },
  })
  const idle = openMemberVisit({ answers })
  expect((await loader(idle.opens('/search'))).found).toBeNull()
  expect(idle.asked()).toEqual([])
})

test('every kind leads to a page, members’ to theirs', () => {
  const pathOf = (kind: SearchKind, slug: string | null) => resultPath({ kind, id: 7, slug })
  expect(pathOf('download', null)).toBe('/download?file=7')
  expect(pathOf('enews', null)).toBe('/enews/7')
  expect(pathOf('faq', 'การจ่าย')).toBe(`/faq/${encodeURIComponent('การจ่าย')}#q-7`)
  expect(pathOf('faq', null)).toBe('/faq')
  expect(pathOf('webboard', null)).toBe('/webboard/7')
  expect(pathOf('branch', 'nimman')).toBe('/branch/nimman')
})
