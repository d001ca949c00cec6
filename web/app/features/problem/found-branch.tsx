import { useState } from 'react'
import { useText } from '../../core/i18n/use-text.tsx'
import { Button } from '../../core/ui/button/button.tsx'
import { ComboboxField } from '../../core/ui/combobox/combobox.tsx'
import type { BranchChoice, ProvinceChoices } from './branch-choice.ts'
import type * as branchTools from './branch-tools.ts'
import type { ProblemMessageId } from './problem.messages.ts'

interface FoundBranchProps {
  words: { id: string; name: string; error: string | undefined; label: string; whenMissing: string }
  provinces: readonly ProvinceChoices[]
  chosen: string
  /** Called if the code of the search fails to load. */
  onLost: () => void
}

/** Chooses a branch by typing or by location. */
export function FoundBranch({ words, provinces, chosen, onLost }: FoundBranchProps) {
  const t = useText<ProblemMessageId>()
  const [tools, setTools] = useState<typeof branchTools | null>(null)
  const [offer, setOffer] = useState<readonly BranchChoice[] | null>(null)
  const [near, setNear] = useState<'off' | 'asking' | 'failed'>('off')
  const known = provinces.flatMap(({ options }) => options).find(({ value }) => value === chosen)

  async function bringTools() {
    const brought = await import('./branch-tools.ts').catch(() => null)
    if (brought) setTools(brought)
    else onLost()
    return brought
  }

  async function offerNearest() {
    setNear('asking')
    const brought = await bringTools()
    if (!brought) return
    // Sorted in the browser: no request contains the location.
    const answer = await brought.locateVisitor(navigator.geolocation)
    const nearest = answer.kind === 'found' ? brought.nearestBranches(provinces, answer.place) : []
    setNear(nearest.length === 0 ? 'failed' : 'off')
    if (nearest.length > 0) setOffer(nearest)
  }

  return (
    <>
      <ComboboxField
        {...words}
        chosen={known ?? null}
        placeholder={t('problem.branch.type')}
        onReach={() => void bringTools()}
        list={
          tools &&
          ((controls) => (
            <tools.BranchOptions controls={controls} provinces={provinces} offer={offer} />
          ))
        }
      />
      <Button variant="link" icon="locate" onClick={() => void offerNearest()}>
        {t(near === 'asking' ? 'problem.near.asking' : 'problem.near')}
      </Button>
      <div role="alert">{near === 'failed' && t('problem.near.failed')}</div>
    </>
  )
}
