import type {
  FranchisePackage,
  FranchiseSize,
} from '@washhouse/contract/investor/investor.contract'
import type { PricedPackage } from './estimate-entries.ts'
import { moneyToPrepare, type MoneyToPrepare } from '@washhouse/contract/investor/money-to-prepare'

export type PackageView = Pick<
  FranchisePackage,
  'id' | 'size' | 'brands' | 'price' | 'image' | 'machines'
> & {
  items: FranchisePackage['config']
  holdings: Holding[]
  /** Null without a price. */
  money: MoneyToPrepare | null
}

export interface Holding {
  size: FranchiseSize
  text: string
}

const textOf = { small: 'small', medium: 'medium', big: 'big', two_machine: 'twoMachine' } as const
const allSizes: FranchiseSize[] = ['small', 'medium', 'big', 'two_machine']

/** The published packages in their order; each starts with its own size. */
export function showPackages(packages: readonly FranchisePackage[]): PackageView[] {
  return packages
    .filter(({ status }) => status === 'published')
    .map((offer) => {
      const { id, size, brands, price, image, machines, config } = offer
      const sizes = [size, ...allSizes.filter((other) => other !== size)]
      const holdings = sizes.flatMap((held) => {
        const text = offer[textOf[held]]
        return text ? [{ size: held, text }] : []
      })
      const money = moneyToPrepare(offer)
      return { id, size, brands, price, image, machines, items: config, holdings, money }
    })
}

/** Packages with a known price and number of machines, as an estimate needs. */
export function pricePackages(packages: readonly PackageView[]): PricedPackage[] {
  return packages.flatMap(({ id, size, money, machines }) =>
    money === null || machines === null ? [] : [{ id, size, investment: money.total, machines }],
  )
}

/** The lowest total of all packages; null if none has a price. */
export function leastMoney(packages: readonly Pick<PackageView, 'money'>[]): number | null {
  const totals = packages.flatMap(({ money }) => money?.total ?? [])
  return totals.length > 0 ? Math.min(...totals) : null
}
