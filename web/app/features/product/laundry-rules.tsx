import type { LaundryRule } from '@washhouse/contract/product/product.contract'
import { useText } from '../../core/i18n/use-text.tsx'
import { Icon } from '../../core/ui/icon/icon.tsx'
import { RunningText } from '../../core/ui/phrases/running-text.tsx'
import { Phrases } from '../../core/ui/phrases/phrases.tsx'
import type { ProductMessageId } from './product.messages.ts'
import './product-points.css'
import './laundry-rules.css'

interface LaundryRulesProps {
  variant: 'allowed' | 'forbidden'
  rules: readonly LaundryRule[]
}

/** What is allowed in the machines, or not. The heading says which; the icon only repeats it. */
export function LaundryRules({ variant, rules }: LaundryRulesProps) {
  const t = useText<ProductMessageId>()
  if (rules.length === 0) return null
  return (
    <section className={`laundry-rules laundry-rules--${variant}`} aria-labelledby={variant}>
      <h3 id={variant}>{t(`product.${variant}`)}</h3>
      <ul className="product-points">
        {rules.map(({ title, text }) => (
          <li key={title}>
            <Icon name={variant === 'allowed' ? 'check' : 'close'} />
            <div>
              <b>
                <Phrases text={title} />
              </b>
              {text && (
                <p>
                  <RunningText text={text} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
