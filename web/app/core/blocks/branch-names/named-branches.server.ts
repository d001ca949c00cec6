import { branchCalls } from '@washhouse/contract/branch/branch.calls'
import type { Branch } from '@washhouse/contract/branch/branch.contract'
import type { Language } from '@washhouse/contract/language'
import type { PageContent } from '../../content/page-content.ts'
import { pick } from '../../../platform/pick.ts'
import { listEveryBranch } from './list-every-branch.ts'

/** The pages that need the branches are rendered per visitor: the cache avoids a read for each. */
const keptMilliseconds = 60_000

/** A branch as pages name it, with its opening hours. */
export interface NamedBranch extends Pick<
  Branch,
  'id' | 'slug' | 'name' | 'landmark' | 'latitude' | 'longitude' | 'hours' | 'exceptions'
> {
  provinceName: string
}

interface Kept {
  branches: NamedBranch[]
  readAt: number
}

const keptByLanguage = new Map<Language, Kept>()

/** All branches by province, cached for a minute and while the service fails; null if it never answered. */
export async function readNamedBranches(
  content: PageContent,
  now = performance.now(),
): Promise<NamedBranch[] | null> {
  const kept = keptByLanguage.get(content.language)
  if (kept && now - kept.readAt < keptMilliseconds) return kept.branches
  const branches = await nameBranches(content)
  if (!branches) return kept?.branches ?? null
  keptByLanguage.set(content.language, { branches, readAt: now })
  return branches
}

async function nameBranches(content: PageContent): Promise<NamedBranch[] | null> {
  const [provinces, branches] = await Promise.all([
    content.settle(branchCalls.listProvinces),
    listEveryBranch(content),
  ])
  if (provinces.kind === 'failed' || branches.kind === 'failed') return null
  const provinceNames = new Map(provinces.value.map(({ id, name }) => [id, name]))
  const collator = new Intl.Collator(content.language)
  return branches.value
    .map((branch) => ({
      ...pick(branch, 'id', 'slug', 'name', 'landmark', 'latitude', 'longitude'),
      ...pick(branch, 'hours', 'exceptions'),
      provinceName: provinceNames.get(branch.province) ?? '',
    }))
    .toSorted(
      (left, right) =>
        collator.compare(left.provinceName, right.provinceName) ||
        collator.compare(left.name, right.name),
    )
}
