import type { Machine, Programme } from '@washhouse/contract/product/product.contract'
import { wholePictureAddress } from '../../core/blocks/picture/asset-address.ts'

interface Described {
  name: string
  machines: readonly Machine[]
  /** Name of a programme within its machine: water and title. */
  nameOf: (programme: Programme) => string
  /** Full address of the page. */
  address: string
}

/** The schema.org record of what is sold: the use of the machines, not the machines. */
export function describeMachines({ name, machines, nameOf, address }: Described): object {
  const { origin } = new URL(address)
  const offers = machines
    .filter(({ status }) => status === 'published')
    .flatMap((machine) =>
      machine.programmes.map((programme) => ({
        '@type': 'Offer',
        price: programme.price,
        priceCurrency: 'THB',
        url: address,
        itemOffered: {
          '@type': 'Service',
          name: [machine.title, nameOf(programme)].filter(Boolean).join(' · '),
          ...(machine.fits ? { description: machine.fits } : {}),
          ...(machine.image ? { image: wholePictureAddress(origin, machine.image) } : {}),
        },
      })),
    )
  return {
    '@type': 'OfferCatalog',
    '@id': `${address}#prices`,
    name,
    url: address,
    itemListElement: offers,
  }
}
