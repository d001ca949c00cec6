import type { Branch, BranchException } from '@washhouse/contract/branch/branch.contract'
import type { Language } from '@washhouse/contract/language'
import type { BranchFilters } from './branch-filters.ts'
import { summarizeBranches, type BranchSummary } from './card/branch-summary.ts'
import { showExceptions } from './card/show-exceptions.server.ts'

export const noFilters: BranchFilters = {
  search: '',
  sector: null,
  province: null,
  services: [],
  isOpen: false,
  page: 1,
}

/** A branch in Chiang Mai; a test passes only the fields that matter. */
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
    exceptions: [],
    updatedAt: '2026-11-02T03:30:00.000Z',
    untranslated: [],
    ...changes,
  }
}

/** A closure since 2026 without an end; a test passes only the fields that matter. */
export function makeException(changes: Partial<BranchException> = {}): BranchException {
  return {
    kind: 'closed',
    begins: '2025-12-31T17:00:00.000Z',
    ends: null,
    opens: null,
    closes: null,
    thai: 'ปิดปรับปรุง',
    english: null,
    ...changes,
  }
}

export function shownExceptions(
  exceptions: readonly BranchException[],
  language: Language = 'th',
  now = new Date(),
) {
  return showExceptions(exceptions, language, now)
}

/** The summary of a branch, compared with no other. */
export function makeSummary(
  changes: Partial<Omit<Branch & BranchSummary, 'exceptions'>> &
    Partial<Pick<Branch, 'exceptions'>> = {},
): BranchSummary {
  const { differences = [], ...ofBranch } = changes
  const reading = { language: 'th', now: new Date() } as const
  const [summary] = summarizeBranches([makeBranch(ofBranch)], [], reading)
  if (!summary) throw new Error('one branch gives one summary')
  return { ...summary, differences }
}
