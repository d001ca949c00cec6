import type { FranchisePackage } from '@washhouse/contract/investor/investor.contract'

/** What somebody must have before the shop earns, in the order in which it is told. */
export const moneyParts = ['price', 'vat', 'fitOut', 'workingCapital'] as const
export type MoneyPart = (typeof moneyParts)[number]

export type PackageMoney = Pick<FranchisePackage, MoneyPart>

export interface MoneyToPrepare {
  /** Baht: all that is known. */
  total: number
  parts: { name: MoneyPart; amount: number }[]
  /** What is not known, and so not in the total. */
  missing: MoneyPart[]
}

/** The total of a package; null while it has no price: the rest alone would mislead. */
export function moneyToPrepare(money: PackageMoney): MoneyToPrepare | null {
  if (money.price === null) return null
  const parts = moneyParts.flatMap((name) => {
    const amount = money[name]
    return amount === null ? [] : [{ name, amount }]
  })
  return {
    total: parts.reduce((sum, { amount }) => sum + amount, 0),
    parts,
    missing: moneyParts.filter((name) => money[name] === null),
  }
}
