import { useEffect, useRef, useState } from 'react'
import { useFormFields } from '../../core/blocks/form/form-context.ts'
import { useText } from '../../core/i18n/use-text.tsx'
import { SelectField } from '../../core/ui/field/field.tsx'
import type { ProvinceChoices } from './branch-choice.ts'
import type * as foundBranch from './found-branch.tsx'
import type { ProblemMessageId } from './problem.messages.ts'

interface BranchFieldProps {
  provinces: readonly ProvinceChoices[]
  /** Preset by the URL. */
  branch: number | null
}

/** Chooses a branch: by typing or by location; without JavaScript from a select. */
export function BranchField({ provinces, branch }: BranchFieldProps) {
  const t = useText<ProblemMessageId>()
  const { field } = useFormFields()
  const { defaultValue, ...shared } = field('branch', branch === null ? '' : String(branch))
  const box = useRef<HTMLDivElement>(null)
  /** The field that replaces the select, with the select's value; null while the select is shown. */
  const [found, setFound] = useState<{
    Field: typeof foundBranch.FoundBranch
    chosen: string
  } | null>(null)
  const words = { ...shared, label: t('problem.branch'), whenMissing: t('problem.fault.branch') }

  useEffect(() => {
    const replaceList = ({ FoundBranch: Field }: typeof foundBranch) => {
      const select = box.current?.querySelector('select')
      // If the visitor is already using the select, it stays.
      if (select && select !== document.activeElement) setFound({ Field, chosen: select.value })
    }
    // If loading fails, the select stays.
    import('./found-branch.tsx').then(replaceList, () => undefined)
  }, [])

  return (
    <div ref={box} className="problem-page__branch">
      {found === null ? (
        <SelectField
          {...words}
          defaultValue={defaultValue}
          options={[{ value: '', label: t('problem.branch.choose') }, ...provinces]}
          required
        />
      ) : (
        <found.Field
          words={words}
          provinces={provinces}
          chosen={found.chosen}
          onLost={() => setFound(null)}
        />
      )}
    </div>
  )
}
