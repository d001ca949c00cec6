import { productPageWire } from '@washhouse/contract/product/product.wire'
import { entitySource } from '../../engines/search/entity-source.ts'
import { globalSource } from '../../engines/search/global-source.ts'
import { machineEntity } from './product.entities.ts'

/** Machines by name and what fits in; how they are used and what may go in, as one page. */
export const productSources = [
  entitySource({
    kind: 'product',
    entity: machineEntity,
    describe: ({ title, fits, description }) => ({
      title,
      text: [fits, description].filter(Boolean).join(' · '),
    }),
  }),
  globalSource({
    kind: 'product',
    global: { wire: productPageWire, slug: 'product-page' },
    describe: ({ steps, allowed, forbidden, promiseTitle, promiseText }, { language }) => ({
      title:
        language === 'th'
          ? 'วิธีใช้เครื่อง และอะไรซักได้บ้าง'
          : 'How to use the machines, and what may go in',
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
