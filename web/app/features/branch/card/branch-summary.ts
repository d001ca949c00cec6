import type { Branch } from '@washhouse/contract/branch/branch.contract'
import type { Language } from '@washhouse/contract/language'
import { pick } from '../../../platform/pick.ts'
import { compareBranches, type BranchTrait } from './branch-differences.ts'
import type { ShownException } from './exception-text.tsx'
import { showExceptions } from './show-exceptions.server.ts'

const shownFields = [
  'id',
  'slug',
  'name',
  'landmark',
  'image',
  'sector',
  'province',
  'latitude',
  'longitude',
  'hours',
  'untranslated',
] as const

/** What a card shows of a branch; also one entry of the directory that the browser sorts. */
export interface BranchSummary extends Pick<Branch, (typeof shownFields)[number]> {
  /** What sets it apart from the other branches, the rarest first. */
  differences: BranchTrait[]
  exceptions: ShownException[]
  /** In the directory alone: its name in the other language, where that is another one. */
  otherName?: string
}

interface Reading {
  language: Language
  now: Date
}

/** Sums branches up, each compared with all that there are, or with as many as are known. */
export function summarizeBranches(
  branches: readonly Branch[],
  all: readonly Branch[],
  { language, now }: Reading,
): BranchSummary[] {
  const differencesOf = compareBranches(all)
  return branches.map((branch) => ({
    ...pick(branch, ...shownFields),
    differences: differencesOf(branch),
    exceptions: showExceptions(branch.exceptions, language, now),
  }))
}
