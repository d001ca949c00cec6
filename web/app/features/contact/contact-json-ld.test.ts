import { contactPageFixture } from '@washhouse/contract/contact/contact.fixtures'
import { settingsFixture } from '@washhouse/contract/settings/settings.fixtures'
import { expect, test } from 'vitest'
import { describeOrganization } from './contact-json-ld.ts'

const settings = settingsFixture.clean.th
const origin = 'https://fongsai.example'

test('search engines learn how the brand is reached and where it sits', () => {
  const page = contactPageFixture.clean.th
  expect(describeOrganization({ settings, page, origin })).toMatchObject({
    '@type': 'Organization',
    name: settings.brandName,
    address: { streetAddress: '99 ถนนพระราม 9, เขตห้วยขวาง กรุงเทพฯ 10310' },
    contactPoint: { telephone: settings.phone, contactType: 'customer service' },
  })
})

test('what is not known is left out', () => {
  const bare = {
    ...settings,
    logo: null,
    icon: null,
    phone: null,
    email: null,
    lineId: null,
    facebook: null,
  }
  const described = describeOrganization({ settings: bare, page: null, origin })
  expect(Object.keys(described)).toEqual(['@type', '@id', 'name', 'url'])
})
