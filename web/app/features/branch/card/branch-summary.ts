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
  'services',
  'hours',
  'untranslated',
] as const

/** The fields of a card; also one entry of the directory. */
export interface BranchSummary extends Pick<Branch, (typeof shownFields)[number]> {
  /** What distinguishes it from the other branches, rarest first. */
  differences: BranchTrait[]
  exceptions: ShownException[]
  /** Only in the directory: the name in the other language, if it differs. */
  otherName?: string
}

interface Reading {
  language: Language
  now: Date
}

/** Summarizes branches, each compared with all known branches. */
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
