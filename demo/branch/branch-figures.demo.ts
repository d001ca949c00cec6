import { branches } from './branch.demo.ts'

/** The brand's figures on the home page; the branches are counted, so the two never disagree. */
export const branchFigures = {
  customers: 1_240_000,
  branches: branches.filter((branch) => branch.status === 'published').length,
}
