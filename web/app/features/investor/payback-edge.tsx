import { shopOf, type Estimate } from './estimate-entries.ts'
import { estimatePayback } from './estimate-payback.ts'
import { resultId } from './payback-result.tsx'
import { shortPaybackText } from './payback-text.ts'
import { useInvestorText } from './use-investor-text.ts'
import './payback-edge.css'

/** On a phone: the result in one line at the edge of the screen while its figures are changed above. */
export function PaybackEdge({ estimate }: { estimate: Estimate }) {
  const { t } = useInvestorText()
  const time = shortPaybackText(estimatePayback(shopOf(estimate)), t)
  return (
    <a className="payback-edge on-night" href={`#${resultId}`}>
      <span>{t('investor.result.edge')}</span> <b className="figures">{time}</b>
    </a>
  )
}
