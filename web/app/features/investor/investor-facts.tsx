import type { FranchiseFact } from '@washhouse/contract/investor/investor.contract'
import { RunningText } from '../../core/ui/phrases/running-text.tsx'

/** Fees, term and obligations, all visible without unfolding. */
export function InvestorFacts({ facts }: { facts: readonly FranchiseFact[] }) {
  return (
    <dl className="investor-facts">
      {facts.map(({ title, text }, index) => (
        // Titles may repeat.
        <div key={index}>
          <dt>{title}</dt>
          <dd>
            <RunningText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
