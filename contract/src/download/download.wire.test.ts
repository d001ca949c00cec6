import { describe, expect, it } from 'vitest'
import { ZodError } from 'zod'
import { apiQueryParser } from '../wire/api-query.ts'
import { describeCodec } from '../wire/codec-laws.fixtures.ts'
import { downloadCalls } from './download.calls.ts'
import {
  downloadCategoryFixture,
  downloadFixture,
  downloadSubcategoryFixture,
} from './download.fixtures.ts'
import {
  downloadCategoryWire,
  downloadPageWire,
  downloadSubcategoryWire,
  downloadWire,
} from './download.wire.ts'

describeCodec('S3.download.1', downloadWire, downloadFixture)
describeCodec('S3.download.2', downloadCategoryWire, downloadCategoryFixture)
describeCodec('S3.download.2', downloadSubcategoryWire, downloadSubcategoryFixture)

it('The head of the download page is named as the specification spells it', () => {
  expect(downloadPageWire.name).toBe('information_page_downloads')
})

describe('A download of a service without our additions', () => {
  const file = '3f60718a-94b5-4c6d-8e7f-a0b1c2d3e4f5'
  const plain = {
    id: 5,
    status: 'published',
    files: [file],
    image_cover: null,
    categories_main: 1,
    categories_sub: null,
    data: { languages_code: 'th', title: 'ใบสมัครแฟรนไชส์' },
  }
  const untold = { name: null, type: null, size: null, pages: null, previews: [] }

  it('tells nothing of its files but their ids', () => {
    expect(downloadWire.decode(plain, 'th')).toEqual({
      id: 5,
      status: 'published',
      fileIds: [file],
      files: [{ id: file, ...untold }],
      coverImage: null,
      category: 1,
      subcategory: null,
      date: null,
      title: 'ใบสมัครแฟรนไชส์',
      description: null,
      untranslated: [],
    })
  })

  it.each([
    ['one id', file, [file]],
    ['one file', { id: file, type: 'application/pdf' }, [file]],
    ['one row that joins it', [{ id: 4, directus_files_id: { id: file } }], [file]],
    ['null', null, []],
    ['nothing', undefined, []],
  ])('has the files that %s names', (_, files, ids) => {
    const { fileIds, files: told } = downloadWire.decode({ ...plain, files }, 'th')
    expect(fileIds).toEqual(ids)
    expect(told).toEqual(ids.map((id) => ({ id, ...untold })))
  })

  it.each([
    ['a file that is no id', { ...plain, files: ['manual.pdf'] }],
    ['the number of a row for a file', { ...plain, files: [3] }],
    ['no title', { ...plain, data: {} }],
    ['a cover that is no id', { ...plain, image_cover: 'cover.png' }],
    ['a size below nothing', { ...plain, file_details: [{ id: file, ...untold, size: -1 }] }],
  ])('is refused loudly with %s', (_, record) => {
    expect(() => downloadWire.decode(record, 'th')).toThrow(ZodError)
  })
})

describe('The query of downloads', () => {
  const parse = apiQueryParser(downloadCalls.listDownloads.query)
  const read = (query: string) => parse(new URLSearchParams(query))

  it('narrows by categories and text and takes a page [S7.download.1]', () => {
    const query = 'categories_main=3&categories_sub=8&search=%20คู่มือ%20&page=2&limit=24'
    expect(read(query)).toEqual({
      categories_main: 3,
      categories_sub: 8,
      search: 'คู่มือ',
      page: 2,
      limit: 24,
    })
    expect(read('is_preview=true&sort=x')).toEqual({ page: 1, limit: 12 })
  })

  it.each(['categories_main=drums', 'categories_sub=0', 'page=0', 'limit=-1', 'search=%00'])(
    'is refused for %s, by its name',
    (query) => expect(() => read(query)).toThrow(`"${query.split('=')[0]}"`),
  )
})
