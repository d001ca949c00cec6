import type {
  FranchisePackage,
  PaybackAssumptions,
} from '@washhouse/contract/investor/investor.contract'
import { tidyLine } from '@washhouse/contract/text/tidy-text'
import { readAmount } from '../../core/blocks/form/read-amount.ts'
import type { ShopFigures } from './estimate-payback.ts'

/** What a visitor can change, in the order of the form, each up to the contract's own limit. */
export const estimateFields = [
  { name: 'usesPerDay', most: 48 },
  { name: 'pricePerUse', most: 1000 },
  { name: 'utilitiesPercent', most: 100 },
  { name: 'feePercent', most: 100 },
  { name: 'rent', most: 1_000_000 },
  { name: 'otherCosts', most: 1_000_000 },
  { name: 'furtherInvestment', most: 100_000_000 },
] as const
export type EstimateField = (typeof estimateFields)[number]['name']

/** The form's fields and the page's parameters; each makes the page one visitor's own. */
export const estimateParameters = ['packageId', ...estimateFields.map(({ name }) => name)]

/** What stands in the form, as typed; a field left empty means what the brand assumes. */
export type EstimateEntries = Partial<Record<string, string>>

/** A package that an estimate can be made of. */
export type PricedPackage = Pick<FranchisePackage, 'id' | 'size'> & {
  /** Baht: all that is to be prepared for it. */
  investment: number
  machines: number
}

/** What the estimate starts from: building work and a deposit are each shop's own. */
export type EstimateDefaults = Record<EstimateField, number>

export interface Estimate {
  chosen: PricedPackage
  figures: Record<EstimateField, number>
  /** Fields whose entry is no number within its limits. */
  faults: EstimateField[]
}

export function defaultsOf(assumptions: PaybackAssumptions): EstimateDefaults {
  return { ...assumptions, furtherInvestment: 0 }
}

/** A shop of a middling size, if there is one, stands for the others until a visitor chooses. */
function usualOf(packages: readonly [PricedPackage, ...PricedPackage[]]): PricedPackage {
  return packages.find(({ size }) => size === 'medium') ?? packages[0]
}

/** Reads what was typed; a faulty entry is named and counts as the brand's own figure. */
export function readEstimate(
  entries: EstimateEntries,
  packages: readonly [PricedPackage, ...PricedPackage[]],
  defaults: EstimateDefaults,
): Estimate {
  const figures = { ...defaults }
  const faults: EstimateField[] = []
  for (const { name, most } of estimateFields) {
    const typed = tidyLine(entries[name] ?? '')
    if (typed === '') continue
    const figure = readAmount(typed) ?? ''
    const value = /^\d{1,12}(\.\d{1,6})?$/.test(figure) ? Number(figure) : NaN
    if (value <= most) figures[name] = value
    else faults.push(name)
  }
  const chosen = packages.find(({ id }) => String(id) === entries['packageId'])
  return { chosen: chosen ?? usualOf(packages), figures, faults }
}

/** The estimate's shop; `busier` makes it busier or quieter than assumed, e.g. 0.8. */
export function shopOf({ chosen, figures }: Estimate, busier = 1): ShopFigures {
  const { furtherInvestment, usesPerDay, ...rest } = figures
  return {
    ...rest,
    usesPerDay: usesPerDay * busier,
    machines: chosen.machines,
    investment: chosen.investment + furtherInvestment,
  }
}
