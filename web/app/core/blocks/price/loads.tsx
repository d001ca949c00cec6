import { RunningText } from '../../ui/phrases/running-text.tsx'
import type { PricedLoad } from './price-loads.ts'
import { usePriceText } from './use-price-text.ts'
import './loads.css'

interface LoadsProps {
  /** Level of its heading. */
  level: 2 | 3
  loads: readonly PricedLoad[]
}

/** Total price of a basket, washed and dried. */
export function Loads({ level, loads }: LoadsProps) {
  const { t, baht, span } = usePriceText()
  if (loads.length === 0) return null
  const Title = `h${level}` as const
  const LoadTitle = level === 2 ? 'h3' : 'h4'
  return (
    <section id="loads" className="loads" aria-labelledby="loads-title">
      <Title id="loads-title" className="loads__title">
        {t('price.loads')}
      </Title>
      <ul>
        {loads.map(({ title, parts, price, minutes }) => (
          <li key={title}>
            <LoadTitle>
              <RunningText text={title} />
            </LoadTitle>
            <p>
              {parts
                .map((part) => t(`price.load.${part.work}`, { ...part, price: baht(part) }))
                .join(' + ')}
              {' = '}
              <b data-price>{baht({ price })}</b>
            </p>
            <p>{t('price.load.time', { time: span(minutes) })}</p>
          </li>
        ))}
      </ul>
      <p>{t('price.loads.note')}</p>
    </section>
  )
}
