import { faqFixture, mainFaqFixture, subFaqFixture } from '@washhouse/contract/faq/faq.fixtures'
import { refusal } from '@washhouse/contract/client/service.fixtures'
import { describe, expect, test, vi } from 'vitest'
import { ledAway, ledTo, openMemberVisit } from '../../testing/visit.ts'
import * as list from './faq-list.page.tsx'

vi.mock('../../platform/env.server.ts', () => ({
  env: { CONTENT_URL: 'http://content.test', SERVICE_TOKEN: 'token', LOG_LEVEL: 'silent' },
}))
vi.mock(
  '../../core/content/content-client.server.ts',
  () => import('../../testing/played-client.ts'),
)

const away = () => refusal(503, 'SERVICE_UNAVAILABLE', 'No.')
const answers = {
  'GET /api/main_faq': Response.json({ result: [mainFaqFixture.wire.en] }),
  'GET /api/sub_faq': Response.json({ result: [subFaqFixture.wire.en] }),
  'GET /api/faq': Response.json({ result: [faqFixture.wire.en] }),
  'GET /api/faq_feedback': Response.json({ result: [{ faq: 41, helped: false }] }),
  'POST /api/faq_feedback': new Response(null, { status: 204 }),
}
const vote = { faq: '41', helped: 'yes' }

describe('The questions', () => {
  test('ask for nothing but the settings for a stranger, who is shown the gate', async () => {
    const visit = openMemberVisit({ isStranger: true })
    expect((await list.loader(visit.opens('/faq'))).page).toBeNull()
    const sent = visit.sends('/faq', vote)
    expect(await ledAway(() => list.action(sent))).toMatch('/en/login?')
    expect(visit.asked()).toEqual(['GET /items/settings'])
  })

  test('show all subjects while nothing is looked for', async () => {
    const visit = openMemberVisit({ answers })
    const { page, meta } = await list.loader(visit.opens('/faq'))
    expect(page?.mains).toMatchObject({ kind: 'ok', value: [{ slug: 'machines' }] })
    expect(page?.found).toBeNull()
    expect(meta.isIndexed).toBe(false)
  })

  test('that are found carry what the member has said of them', async () => {
    const visit = openMemberVisit({ answers })
    const { page } = await list.loader(visit.opens('/faq', '?search=coins'))
    expect(page?.mains).toBeNull()
    expect(page?.found).toMatchObject({
      kind: 'ok',
      value: [{ id: 41, hasHelped: false, more: { kind: 'page', to: '/en/problem' } }],
    })
  })

  test('stand without that, or say that they cannot be loaded, while the service is away', async () => {
    const unsaid = openMemberVisit({ answers: { ...answers, 'GET /api/faq_feedback': away() } })
    expect((await list.loader(unsaid.opens('/faq', '?search=coins'))).page?.found).toMatchObject({
      value: [{ id: 41, hasHelped: null }],
    })
    const none = openMemberVisit({ answers: { ...answers, 'GET /api/faq': away() } })
    expect((await list.loader(none.opens('/faq', '?search=coins'))).page?.found).toEqual({
      kind: 'failed',
    })
  })

  test('that come closest are offered if none is found, or none while the service is away', async () => {
    const closest = Response.json({ result: [faqFixture.wire.en] })
    const near = (answer: Response) =>
      openMemberVisit({
        answers: {
          ...answers,
          'GET /api/faq': ({ url }: { url: string }) =>
            url.includes('match=any') ? answer.clone() : Response.json({ result: [] }),
        },
      })
    const load = async (visit: ReturnType<typeof openMemberVisit>) =>
      (await list.loader(visit.opens('/faq', '?search=coins'))).page
    expect(await load(near(closest))).toMatchObject({
      found: { kind: 'ok', value: [] },
      nearest: [{ id: 41 }],
    })
    expect(await load(near(away()))).toMatchObject({ found: { value: [] }, nearest: [] })
    // One that is found needs no other.
    const visit = openMemberVisit({ answers })
    await list.loader(visit.opens('/faq', '?search=coins'))
    expect(visit.asked().filter((call) => call === 'GET /api/faq')).toHaveLength(1)
  })

  test('are not asked for a text that is too long', async () => {
    const visit = openMemberVisit({ answers })
    const { page } = await list.loader(visit.opens('/faq', `?search=${'a'.repeat(101)}`))
    expect(page?.query.isTooLong).toBe(true)
    expect(visit.asked()).not.toContain('GET /api/faq')
  })
})

describe('Whether an answer has helped', () => {
  test('is stored, and leads a browser without scripts back to the question', async () => {
    const visit = openMemberVisit({ answers })
    expect(ledTo(await list.action(visit.sends('/faq', vote)))).toBe('/en/faq#q-41')
    expect(visit.sentTo('POST /api/faq_feedback').record).toEqual({ faq: 41, helped: true })
  })

  test('is said not to be stored while the service is away', async () => {
    const visit = openMemberVisit({ answers: { ...answers, 'POST /api/faq_feedback': away() } })
    expect(await list.action(visit.sends('/faq', vote))).toMatchObject({
      data: { failed: 41 },
      init: { status: 503 },
    })
  })

  const nonsense: Record<string, string>[] = [
    {},
    { faq: '41' },
    { faq: 'x', helped: 'yes' },
    { faq: '41', helped: 'maybe' },
  ]
  test.each(nonsense)('is refused as %j, and nothing is asked', async (fields) => {
    const visit = openMemberVisit({ answers })
    const sent = list.action(visit.sends('/faq', fields))
    await expect(sent).rejects.toMatchObject({ init: { status: 400 } })
    expect(visit.asked()).toEqual([])
  })
})
