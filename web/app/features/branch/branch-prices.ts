import type { Branch } from '@washhouse/contract/branch/branch.contract'
import type { Machine, ProductPage } from '@washhouse/contract/product/product.contract'
import { priceLoads, type PricedLoad } from '../../blocks/price/price-loads.ts'
import { showMachines } from '../../blocks/price/price-table-view.ts'
import type { RequestContext } from '../../request/request-context.ts'
import { showListOnce, showOnce, type ShownOnce } from '../../request/show-once.ts'

/** What is drawn of the prices. */
export interface BranchPrices {
  tables: ShownOnce<Pick<ReturnType<typeof pricesAt>, 'washers' | 'dryers'>>
  loads: ShownOnce<readonly PricedLoad[]> | null
}

/** Null where the shop has nothing with a price. */
export function showPrices(
  { washers, dryers, loads }: ReturnType<typeof pricesAt>,
  request: Pick<RequestContext, 'isDocument'>,
): BranchPrices | null {
  if (washers.rows.length + dryers.rows.length === 0) return null
  return { tables: showOnce({ washers, dryers }, request), loads: showListOnce(loads, request) }
}

/** What a wash costs in one shop: the price list, without what the shop says it has not. */
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
