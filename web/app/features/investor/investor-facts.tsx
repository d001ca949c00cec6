import type { FranchiseFact } from '@washhouse/contract/investor/investor.contract'
import { Disclosure } from '../../core/ui/disclosure/disclosure.tsx'
import { RunningText } from '../../core/ui/phrases/running-text.tsx'

/** The fees, with which the editors begin, are unfolded; in print all facts are. */
const unfolded = 3

/** Fees, term and obligations. */
export function InvestorFacts({ facts }: { facts: readonly FranchiseFact[] }) {
  return (
    <div className="investor-facts">
      {facts.map(({ title, text }, index) => (
        // Titles may repeat.
        <Disclosure key={index} summary={title} isOpen={index < unfolded}>
          <RunningText text={text} />
        </Disclosure>
      ))}
    </div>
  )
}
