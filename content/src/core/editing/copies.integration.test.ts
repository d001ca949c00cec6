import type { BasePayload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CmsAnswer, startCmsCalls } from '../../../testing/cms-calls.ts'
import { createExample, exampleSlugs } from '../../../testing/example-records.ts'
import { createNews } from '../../../testing/news-records.ts'
import { createNewsCategory, createProvince } from '../../../testing/record-data.ts'
import { closePayload, openPayload } from '../../composition/open-payload.ts'

let payload: BasePayload
let call: Awaited<ReturnType<typeof startCmsCalls>>
let category: number
beforeAll(async () => {
  payload = await openPayload()
  call = await startCmsCalls(payload)
  category = await createNewsCategory(payload)
})
afterAll(() => closePayload(payload))

/** The request of the admin's button, or of another client. */
async function copy(path: string, query = '', body: object = { _status: 'draft' }) {
  return await call('POST', `${path}/duplicate${query}`, { body })
}

async function copyNews(slug: string): Promise<CmsAnswer['doc']> {
  const { id } = await createNews(payload, { slug, category })
  const answer = await copy(`/news/${id}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.doc
}

describe('a copy', () => {
  it('of published news is a draft with a free slug and no dates, which can be published', async () => {
    const endsAt = new Date(Date.now() + 3_600_000)
    const { id } = await createNews(payload, { slug: 'free-dry', category, endsAt })
    const { doc } = await copy(`/news/${id}`, '?locale=th')
    expect(doc).toMatchObject({
      slug: 'free-dry-2',
      title: 'อบฟรีทุกวันพุธ',
      publishedAt: null,
      endsAt: null,
      _status: 'draft',
    })
    const again = await copy(`/news/${String(doc['id'])}`)
    expect(again.doc['slug']).toBe('free-dry-3')
    const published = { body: { _status: 'published' } }
    const { status, text } = await call('PATCH', `/news/${String(again.doc['id'])}`, published)
    expect(status, text).toBe(200)
  })

  it.each([
    ['?draft=false', {}],
    ['?draft=false', { _status: 'published' }],
    ['', { _status: 'published' }],
    ['?publishAllLocales=true', { _status: 'published' }],
  ])('stays a draft whatever the caller says (%j %j)', async (query, body) => {
    const { id } = await createNews(payload, {
      slug: `said-${Math.random()}`.replace('.', '-'),
      category,
    })
    const { doc } = await copy(`/news/${id}`, query, body)
    const stored = await payload.findByID({ collection: 'news', id: Number(doc['id']) })
    expect(stored).toMatchObject({ _status: 'draft', publishedAt: null })
  })

  it('keeps a number that belongs to the name, and the slug that its caller gives', async () => {
    expect(await copyNews('rama-9')).toMatchObject({ slug: 'rama-9-2' })
    const { id } = await createNews(payload, { slug: 'given', category })
    expect((await copy(`/news/${id}`, '', { slug: 'my-own' })).doc).toMatchObject({
      slug: 'my-own',
    })
  })

  it('has a slug that no draft of a published record takes, and of at most 80 characters', async () => {
    const { id } = await createNews(payload, { slug: 'other', category })
    const data = { slug: 'wash-2', _status: 'draft' } as const
    await payload.update({ collection: 'news', id, draft: true, data })
    expect(await copyNews('wash')).toMatchObject({ slug: 'wash-3' })
    const long = `${'a'.repeat(77)}-bc`
    expect(await copyNews(long)).toMatchObject({ slug: `${'a'.repeat(77)}-2` })
  })

  it('of a draft without a slug has none either', async () => {
    const { id } = await payload.create({
      collection: 'news',
      locale: 'th',
      draft: true,
      data: { title: 'ร่าง', _status: 'draft' },
    })
    expect((await copy(`/news/${id}`)).doc).toMatchObject({ slug: null, _status: 'draft' })
  })
})

describe('a collection', () => {
  it('with drafts can be copied, and the copy be published', async () => {
    const withDrafts = exampleSlugs.filter(
      (slug) => payload.collections[slug].config.versions?.drafts,
    )
    expect(withDrafts.length).toBeGreaterThan(10)
    for (const slug of withDrafts) {
      const { id } = await createExample(payload, slug)
      const { status, text, doc } = await copy(`/${slug}/${id}`)
      expect(status, `${slug} ${text}`).toBe(200)
      expect(doc['_status'], slug).toBe('draft')
      const body = { _status: 'published' }
      const published = await call('PATCH', `/${slug}/${String(doc['id'])}`, { body })
      expect(published.status, `${slug} ${published.text}`).toBe(200)
    }
  })

  it('without drafts makes no copy, which would be public at once', async () => {
    const province = await createProvince(payload)
    const answer = await copy(`/provinces/${province}`)
    expect(answer.status, answer.text).toBe(400)
    const seo = await createExample(payload, 'seo')
    expect((await copy(`/seo/${seo.id}`)).status).toBe(400)
    expect((await payload.count({ collection: 'seo' })).totalDocs).toBe(1)
  })
})
