import type { Programme } from '@washhouse/contract/product/product.contract'
import { formatNumber } from '../../i18n/format.ts'
import { useLanguage, useText } from '../../i18n/use-text.tsx'
import type { PriceColumn } from './price-table-view.ts'
import type { ProductMessageId } from './product.messages.ts'

/** The texts of the product page, with what its parts write again and again. */
export function useProductText() {
  const language = useLanguage()
  const t = useText<ProductMessageId>()
  const minutes = (count: number) => t('product.minutes', { count })
  return {
    language,
    t,
    baht: ({ price }: Pick<Programme, 'price'>) =>
      t('product.baht', { amount: formatNumber(language, price) }),
    minutes,
    /** A time in hours and minutes. */
    span: (count: number) =>
      [
        count >= 60 && t('product.hours', { count: Math.floor(count / 60) }),
        count % 60 > 0 && minutes(count % 60),
      ]
        .filter(Boolean)
        .join(' '),
    kilograms: (capacity: number) =>
      t('product.kilograms', { amount: formatNumber(language, capacity) }),
    columnName: (column: PriceColumn) =>
      column.kind === 'water'
        ? t(`product.water.${column.temperature}`)
        : column.title || t('product.programme'),
  }
}
