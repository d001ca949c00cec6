import { useMemo } from 'react'
import { useText } from '../../core/i18n/use-text.tsx'
import { ComboboxList } from '../../core/ui/combobox/combobox-list.tsx'
import type { ComboboxControls } from '../../core/ui/combobox/combobox.tsx'
import type { BranchChoice, ProvinceChoices } from './branch-choice.ts'
import { branchFinder } from './find-branch.ts'
import type { ProblemMessageId } from './problem.messages.ts'

interface BranchOptionsProps {
  controls: ComboboxControls
  provinces: readonly ProvinceChoices[]
  offer: readonly BranchChoice[] | null
}

export function BranchOptions({ controls, provinces, offer }: BranchOptionsProps) {
  const t = useText<ProblemMessageId>()
  const find = useMemo(() => branchFinder(provinces), [provinces])
  return (
    <ComboboxList
      controls={controls}
      find={find}
      offer={offer}
      noneText={t('problem.branch.none')}
      countText={(count) => t('problem.branch.found', { count })}
    />
  )
}
