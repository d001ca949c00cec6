import { useState } from 'react'
import {
  readEstimate,
  shopOf,
  type Estimate,
  type EstimateDefaults,
  type EstimateEntries,
  type PricedPackage,
} from './estimate-entries.ts'
import { estimatePayback } from '@washhouse/contract/investor/estimate-payback'
import './payback-edge.css'
import { PaybackForm } from './payback-form.tsx'
import { PaybackResult, resultId } from './payback-result.tsx'
import { shortPaybackText } from './payback-text.ts'
import { useInvestorText } from './use-investor-text.ts'
import './payback.css'

interface PaybackProps {
  packages: readonly [PricedPackage, ...PricedPackage[]]
  defaults: EstimateDefaults
  entries: EstimateEntries
  note: string
}

/** Updates the estimate with each input; without scripts the form reloads the page. */
export function Payback({ packages, defaults, entries: asked, note }: PaybackProps) {
  const [entries, setEntries] = useState(asked)
  const estimate = readEstimate(entries, packages, defaults)
  return (
    <div className="payback">
      <PaybackForm {...{ packages, defaults, estimate, asked }} onChange={setEntries} />
      <PaybackEdge estimate={estimate} />
      <PaybackResult estimate={estimate} note={note} />
    </div>
  )
}

/** On a phone: the result in one line at the screen edge, visible during input. */
function PaybackEdge({ estimate }: { estimate: Estimate }) {
  const { t } = useInvestorText()
  const time = shortPaybackText(estimatePayback(shopOf(estimate)), t)
  return (
    <a className="payback-edge on-night" href={`#${resultId}`}>
      <span>{t('investor.result.edge')}</span> <b className="figures">{time}</b>
    </a>
  )
}
