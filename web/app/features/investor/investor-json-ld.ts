import { wholePictureAddress } from '../../core/blocks/picture/asset-address.ts'
import type { PackageView } from './package-view.ts'

interface Described {
  name: string
  packages: readonly PackageView[]
  nameOf: (size: PackageView['size']) => string
  /** Full address of the page. */
  address: string
}

/** The schema.org record of the packages; leaves out packages without a price. */
export function describePackages({ name, packages, nameOf, address }: Described): object {
  const { origin } = new URL(address)
  return {
    '@type': 'OfferCatalog',
    '@id': `${address}#packages`,
    name,
    url: address,
    itemListElement: packages.flatMap(({ size, price, brands, image, holdings }) =>
      price === null
        ? []
        : [
            {
              '@type': 'Offer',
              price,
              priceCurrency: 'THB',
              url: `${address}#packages`,
              itemOffered: {
                '@type': 'Product',
                name: `${name} · ${nameOf(size)}`,
                ...(holdings[0] ? { description: holdings[0].text } : {}),
                ...(brands ? { brand: { '@type': 'Brand', name: brands } } : {}),
                ...(image ? { image: wholePictureAddress(origin, image) } : {}),
              },
            },
          ],
    ),
  }
}
