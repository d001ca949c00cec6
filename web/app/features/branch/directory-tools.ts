/** What the browser does with every branch by itself. It comes with these: the page needs none of it. */
export { isBranchDirectory } from './branch-directory.ts'
export { locateVisitor } from '../../core/blocks/near-me/geolocation.ts'
export { listDirectory } from './list-directory.ts'
export { filterBranches } from './filter-branches.ts'
