import {
  branchPayments,
  branchServices,
  type BranchPayment,
  type BranchService,
} from '@washhouse/contract/branch/branch.contract'
import { describe, expect, it } from 'vitest'
import { compareBranches } from './branch-differences.ts'

const shop = (services: BranchService[], payments: BranchPayment[] = ['coin']) => ({
  services,
  payments,
})

const plain = shop(['wash', 'dry'])
const withParking = shop(['wash', 'dry', 'parking'])
const withEverything = shop([...branchServices], [...branchPayments])

describe('what sets a branch apart', () => {
  it('is what few others have, the rarest first', () => {
    const roadside = shop(['wash', 'dry', 'parking', 'large-machine'], ['coin', 'card'])
    const others = [plain, plain, plain, withParking, withParking]
    const tell = compareBranches([...others, roadside, shop(['wash', 'dry'], ['coin', 'card'])])
    expect(tell(roadside)).toEqual(['service.large-machine', 'takes.card', 'service.parking'])
  })

  it('is nothing where a branch has only what all have', () => {
    expect(compareBranches([plain, withParking, withEverything])(plain)).toEqual([])
  })

  it('is the three rarest things where a branch has everything', () => {
    const tell = compareBranches([
      withEverything,
      withParking,
      shop([...branchServices], ['coin', 'banknote']),
      shop(['wash', 'dry', 'wifi'], ['coin', 'card']),
    ])
    expect(tell(withEverything)).toEqual(['takes.promptpay', 'takes.truemoney', 'takes.line-pay'])
  })

  it('is nothing in a list of one, which has no others', () => {
    expect(compareBranches([withEverything])(withEverything)).toEqual([])
  })

  it('is two things where most have the third as well', () => {
    const usual = shop(['wash', 'dry', 'wifi', 'parking', 'folding-table'])
    const tell = compareBranches([usual, usual, usual, plain])
    expect(tell(usual)).toEqual(['service.folding-table', 'service.wifi'])
  })

  it('is nothing while nothing is known of the others', () => {
    expect(compareBranches([])(withEverything)).toEqual([])
  })

  it('counts what a record names twice once', () => {
    const twice = shop(['wash', 'wifi', 'wifi'])
    expect(compareBranches([twice, plain, plain])(twice)).toEqual(['service.wifi'])
  })
})
