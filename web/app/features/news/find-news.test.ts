import { describe, expect, it } from 'vitest'
import { findNews, findRelated } from './find-news.ts'
import { makeNews, serveNews } from './news.fixtures.ts'

const categories = Promise.resolve([{ id: 1, name: 'โปรโมชั่น' }])

function numbered(count: number) {
  return Array.from({ length: count }, (_, index) =>
    makeNews({ id: index + 1, slug: `news-${index + 1}` }),
  )
}

describe('The list of news', () => {
  it('asks for one page of twelve, of one category where one is chosen [S7.news.3]', async () => {
    const { asked, content } = serveNews({ news: numbered(30) })
    const found = await findNews(content, { category: 4, page: 3 }, categories)
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      page: '3',
      limit: '12',
      categories: '4',
    })
    expect(found).toMatchObject({ kind: 'ok', value: { totalPages: 3 } })
    expect(found.kind === 'ok' && found.value.items.map(({ slug }) => slug)).toEqual(
      Array.from({ length: 6 }, (_, index) => `news-${index + 25}`),
    )
  })

  it('asks for all categories when none is chosen', async () => {
    const { asked, content } = serveNews({ news: numbered(1) })
    await findNews(content, { category: null, page: 1 }, categories)
    expect(asked[0]?.searchParams.has('categories')).toBe(false)
  })

  it('has no page behind its last one', async () => {
    const { content } = serveNews({ news: numbered(12) })
    await expect(findNews(content, { category: null, page: 2 }, categories)).rejects.toMatchObject({
      init: { status: 404 },
    })
  })

  it('is empty, not missing, while there are no news', async () => {
    const { content } = serveNews({})
    expect(await findNews(content, { category: null, page: 1 }, categories)).toEqual({
      kind: 'ok',
      value: { items: [], totalPages: 0 },
    })
  })

  it('fails alone when its call does', async () => {
    const { content, failed } = serveNews({ broken: '/api/news' })
    expect(await findNews(content, { category: null, page: 2 }, categories)).toEqual({
      kind: 'failed',
    })
    expect(failed).toEqual(['listNews'])
  })
})

describe('What is related to an article', () => {
  it('is the newest three of its category, itself left out', async () => {
    const { asked, content } = serveNews({ news: numbered(9) })
    const related = await findRelated(content, { id: 2, category: 1 }, categories)
    expect(related.map(({ id }) => id)).toEqual([1, 3, 4])
    expect(related[0]?.category).toBe('โปรโมชั่น')
    expect(asked[0]?.searchParams.get('categories')).toBe('1')
    expect(JSON.stringify(related)).not.toContain('ที่จอดว่าง')
  })

  it('is nothing without a category, and nothing is asked', async () => {
    const { asked, content } = serveNews({ news: numbered(9) })
    expect(await findRelated(content, { id: 2, category: null }, categories)).toEqual([])
    expect(asked).toEqual([])
  })
})
