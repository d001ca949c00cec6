import type { FranchisePackage } from './investor.contract.ts'

/** The money needed before the shop earns, in display order. */
export const moneyParts = ['price', 'vat', 'fitOut', 'workingCapital'] as const
export type MoneyPart = (typeof moneyParts)[number]

export type PackageMoney = Pick<FranchisePackage, MoneyPart>

export interface MoneyToPrepare {
  /** Baht; the sum of the known parts. */
  total: number
  parts: { name: MoneyPart; amount: number }[]
  /** Unknown parts, not in the total. */
  missing: MoneyPart[]
}

/** The total of a package; null without a price, because the rest alone would mislead. */
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
