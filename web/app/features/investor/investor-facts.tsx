import type { FranchiseFact } from '@washhouse/contract/investor/investor.contract'
import type { ShownOnce } from '../../request/show-once.ts'
import { KeptPart } from '../../ui/kept-markup/kept-part.tsx'
import { RunningText } from '../../ui/phrases/running-text.tsx'

/** Fees, term and obligations: all in sight, none to be unfolded. */
export function InvestorFacts({ facts }: { facts: ShownOnce<readonly FranchiseFact[]> }) {
  return (
    <KeptPart
      as="dl"
      id="investor-facts"
      className="investor-facts"
      shown={facts}
      draw={(told) =>
        told.map(({ title, text }, index) => (
          // Two may have the same title.
          <div key={index}>
            <dt>{title}</dt>
            <dd>
              <RunningText text={text} />
            </dd>
          </div>
        ))
      }
    />
  )
}
