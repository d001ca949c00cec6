import { enewsFixture } from '@washhouse/contract/enews/enews.fixtures'
import { describe, expect, test, vi } from 'vitest'
import { ledAway, openMemberVisit } from '../../testing/visit.ts'
import { printEnewsQuery } from './enews-query.ts'
import { parseEnewsQuery } from './parse-enews-query.ts'
import { loader } from './enews.page.tsx'
import * as issue from './issue.page.tsx'

vi.mock('../../platform/env.server.ts', () => ({
  env: { CONTENT_URL: 'http://content.test', SERVICE_TOKEN: 'token', LOG_LEVEL: 'silent' },
}))
vi.mock(
  '../../core/content/content-client.server.ts',
  () => import('../../testing/played-client.ts'),
)

const record = enewsFixture.wire.en
const answers = {
  'GET /api/e_news': Response.json({ total: { total_page: 1, total: 1 }, result: [record] }),
  'GET /api/e_news_years': Response.json({ result: [{ year: 2026, total: 1 }] }),
  'GET /api/e_news/18': Response.json({ result: record }),
}

describe('The page of the e-news', () => {
  test('asks for nothing but the settings for a stranger', async () => {
    const visit = openMemberVisit({ answers, isStranger: true })
    expect((await loader(visit.opens('/enews'))).shelf).toBeNull()
    expect(visit.asked()).toEqual(['GET /items/settings'])
  })

  test('lists the issues, without their texts, and their years for a member', async () => {
    const visit = openMemberVisit({ answers })
    const { shelf } = await loader(visit.opens('/enews', '?year=2026'))
    expect(shelf).toMatchObject({
      years: [{ year: 2026 }],
      found: { kind: 'ok', value: { items: [{ id: 18, description: null }] } },
    })
  })

  test('shows what it has where the years or the list fail', async () => {
    const failing = {
      'GET /api/e_news': new Error('away'),
      'GET /api/e_news_years': new Error('x'),
    }
    const { shelf } = await loader(openMemberVisit({ answers: failing }).opens('/enews'))
    expect(shelf).toEqual({ years: [], found: { kind: 'failed' } })
  })
})

describe('The page of one issue', () => {
  const open = (id: string, isStranger = false) => {
    const visit = openMemberVisit({ answers, isStranger })
    return issue.loader({ ...visit.opens('/enews/:id'), params: { id } })
  }

  test('is for members alone, who come back to it', async () => {
    expect(await ledAway(() => open('18', true))).toMatch(/^\/en\/login\?next=.*&reason=members$/)
    expect((await open('18')).issue).toMatchObject({ id: 18, pdf: { type: 'application/pdf' } })
  })

  test.each(['019', '0', 'x', '19', '18.5'])('is missing for %j', async (id) => {
    await expect(open(id)).rejects.toMatchObject({ init: { status: 404 } })
  })
})

test('The query of the e-news is printed as it was read', () => {
  for (const search of ['', '?year=2026', '?year=2025&page=2']) {
    const query = parseEnewsQuery(new URLSearchParams(search))
    expect(query && printEnewsQuery(query)).toBe(search)
  }
  expect(parseEnewsQuery(new URLSearchParams('?year=1800'))).toBeNull()
})
