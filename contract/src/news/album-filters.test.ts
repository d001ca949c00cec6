import { expect, test } from 'vitest'
import { parseItemsQuery } from '../wire/items-query.ts'
import { albumImagesWithin, albumImageWire, albumOf, newsAlbumEntryWire } from './news.wire.ts'

test('the filters that lead from a piece of news to its album are ones that the calls take [S7.news.4]', () => {
  const entries = new URLSearchParams({ filter: albumOf(7), limit: '-1' })
  expect(parseItemsQuery(entries, newsAlbumEntryWire).filter).toMatchObject({
    operator: '_eq',
    value: 7,
  })
  const ids = Array.from({ length: 60 }, (_, index) => index.toString(16).padStart(24, '0'))
  const images = new URLSearchParams({ filter: albumImagesWithin(ids), sort: 'sort', limit: '-1' })
  expect(parseItemsQuery(images, albumImageWire).filter).toMatchObject({
    operator: '_in',
    value: ids,
  })
})
