import {
  branchPayments,
  branchServices,
  type Branch,
  type BranchPayment,
  type BranchService,
} from '@washhouse/contract/branch/branch.contract'

/** A feature that not all shops have. The card shows the hours separately. */
export type BranchTrait = `service.${BranchService}` | `takes.${BranchPayment}`

type Equipped = Pick<Branch, 'services' | 'payments'>

const usuallyTold = 2
const mostTold = 3

/**
 * Returns what distinguishes a shop, rarest first. Leaves out what all shops have. Includes a third trait only if most shops
 * lack it.
 */
export function compareBranches(
  branches: readonly Equipped[],
): (branch: Equipped) => BranchTrait[] {
  const owners = new Map<BranchTrait, number>()
  for (const trait of branches.flatMap(traitsOf)) owners.set(trait, ownersOf(trait) + 1)

  function ownersOf(trait: BranchTrait): number {
    return owners.get(trait) ?? 0
  }

  return (branch) =>
    traitsOf(branch)
      .filter((trait) => ownersOf(trait) < branches.length)
      .sort((a, b) => ownersOf(a) - ownersOf(b))
      .slice(0, mostTold)
      .filter((trait, rank) => rank < usuallyTold || ownersOf(trait) * 2 < branches.length)
}

/** In the contract's order, not the editor's. */
function traitsOf({ services, payments }: Equipped): BranchTrait[] {
  return [
    ...branchServices
      .filter((service) => services.includes(service))
      .map((service) => `service.${service}` as const),
    ...branchPayments
      .filter((payment) => payments.includes(payment))
      .map((payment) => `takes.${payment}` as const),
  ]
}
