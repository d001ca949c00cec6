import { createContentClient } from '@washhouse/contract/client/content-client'
import {
  franchiseCommentFixture,
  investorPageFixture,
  investorReasonFixture,
} from '@washhouse/contract/investor/investor.fixtures'
import { describe, expect, test } from 'vitest'
import { openPageContent } from '../../core/content/page-content.ts'
import { loadInvestor } from './load-investor.ts'

/** A service that answers these paths and fails on all others. */
function load(answers: Record<string, unknown>) {
  const asked: string[] = []
  const client = createContentClient({
    baseUrl: 'http://content.test',
    fetch: async (input) => {
      const { pathname, search } = new URL(new Request(input).url)
      asked.push(pathname + search)
      const answer = answers[pathname]
      return Response.json(answer ?? { errors: [] }, { status: answer ? 200 : 500 })
    },
  })
  const failures: string[] = []
  const content = openPageContent({
    client,
    language: 'en',
    deadline: new AbortController().signal,
    onFailure: (_, operation) => failures.push(operation),
  })
  const found = loadInvestor(
    content,
    Promise.resolve(() => null),
  )
  return { found, asked, failures }
}

describe('what the investor page shows', () => {
  test('comes from the calls of the specification, in the order of the editors', async () => {
    const { found, asked } = load({
      '/api/investors': { result: [investorReasonFixture.wire.en] },
      '/items/comment_customer_franchise': { data: [franchiseCommentFixture.wire.en] },
      '/items/investor_page': { data: investorPageFixture.wire.en },
    })
    expect(await found).toMatchObject({
      reasons: [{ title: 'No one has to mind the shop' }],
      comments: [{ name: 'Wipha, market shop' }],
      page: { assumptions: { usesPerDay: 5 }, facts: [{ title: 'Five years' }] },
    })
    expect(asked).toEqual(
      expect.arrayContaining([
        '/items/information_page_investor',
        '/api/investors',
        '/items/franchise?sort=sort&limit=-1',
        '/items/comment_customer_franchise?sort=sort&limit=-1',
        '/items/investor_ads?sort=sort',
      ]),
    )
  })

  test('is empty where a call fails; each failure is reported, other parts stay', async () => {
    const { found, failures } = load({ '/api/investors': { result: [] } })
    expect(await found).toEqual({
      info: null,
      reasons: [],
      packages: [],
      comments: [],
      page: null,
      ads: [],
      branches: null,
    })
    expect(new Set(failures)).toEqual(
      new Set([
        'getInvestorPageInfo',
        'listFranchisePackages',
        'listFranchiseComments',
        'getInvestorPage',
        'listInvestorAds',
        'getCurrentBranch',
      ]),
    )
  })
})
