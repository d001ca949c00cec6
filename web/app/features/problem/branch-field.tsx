import { useEffect, useRef, useState } from 'react'
import { useFormFields } from '../../blocks/form/form-context.ts'
import { useText } from '../../i18n/use-text.tsx'
import { SelectField } from '../../ui/field/field.tsx'
import type { ShownOnce } from '../../request/show-once.ts'
import type { ProvinceChoices } from './document-choices.ts'
import { printProvince, readProvinces } from './document-choices.ts'
import type * as foundBranch from './found-branch.tsx'
import type { ProblemMessageId } from './problem.messages.ts'

interface BranchFieldProps {
  provinces: ShownOnce<readonly ProvinceChoices[]>
  /** Known from the address. */
  branch: number | null
}

/** Where the list stands. */
const placeId = 'problem-branch'

/** The branch, of many: by typing or by where the visitor is; without JavaScript from a list. */
export function BranchField({ provinces, branch }: BranchFieldProps) {
  const t = useText<ProblemMessageId>()
  const { field } = useFormFields()
  const { defaultValue, ...shared } = field('branch', branch === null ? '' : String(branch))
  const list = provinces.value ?? readProvinces(provinces, placeId) ?? []
  const box = useRef<HTMLDivElement>(null)
  /** What takes the list's place, and what that held; null while the list itself stands here. */
  const [found, setFound] = useState<{
    Field: typeof foundBranch.FoundBranch
    chosen: string
  } | null>(null)
  const words = { ...shared, label: t('problem.branch'), whenMissing: t('problem.fault.branch') }

  useEffect(() => {
    const replaceList = ({ FoundBranch: Field }: typeof foundBranch) => {
      const select = box.current?.querySelector('select')
      // Whoever is choosing already goes on with the list.
      if (select && select !== document.activeElement) setFound({ Field, chosen: select.value })
    }
    // Where it does not come the list stays.
    import('./found-branch.tsx').then(replaceList, () => undefined)
  }, [])

  return (
    <div ref={box} id={placeId} className="problem-page__branch">
      {found === null ? (
        <SelectField
          {...words}
          defaultValue={defaultValue}
          options={[{ value: '', label: t('problem.branch.choose') }, ...list.map(printProvince)]}
          required
        />
      ) : (
        <found.Field
          words={words}
          provinces={list}
          chosen={found.chosen}
          onLost={() => setFound(null)}
        />
      )}
    </div>
  )
}
