/** One shop: what it costs once, what it takes and what it costs each month. Money in baht. */
export interface ShopFigures {
  investment: number
  machines: number
  /** Of one machine. */
  usesPerDay: number
  pricePerUse: number
  /** Of the takings. */
  utilitiesPercent: number
  /** Of the takings. */
  feePercent: number
  rent: number
  otherCosts: number
}

/** Baht of one month. */
export interface ShopMonth {
  takings: number
  utilities: number
  fee: number
  /** What is left; below zero when the shop costs more than it takes. */
  rest: number
}

/** When the investment has come back. */
export type Payback =
  | { kind: 'months'; months: number; month: ShopMonth }
  /** Nothing is left of a month to pay it back with. */
  | { kind: 'never'; month: ShopMonth }
  /** Later than the machines last: no date is worth naming. */
  | { kind: 'tooLate'; month: ShopMonth }
  /** A figure is none. */
  | { kind: 'unknown' }

export const daysPerMonth = 30
/** Machines of a laundry are written off long before. */
export const latestPaybackYears = 30

/** Takings less costs, month after month alike, until the investment is covered. No interest, no tax. */
export function estimatePayback(figures: ShopFigures): Payback {
  if (!Object.values(figures).every(isAmount)) return { kind: 'unknown' }
  const { investment, machines, usesPerDay, pricePerUse, rent, otherCosts } = figures
  const takings = machines * usesPerDay * pricePerUse * daysPerMonth
  const utilities = (takings * figures.utilitiesPercent) / 100
  const fee = (takings * figures.feePercent) / 100
  const month = { takings, utilities, fee, rest: takings - utilities - fee - rent - otherCosts }
  // Less than one baht is left of the rounding, not of the shop.
  if (month.rest < 1) return { kind: 'never', month }
  const months = Math.ceil(investment / month.rest)
  return months > latestPaybackYears * 12
    ? { kind: 'tooLate', month }
    : { kind: 'months', months, month }
}

function isAmount(value: number): boolean {
  return Number.isFinite(value) && value >= 0
}
