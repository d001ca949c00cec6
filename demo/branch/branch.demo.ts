import { bangkokBranches } from './branch-bangkok.demo.ts'
import { centralBranches } from './branch-central.demo.ts'
import { eastBranches } from './branch-east.demo.ts'
import { greaterBangkokBranches } from './branch-greater-bangkok.demo.ts'
import { lowerNortheastBranches } from './branch-lower-northeast.demo.ts'
import { northBranches } from './branch-north.demo.ts'
import { completeBranch, type BranchDemo } from './branch-sketch.demo.ts'
import { southBranches } from './branch-south.demo.ts'
import { upperNortheastBranches } from './branch-upper-northeast.demo.ts'
import { westBranches } from './branch-west.demo.ts'

export const branches: BranchDemo[] = [
  ...bangkokBranches,
  ...greaterBangkokBranches,
  ...centralBranches,
  ...northBranches,
  ...upperNortheastBranches,
  ...lowerNortheastBranches,
  ...eastBranches,
  ...westBranches,
  ...southBranches,
].map(completeBranch)
