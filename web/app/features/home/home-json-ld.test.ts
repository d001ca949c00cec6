import { expect, test } from 'vitest'
import { describeSite } from './home-json-ld.ts'

const origin = 'https://fongsai.example'

test('search engines learn what the site is called and whose it is', () => {
  const settings = { brandName: 'ฟองใส', logo: null, icon: '00000000-0000-4000-8000-000000000002' }
  expect(describeSite(settings, origin)).toEqual([
    {
      '@type': 'Organization',
      '@id': 'https://fongsai.example/#organization',
      name: 'ฟองใส',
      url: 'https://fongsai.example/',
      logo: expect.stringContaining(`${origin}/assets/${settings.icon}?`),
    },
    {
      '@type': 'WebSite',
      '@id': 'https://fongsai.example/#website',
      name: 'ฟองใส',
      url: 'https://fongsai.example/',
      inLanguage: ['th', 'en'],
      publisher: { '@id': 'https://fongsai.example/#organization' },
    },
  ])
})

test('a site without a name has no record', () => {
  expect(describeSite(null, origin)).toEqual([])
})
