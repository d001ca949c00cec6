import { expect, test } from 'vitest'
import { parseAssetUrl } from './asset-query.ts'

const id = '0190c7e2-1b2c-4d3e-8f40-5a6b7c8d9e0f'
const parse = (path: string) => parseAssetUrl(new URL(path, 'http://localhost'))

test('one picture has one spelling, whatever the order and the rest of the query', () => {
  const one = parse(`/assets/${id}?width=640&format=webp`)
  expect(one).toMatchObject({ kind: 'ok', asset: { id } })
  for (const path of [
    `/assets/${id}?format=webp&width=640`,
    `/assets/${id}?format=webp&quality=75&width=640&fit=cover`,
    `/assets/${id}/storefront.jpg?width=640&format=webp&utm_source=line&download`,
  ])
    expect(parse(path)).toEqual(one)
  expect(parse(`/assets/${id}?v=2`)).toEqual({ kind: 'ok', asset: { id, search: '' } })
})

test.each([
  'width=641',
  'width=0640',
  'width=6.4e2',
  'width=',
  'width=640&width=640',
  'width=640&width=320',
  'format=WEBP',
  'width=640&quality=80',
  'width=640&fit=../../etc',
  'height=640',
  'width=640&height=320',
  'width=2000&format=avif',
  'format=webp',
])('the query %j is refused', (query) => {
  expect(parse(`/assets/${id}?${query}`).kind).toBe('bad')
})

test.each([
  '/assets/',
  '/assets/12',
  `/assets/${id.toUpperCase()}`,
  `/assets/${id}x`,
  `/assets/${id}/a/b`,
  `/assets/%2e%2e/${id}`,
  '/assets/..%2f..%2fsecrets.env',
])('%j is no picture', (path) => {
  expect(parse(path)).toEqual({ kind: 'unknown' })
})
