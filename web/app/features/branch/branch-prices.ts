import type { Branch } from '@washhouse/contract/branch/branch.contract'
import type { Machine, ProductPage } from '@washhouse/contract/product/product.contract'
import { priceLoads } from '../../core/blocks/price/price-loads.ts'
import { showMachines } from '../../core/blocks/price/price-table-view.ts'

/** The price list for one shop, without services that the shop does not offer. */
export function pricesAt(
  { services }: Pick<Branch, 'services'>,
  machines: readonly Machine[],
  page: Pick<ProductPage, 'loads'> | null,
) {
  const absent = (['wash', 'dry'] as const).filter(
    (service) => services.length > 0 && !services.includes(service),
  )
  const there = machines.filter(
    ({ kind }) => !absent.some((service) => kind === machineOf[service]),
  )
  const { washers, dryers } = showMachines(there)
  return { washers, dryers, loads: priceLoads(page?.loads ?? [], there) }
}

const machineOf = { wash: 'washer', dry: 'dryer' } as const
