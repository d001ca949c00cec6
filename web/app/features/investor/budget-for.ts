import type { franchiseChoices } from '@washhouse/contract/contact/franchise-choices'

export type Budget = (typeof franchiseChoices)['budget'][number]

const million = 1_000_000

/** The choice of the interest form for an amount in baht. */
export function budgetFor(amount: number): Budget {
  if (amount < million) return 'under_1m'
  if (amount < 2 * million) return '1_to_1_99m'
  return amount < 4 * million ? '2_to_3_99m' : '4m_and_above'
}
