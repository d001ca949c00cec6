import type { BasePayload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startCmsCalls } from '../../../testing/cms-calls.ts'
import { createExample } from '../../../testing/example-records.ts'
import { createNews } from '../../../testing/news-records.ts'
import { createNewsCategory } from '../../../testing/record-data.ts'
import { closePayload, openPayload } from '../../composition/open-payload.ts'

let payload: BasePayload
let call: Awaited<ReturnType<typeof startCmsCalls>>
let news: number
let picture: string
beforeAll(async () => {
  payload = await openPayload()
  call = await startCmsCalls(payload)
  const category = await createNewsCategory(payload)
  news = (await createNews(payload, { slug: 'solar-roof', category })).id
  const at = new Date(Date.now() + 86_400_000)
  await createNews(payload, { slug: 'of-tomorrow', category, at })
  await createNews(payload, { slug: 'a-draft', category, status: 'draft' })
  picture = String((await createExample(payload, 'media')).id)
})
afterAll(() => closePayload(payload))

async function save(...links: string[]) {
  const header = links.map((link) => ({ label: 'ไปที่', link }))
  return await call('POST', '/globals/navigation?locale=th', { body: { header } })
}

describe('a link of the menu', () => {
  it('leads to a page, also by another address of it, to a file, a contact or another site', async () => {
    const { status, text } = await save(
      '/',
      '/Branch/?province=1#list',
      '/en/branch',
      '/en',
      '/news/feed.xml',
      'line',
      'https://www.fongsai.example/brnach',
    )
    expect(status, text).toBe(200)
    const records = ['/news/solar-roof', `/news/${news}`, '/news/of-tomorrow?from=menu']
    const more = await save(...records, '/news/%73olar-roof', `/assets/${picture}`)
    expect(more.status, more.text).toBe(200)
  })

  it.each([
    ['/brnach', '/branch'],
    ['/en/brnach', '/branch'],
    ['/news/solar-rof', '/news/solar-roof'],
    ['/nwes/solar-roof', '/news/solar-roof'],
    ['/news/a-draft', '/news'],
    ['/news/Solar-roof', '/news/solar-roof'],
    ['/news/solar-roof/more', '/news/solar-roof'],
    ['/about/nobody', '/about'],
    ['/webboard/1', '/webboard'],
    ['/enews/solar-roof', '/enews'],
    ['/news/999999999999', '/news'],
    ['/branch/directory.json', '/branch'],
    ['/logout', '/login'],
    ['/assets/0b7c1f4e-6f3e-4c39-9a37-0d2f1a6a1c11', ''],
    ['/%E0%B8%82', ''],
    ['/%', ''],
  ])('to no page is refused at its row, with the nearest ones: %s', async (link, nearest) => {
    const answer = await save('/news', link)
    expect(answer.status, answer.text).toBe(400)
    expect(answer.fields).toEqual(['header.1.link'])
    expect(answer.text).toContain('There is no page ')
    expect(answer.text).toContain(`${nearest}`)
    const { header } = await payload.findGlobal({ slug: 'navigation' })
    expect(header?.map((row) => row.link)).not.toContain(link)
  })

  it('of the foot is judged as well', async () => {
    const footer = [{ title: 'บริการ', links: [{ label: 'สาขา', link: '/brnach' }] }]
    const answer = await call('POST', '/globals/navigation?locale=th', { body: { footer } })
    expect(answer.fields).toEqual(['footer.0.links.0.link'])
  })

  it('that led to a page once stays while other rows change', async () => {
    await save('/news', '/news/solar-roof')
    await payload.update({ collection: 'news', id: news, data: { _status: 'draft' } })
    const kept = await save('/branch', '/news/solar-roof')
    expect(kept.status, kept.text).toBe(200)
    expect((await save('/branch', '/news/solar-rof')).status).toBe(400)
  })
})
