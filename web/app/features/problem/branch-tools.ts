/** Code for the branch search; loaded when a visitor starts to search. */
export { locateVisitor } from '../../core/blocks/near-me/geolocation.ts'
export { BranchOptions } from './branch-options.tsx'
export { nearestBranches } from './find-branch.ts'
