import { downloadFixture } from '@washhouse/contract/download/download.fixtures'
import { refusal } from '@washhouse/contract/client/service.fixtures'
import { describe, expect, test, vi } from 'vitest'
import { ledAway, memberToken, openMemberVisit } from '../../testing/visit.ts'
import { ownLanguageFirst } from '../../core/blocks/member-file/own-language-first.ts'
import { printDownloadQuery } from './download-query.ts'
import { loader } from './download.page.tsx'
import { parseDownloadQuery } from './parse-download-query.ts'

vi.mock('../../platform/env.server.ts', () => ({
  env: { CONTENT_URL: 'http://content.test', SERVICE_TOKEN: 'token', LOG_LEVEL: 'silent' },
}))
vi.mock(
  '../../core/content/content-client.server.ts',
  () => import('../../testing/played-client.ts'),
)

const record = downloadFixture.wire.en
const list = (...result: object[]) =>
  Response.json({ total: { total_page: 1, total: result.length }, next: null, result })
const noDownloads = Response.json({ total: { total_page: 0, total: 0 }, next: null, result: [] })
const answers = {
  'GET /api/downloads': list(record),
  'GET /api/categories_main': Response.json({ result: [] }),
  'GET /api/downloads/17': Response.json({ result: record }),
}

describe('The page of downloads', () => {
  test('asks for nothing but the settings for a visitor, and shows the members gate', async () => {
    const visit = openMemberVisit({ answers, isStranger: true })
    const loaded = await loader(visit.opens('/download', '?file=17'))
    expect(loaded.library).toBeNull()
    expect(loaded.meta).toMatchObject({ title: 'Downloads', isIndexed: false })
    expect(visit.asked()).toEqual(['GET /items/settings'])
  })

  test('lists them for a member, with the one that is opened', async () => {
    const visit = openMemberVisit({ answers })
    const loaded = await loader(visit.opens('/download', '?file=17'))
    const { found, opened } = loaded.library ?? {}
    expect(found).toMatchObject({ kind: 'ok', value: { items: [{ id: 17 }] } })
    expect(opened?.files.map(({ type }) => type)).toEqual(['application/pdf', 'image/png'])
    expect(loaded.meta.title).toBe(opened?.title)
    expect(visit.sentTo('GET /api/downloads').token).toBe(`Bearer ${memberToken}`)
  })

  test('opens the first of what is found, if there is one', async () => {
    const visit = openMemberVisit({ answers })
    const { library } = await loader(visit.opens('/download', '?q=price&file=first'))
    expect(library?.opened?.id).toBe(17)

    const nothing = openMemberVisit({ answers: { ...answers, 'GET /api/downloads': noDownloads } })
    const { library: empty } = await loader(nothing.opens('/download', '?q=price&file=first'))
    expect(empty?.opened).toBeNull()
  })

  test('shows a file with a name in the page’s language first', async () => {
    const files = ['ใบราคา.pdf', 'Price sheet.pdf', 'Map.png'].map((name) => ({ name }))
    const namesIn = (language: 'th' | 'en') =>
      ownLanguageFirst(language, files).map(({ name }) => name)
    expect(namesIn('th')).toEqual(['ใบราคา.pdf', 'Price sheet.pdf', 'Map.png'])
    expect(namesIn('en')).toEqual(['Price sheet.pdf', 'Map.png', 'ใบราคา.pdf'])

    const details = downloadFixture.clean.en.files.map((file, index) => ({
      ...file,
      name: ['ใบราคา.pdf', 'Price sheet.pdf'][index],
    }))
    const told = Response.json({ result: { ...record, file_details: details } })
    const visit = openMemberVisit({ answers: { ...answers, 'GET /api/downloads/17': told } })
    const { library } = await loader(visit.opens('/download', '?file=17'))
    expect(library?.opened?.files.map(({ name }) => name)).toEqual([
      'Price sheet.pdf',
      'ใบราคา.pdf',
    ])
  })

  test('asks a file for its type where the record does not tell it [S7.assets.1]', async () => {
    const untold = { ...record, file_details: null }
    const [id] = record['files'] as string[]
    const headers = { 'content-type': 'application/pdf; charset=binary', 'content-length': '12' }
    const visit = openMemberVisit({
      answers: {
        ...answers,
        'GET /api/downloads/17': Response.json({ result: untold }),
        [`HEAD /assets/${id}`]: new Response(null, { headers }),
      },
    })
    const loaded = await loader(visit.opens('/download', '?file=17'))
    expect(loaded.library?.opened?.files).toMatchObject([
      { type: 'application/pdf', size: 12 },
      { type: null },
    ])
    expect(visit.sentTo(`HEAD /assets/${id}`).token).toBe(`Bearer ${memberToken}`)
  })

  test('says so where the list fails, and still has its head', async () => {
    const visit = openMemberVisit({
      answers: { ...answers, 'GET /api/downloads': new Error('away') },
    })
    const loaded = await loader(visit.opens('/download'))
    expect(loaded.library?.found).toEqual({ kind: 'failed' })
    expect(loaded.head.title).toBe('Downloads')
  })

  test('is missing behind its last page, and for a record that is none', async () => {
    const none = openMemberVisit({ answers: { ...answers, 'GET /api/downloads': list() } })
    await expect(loader(none.opens('/download', '?page=2'))).rejects.toMatchObject({
      init: { status: 404 },
    })
    const gone = openMemberVisit({ answers })
    await expect(loader(gone.opens('/download', '?file=99'))).rejects.toMatchObject({
      init: { status: 404 },
    })
  })

  test('leads a member whose session has ended to the log-in and back', async () => {
    const ended = refusal(401, 'INVALID_CREDENTIALS', 'No.')
    const visit = openMemberVisit({ answers: { ...answers, 'GET /api/downloads': ended } })
    const path = await ledAway(() => loader(visit.opens('/download', '?page=1&q=a')))
    expect(path).toMatch(/^\/en\/login\?next=%2Fen%2Fdownload%3Fpage%3D1%26q%3Da&reason=ended/)
  })
})

describe('The query of the page', () => {
  test.each([
    '',
    '?category=3',
    '?category=3&sub=8',
    '?q=%E0%B8%84%E0%B8%B9%E0%B9%88%E0%B8%A1%E0%B8%B7%E0%B8%AD&page=2',
  ])('is printed as it was read: %j', (search) => {
    const query = parseDownloadQuery(new URLSearchParams(search))
    expect(query && printDownloadQuery(query)).toBe(search)
  })

  test('has no sub category without its main one, and ignores junk', () => {
    const query = parseDownloadQuery(new URLSearchParams('?sub=8&page=x&file=-1&q=%00'))
    expect(query).toEqual({
      category: null,
      subcategory: null,
      text: '',
      page: 1,
      file: null,
      opensFirst: false,
    })
    expect(parseDownloadQuery(new URLSearchParams('?file=99999999999'))).toBeNull()
  })
})
