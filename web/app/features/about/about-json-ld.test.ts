import { officialChannelFixture, rewardFixture } from '@washhouse/contract/about/about.fixtures'
import { expect, test } from 'vitest'
import { describeAbout } from './about-json-ld.ts'

const page = {
  name: 'About us',
  description: null,
  language: 'en',
  address: 'https://laundry.test/en/about',
  settings: { brandName: 'Fongsai', logo: null, icon: null },
} as const

test('The page is about the brand, its channels and its rewards', () => {
  const record = describeAbout({
    ...page,
    channels: [officialChannelFixture.clean.en],
    rewards: [rewardFixture.clean.en],
  })
  expect(record).toEqual({
    '@type': 'AboutPage',
    name: 'About us',
    url: page.address,
    inLanguage: 'en',
    about: {
      '@type': 'Organization',
      '@id': 'https://laundry.test/#organization',
      name: 'Fongsai',
      url: 'https://laundry.test/',
      sameAs: ['https://www.facebook.com/fongsai.example'],
      award: ['Franchise of the year'],
    },
  })
})

test('What is not known is left out', () => {
  expect(describeAbout({ ...page, settings: null })).not.toHaveProperty('about')
  expect(JSON.stringify(describeAbout(page))).not.toMatch(/sameAs|award|description/)
})
