/** Code that runs only with the directory; loaded with it, because the page does not need it. */
export { isBranchDirectory } from './branch-directory.ts'
export { locateVisitor } from '../../core/blocks/near-me/geolocation.ts'
export { listDirectory } from './list-directory.ts'
export { filterBranches } from './filter-branches.ts'
