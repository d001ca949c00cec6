import { createContentClient } from '@washhouse/contract/client/content-client'
import { machineFixture, productPageFixture } from '@washhouse/contract/product/product.fixtures'
import { describe, expect, test } from 'vitest'
import { openPageContent } from '../../core/content/page-content.ts'
import { loadProduct } from './load-product.ts'

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
  return { found: loadProduct(content), asked, failures }
}

describe('what the product page shows', () => {
  test('comes from its three calls, the machines in the order of the editors', async () => {
    const { found, asked } = load({
      '/items/product': { data: [machineFixture.wire.en] },
      '/items/product_page': { data: productPageFixture.wire.en },
    })
    expect(await found).toMatchObject({
      machines: [{ title: '14 kg washer', programmes: [{ price: 60, minutes: 32 }, {}] }],
      page: { promiseTitle: 'The lights stay on', steps: [{ title: 'Sort' }] },
    })
    expect(asked).toEqual(
      expect.arrayContaining([
        '/items/information_page_product',
        '/items/product?sort=sort&limit=-1',
        '/items/product_page',
      ]),
    )
  })

  test('is empty where a call fails; each failure is reported, other parts stay', async () => {
    const { found, failures } = load({ '/items/product': { data: [] } })
    expect(await found).toEqual({ info: null, machines: [], page: null })
    expect(new Set(failures)).toEqual(new Set(['getProductPageInfo', 'getProductPage']))
  })
})
