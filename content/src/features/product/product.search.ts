import type { Language } from '@washhouse/contract/language'
import type { Machine } from '@washhouse/contract/product/product.contract'
import { productPageWire } from '@washhouse/contract/product/product.wire'
import { entitySource } from '../../core/search/entity-source.ts'
import { globalSource } from '../../core/search/global-source.ts'
import { temperatureLabels } from './machine.labels.ts'
import { machineEntity } from './product.entities.ts'

/** Machines by name, load and price; instructions and allowed laundry as one page. */
export const productSources = [
  entitySource({
    kind: 'product',
    audience: 'anyone',
    entity: machineEntity,
    describe: ({ title, fits, description, programmes }, { language }) => ({
      title,
      text: [fits, pricesOf(programmes, language), description].filter(Boolean).join(' · '),
      keywords: [...wordsOf(fits), ...(programmes.length > 0 ? priceWords[language] : [])],
    }),
  }),
  globalSource({
    kind: 'product',
    global: { wire: productPageWire, slug: 'product-page' },
    describe: ({ steps, allowed, forbidden, promiseTitle, promiseText }, { language }) => ({
      title:
        language === 'th'
          ? 'ราคา วิธีใช้เครื่อง และอะไรซักได้บ้าง'
          : 'Prices, how to use the machines, and what may go in',
      text: [
        ...[...steps, ...allowed, ...forbidden].flatMap(({ title, text }) => [title, text]),
        promiseTitle,
        promiseText,
      ]
        .filter(Boolean)
        .join(' · '),
    }),
  }),
]

/** A search for prices ranks machines with a price before other mentions. */
const priceWords: Record<Language, readonly string[]> = {
  th: ['ราคา'],
  en: ['price', 'prices', 'cost'],
}

const longestJoiner = 3

/** The load as a whole and by word, so that 'duvet' works like a machine's name. */
function wordsOf(fits: string | null): string[] {
  if (!fits) return []
  return [fits, ...fits.split(/[\s,]+/u).filter((word) => word.length > longestJoiner)]
}

function pricesOf(programmes: Machine['programmes'], language: Language): string {
  return programmes
    .map(({ temperature, title, price }) =>
      [
        temperature ? temperatureLabels[temperature][language] : null,
        title,
        language === 'th' ? `${price} บาท` : `฿${price}`,
      ]
        .filter(Boolean)
        .join(' '),
    )
    .join(' · ')
}
