import type { Programme } from '@washhouse/contract/product/product.contract'
import { formatNumber } from '../../i18n/format.ts'
import { useLanguage, useText } from '../../i18n/use-text.tsx'
import type { PriceColumn } from './price-table-view.ts'
import type { ProductMessageId } from './product.messages.ts'

/** The texts of the product page, with what its parts write again and again. */
export function useProductText() {
  const language = useLanguage()
  const t = useText<ProductMessageId>()
  return {
    language,
    t,
    baht: ({ price }: Pick<Programme, 'price'>) =>
      t('product.baht', { amount: formatNumber(language, price) }),
    minutes: (count: number) => t('product.minutes', { count }),
    kilograms: (capacity: number) =>
      t('product.kilograms', { amount: formatNumber(language, capacity) }),
    columnName: (column: PriceColumn) =>
      column.kind === 'water'
        ? t(`product.water.${column.temperature}`)
        : column.title || t('product.programme'),
  }
}
