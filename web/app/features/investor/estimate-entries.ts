import type {
  FranchisePackage,
  PaybackAssumptions,
} from '@washhouse/contract/investor/investor.contract'
import { tidyLine } from '@washhouse/contract/text/tidy-text'
import { readAmount } from '../../core/blocks/form/read-amount.ts'
import type { ShopFigures } from '@washhouse/contract/investor/estimate-payback'

/** The visitor's inputs in the order of the form, each with the contract's limit. */
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

/** Form fields and query parameters; each makes the page specific to one visitor. */
export const estimateParameters = ['packageId', ...estimateFields.map(({ name }) => name)]

/** The typed values; an empty field means the brand's assumption. */
export type EstimateEntries = Partial<Record<string, string>>

/** A package with enough data for an estimate. */
export type PricedPackage = Pick<FranchisePackage, 'id' | 'size'> & {
  /** Baht, all costs included. */
  investment: number
  machines: number
}

/** Initial values. Building work and deposit differ for each shop, so they are 0. */
export type EstimateDefaults = Record<EstimateField, number>

export interface Estimate {
  chosen: PricedPackage
  figures: Record<EstimateField, number>
  /** Fields without a valid number within the limits. */
  faults: EstimateField[]
}

export function defaultsOf(assumptions: PaybackAssumptions): EstimateDefaults {
  return { ...assumptions, furtherInvestment: 0 }
}

/** Until the visitor chooses: a medium shop if there is one. */
function usualOf(packages: readonly [PricedPackage, ...PricedPackage[]]): PricedPackage {
  return packages.find(({ size }) => size === 'medium') ?? packages[0]
}

/** Reads the typed values. Invalid fields are listed and replaced by the brand's assumption. */
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

/** The shop of the estimate; `busier` is a factor on its use, e.g. 0.8. */
export function shopOf({ chosen, figures }: Estimate, busier = 1): ShopFigures {
  const { furtherInvestment, usesPerDay, ...rest } = figures
  return {
    ...rest,
    usesPerDay: usesPerDay * busier,
    machines: chosen.machines,
    investment: chosen.investment + furtherInvestment,
  }
}
