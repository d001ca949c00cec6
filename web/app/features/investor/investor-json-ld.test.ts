import { expect, test } from 'vitest'
import { describePackages } from './investor-json-ld.ts'
import { makePackage } from './investor.fixtures.ts'
import { showPackages } from './package-view.ts'

test('each package with a price is an offer in baht, the others are none', () => {
  const record = describePackages({
    name: 'แพ็กเกจแฟรนไชส์',
    packages: showPackages([makePackage(), makePackage({ id: 6, price: null })]),
    nameOf: () => 'ขนาดกลาง',
    address: 'https://fongsai.example/investor',
  })
  expect(record).toMatchObject({
    '@type': 'OfferCatalog',
    itemListElement: [
      {
        '@type': 'Offer',
        price: 2_890_000,
        priceCurrency: 'THB',
        itemOffered: { name: 'แพ็กเกจแฟรนไชส์ · ขนาดกลาง', brand: { name: 'Speed Queen' } },
      },
    ],
  })
})
