import { expect, test } from 'vitest'
import { describeBreadcrumbs } from './breadcrumb-json-ld.ts'

test('the way to a page is numbered from the home page', () => {
  const crumbs = [
    { label: 'หน้าแรก', to: '/' },
    { label: 'สาขา', to: '/branch' },
  ]
  expect(describeBreadcrumbs('https://fongsai.example', crumbs)).toMatchObject({
    itemListElement: [
      { position: 1, name: 'หน้าแรก', item: 'https://fongsai.example/' },
      { position: 2, item: 'https://fongsai.example/branch' },
    ],
  })
})
