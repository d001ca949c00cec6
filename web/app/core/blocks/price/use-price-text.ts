import type { Programme } from '@washhouse/contract/product/product.contract'
import { formatNumber } from '../../i18n/format.ts'
import { useLanguage, useText } from '../../i18n/use-text.tsx'
import type { PriceColumn } from './price-table-view.ts'
import type { PriceMessageId } from './price.messages.ts'

export function usePriceText() {
  const language = useLanguage()
  const t = useText<PriceMessageId>()
  const minutes = (count: number) => t('price.minutes', { count })
  return {
    t,
    baht: ({ price }: Pick<Programme, 'price'>) =>
      t('price.baht', { amount: formatNumber(language, price) }),
    minutes,
    /** Duration in hours and minutes. */
    span: (count: number) =>
      [
        count >= 60 && t('price.hours', { count: Math.floor(count / 60) }),
        count % 60 > 0 && minutes(count % 60),
      ]
        .filter(Boolean)
        .join(' '),
    kilograms: (capacity: number) =>
      t('price.kilograms', { amount: formatNumber(language, capacity) }),
    columnName: (column: PriceColumn) =>
      column.kind === 'water'
        ? t(`price.water.${column.temperature}`)
        : column.title || t('price.programme'),
  }
}
