/** What finds a branch. It comes once somebody looks for one: the page itself needs none of it. */
export { locateVisitor } from '../../core/blocks/near-me/geolocation.ts'
export { BranchOptions } from './branch-options.tsx'
export { nearestBranches } from './find-branch.ts'
