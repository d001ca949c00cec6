import { RunningText } from '../../ui/phrases/running-text.tsx'
import type { PricedLoad } from './price-loads.ts'
import { useProductText } from './use-product-text.ts'
import './product-loads.css'

/** What a basket costs, washed and dried: nobody has to add it up before the machine. */
export function ProductLoads({ loads }: { loads: readonly PricedLoad[] }) {
  const { t, baht, span } = useProductText()
  if (loads.length === 0) return null
  return (
    <section id="loads" className="wrap product-loads" aria-labelledby="loads-title">
      <h2 id="loads-title">{t('product.loads')}</h2>
      <ul>
        {loads.map(({ title, parts, price, minutes }) => (
          <li key={title}>
            <h3>
              <RunningText text={title} />
            </h3>
            <p>
              {parts
                .map((part) => t(`product.load.${part.work}`, { ...part, price: baht(part) }))
                .join(' + ')}
              {' = '}
              <b data-price>{baht({ price })}</b>
            </p>
            <p>{t('product.load.time', { time: span(minutes) })}</p>
          </li>
        ))}
      </ul>
      <p>{t('product.loads.note')}</p>
    </section>
  )
}
