import type { InvestorReason } from '@washhouse/contract/investor/investor.contract'
import { Picture } from '../../core/blocks/picture/picture.tsx'
import { Icon } from '../../core/ui/icon/icon.tsx'
import { SwipeRow } from '../../core/ui/swipe-row/swipe-row.tsx'
import { RunningText } from '../../core/ui/phrases/running-text.tsx'

type Reason = Pick<InvestorReason, 'id' | 'image' | 'title' | 'description'>

interface InvestorReasonsProps {
  reasons: readonly Reason[]
  label: string
}

export function InvestorReasons({ reasons, label }: InvestorReasonsProps) {
  return (
    <SwipeRow className="investor-reasons" label={label}>
      {reasons.map(({ id, image, title, description }) => (
        <li key={id} className="investor-reason">
          <div className="investor-reason__circle">
            {image ? <Picture id={image} alt="" width={80} height={80} /> : <Icon name="coin" />}
          </div>
          <div>
            {title && (
              <h3>
                <RunningText text={title} />
              </h3>
            )}
            <p className={title ? 'lead' : undefined}>
              <RunningText text={description ?? ''} />
            </p>
          </div>
        </li>
      ))}
    </SwipeRow>
  )
}
