/** Investment, takings and monthly costs of one shop, in baht. */
export interface ShopFigures {
  investment: number
  machines: number
  /** Per machine. */
  usesPerDay: number
  pricePerUse: number
  /** Percent of the takings. */
  utilitiesPercent: number
  /** Percent of the takings. */
  feePercent: number
  rent: number
  otherCosts: number
}

/** Baht per month. */
export interface ShopMonth {
  takings: number
  utilities: number
  fee: number
  /** Takings less costs; may be negative. */
  rest: number
}

export type Payback =
  | { kind: 'months'; months: number; month: ShopMonth }
  /** The monthly rest is not positive. */
  | { kind: 'never'; month: ShopMonth }
  /** Longer than the machines last, so without a date. */
  | { kind: 'tooLate'; month: ShopMonth }
  /** A figure is not a valid amount. */
  | { kind: 'unknown' }

export const daysPerMonth = 30
/** Laundry machines are written off long before. */
export const latestPaybackYears = 30

/** Months until constant takings less costs cover the investment. Without interest and tax. */
export function estimatePayback(figures: ShopFigures): Payback {
  if (!Object.values(figures).every(isAmount)) return { kind: 'unknown' }
  const { investment, machines, usesPerDay, pricePerUse, rent, otherCosts } = figures
  const takings = machines * usesPerDay * pricePerUse * daysPerMonth
  const utilities = (takings * figures.utilitiesPercent) / 100
  const fee = (takings * figures.feePercent) / 100
  const month = { takings, utilities, fee, rest: takings - utilities - fee - rent - otherCosts }
  // Less than one baht is only rounding.
  if (month.rest < 1) return { kind: 'never', month }
  const months = Math.ceil(investment / month.rest)
  return months > latestPaybackYears * 12
    ? { kind: 'tooLate', month }
    : { kind: 'months', months, month }
}

function isAmount(value: number): boolean {
  return Number.isFinite(value) && value >= 0
}
