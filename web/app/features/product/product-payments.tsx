import type { ProductPayment } from '@washhouse/contract/product/product.contract'
import { Icon, type IconName } from '../../core/ui/icon/icon.tsx'
import { RunningText } from '../../core/ui/phrases/running-text.tsx'
import { Phrases } from '../../core/ui/phrases/phrases.tsx'
import './product-points.css'
import './product-payments.css'

const icons: Record<ProductPayment['kind'], IconName> = {
  coin: 'coin',
  banknote: 'banknote',
  promptpay: 'qr',
  card: 'card',
  truemoney: 'wallet',
  'line-pay': 'line',
}

export function ProductPayments({ payments }: { payments: readonly ProductPayment[] }) {
  return (
    <ul className="product-points product-payments">
      {payments.map(({ kind, title, text }) => (
        <li key={title}>
          <span className="product-payments__icon">
            <Icon name={icons[kind]} />
          </span>
          <div>
            <h3>
              <Phrases text={title} />
            </h3>
            {text && (
              <p>
                <RunningText text={text} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
