import type { Branch } from '@washhouse/contract/branch/branch.contract'
import { summarizeBranches, type BranchSummary } from './branch-summary.ts'

/** A branch in Chiang Mai; a test names only what it is about. */
export function makeBranch(changes: Partial<Branch> = {}): Branch {
  return {
    id: 1,
    status: 'published',
    slug: 'chiang-mai-nimman',
    image: '00000000-0000-4000-8000-000000000001',
    facebook: null,
    googleMap: null,
    province: 1,
    sector: 1,
    latitude: 18.7987,
    longitude: 98.9675,
    phone: '+6620001001',
    services: ['wash', 'dry'],
    payments: ['coin', 'promptpay'],
    hours: { kind: 'all_day' },
    name: 'เชียงใหม่ นิมมาน ซอย 9',
    landmark: 'ปากซอยนิมมานเหมินท์ 9',
    notice: null,
    updatedAt: '2026-11-02T03:30:00.000Z',
    untranslated: [],
    ...changes,
  }
}

/** The branch as a card shows it, compared with no other. */
export function makeSummary(changes: Partial<Branch & BranchSummary> = {}): BranchSummary {
  const { differences = [], ...ofBranch } = changes
  const [summary] = summarizeBranches([makeBranch(ofBranch)], [])
  if (!summary) throw new Error('one branch gives one summary')
  return { ...summary, differences }
}
