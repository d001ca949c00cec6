import {
  branchPayments,
  branchServices,
  type Branch,
  type BranchPayment,
  type BranchService,
} from '@washhouse/contract/branch/branch.contract'

/** What one shop has and another has not; its hours stand on the card by themselves. */
export type BranchTrait = `service.${BranchService}` | `takes.${BranchPayment}`

type Equipped = Pick<Branch, 'services' | 'payments'>

const usuallyTold = 2
const mostTold = 3

/**
 * Gives what sets a shop apart from the others, the rarest first: nothing that all of them have, and
 * a third thing only if most of them have it not.
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

/** In the order of the contract, whatever order an editor chose them in. */
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
