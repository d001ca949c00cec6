import { useEffect, useRef, useState } from 'react'
import { useFormFields } from '../../blocks/form/form-context.ts'
import { useText } from '../../i18n/use-text.tsx'
import { Button } from '../../ui/button/button.tsx'
import type { ComboboxOption } from '../../ui/combobox/combobox-option.ts'
import { ComboboxField } from '../../ui/combobox/combobox.tsx'
import { SelectField } from '../../ui/field/field.tsx'
import { findByName, groupByProvince, toOption, type BranchChoice } from './branch-choice.ts'
import type { ProblemMessageId } from './problem.messages.ts'

interface BranchFieldProps {
  branches: readonly BranchChoice[]
  /** Known from the address. */
  branch: number | null
}

/** The branch, of many: by typing or by where the visitor is; without JavaScript from a list. */
export function BranchField({ branches, branch }: BranchFieldProps) {
  const t = useText<ProblemMessageId>()
  const { field } = useFormFields()
  const { defaultValue, ...shared } = field('branch', branch === null ? '' : String(branch))
  const box = useRef<HTMLDivElement>(null)
  const [chosenBefore, setChosenBefore] = useState<string | null>(null)
  const words = {
    ...shared,
    label: t('problem.branch'),
    whenMissing: t('problem.fault.branch'),
  }

  useEffect(() => {
    const select = box.current?.querySelector('select')
    // Whoever is choosing already goes on with the list.
    if (select && select !== document.activeElement) setChosenBefore(select.value)
  }, [])

  return (
    <div ref={box} className="problem-page__branch">
      {chosenBefore === null ? (
        <SelectField
          {...words}
          defaultValue={defaultValue}
          options={[{ value: '', label: t('problem.branch.choose') }, ...groupByProvince(branches)]}
          required
        />
      ) : (
        <FoundBranch words={words} branches={branches} chosenBefore={chosenBefore} />
      )}
    </div>
  )
}

interface FoundBranchProps {
  words: { id: string; name: string; error: string | undefined; label: string; whenMissing: string }
  branches: readonly BranchChoice[]
  chosenBefore: string
}

type Near = 'off' | 'asking' | 'failed'

function FoundBranch({ words, branches, chosenBefore }: FoundBranchProps) {
  const t = useText<ProblemMessageId>()
  const [find, setFind] = useState(() => findByName(branches))
  const [offer, setOffer] = useState<readonly ComboboxOption[] | null>(null)
  const [near, setNear] = useState<Near>('off')
  const known = branches.find(({ id }) => String(id) === chosenBefore)

  /** Comes once somebody looks for a branch. */
  async function prepare() {
    const { branchFinder } = await import('./find-branch.ts')
    setFind(() => branchFinder(branches))
  }

  function locate() {
    // On plain http there is none.
    const { geolocation }: { geolocation?: Geolocation } = navigator
    if (!geolocation) return setNear('failed')
    setNear('asking')
    // Sorted here: no request says where the visitor is.
    geolocation.getCurrentPosition(
      ({ coords }) => void offerNearest(coords),
      () => setNear('failed'),
      { timeout: 10_000, maximumAge: 60_000 },
    )
  }

  async function offerNearest(here: GeolocationCoordinates) {
    const { nearestBranches } = await import('./find-branch.ts')
    const nearest = nearestBranches(branches, here)
    setNear(nearest.length === 0 ? 'failed' : 'off')
    if (nearest.length > 0) setOffer(nearest)
  }

  return (
    <>
      <ComboboxField
        {...words}
        chosen={known ? toOption(known) : null}
        find={find}
        onFocus={() => void prepare()}
        offer={offer}
        placeholder={t('problem.branch.type')}
        noneText={t('problem.branch.none')}
        countText={(count) => t('problem.branch.found', { count })}
      />
      <Button variant="link" icon="locate" onClick={locate}>
        {t(near === 'asking' ? 'problem.near.asking' : 'problem.near')}
      </Button>
      <div role="alert">{near === 'failed' && t('problem.near.failed')}</div>
    </>
  )
}
