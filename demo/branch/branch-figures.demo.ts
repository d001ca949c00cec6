import { branches } from './branch.demo.ts'

/** The brand's figures on the home page. Branches are counted, so that both agree. */
export const branchFigures = {
  customers: 1_240_000,
  branches: branches.filter((branch) => branch.status === 'published').length,
}
