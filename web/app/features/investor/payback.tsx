import { useState } from 'react'
import {
  readEstimate,
  type EstimateDefaults,
  type EstimateEntries,
  type PricedPackage,
} from './estimate-entries.ts'
import { PaybackEdge } from './payback-edge.tsx'
import { PaybackForm } from './payback-form.tsx'
import { PaybackResult } from './payback-result.tsx'
import './payback.css'

interface PaybackProps {
  packages: readonly [PricedPackage, ...PricedPackage[]]
  defaults: EstimateDefaults
  /** What the address asks for. */
  entries: EstimateEntries
  /** What the estimate is and what it is not, as the editors say it. */
  note: string
}

/** The estimate changes as its figures do; without scripts the form asks for the page again. */
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
