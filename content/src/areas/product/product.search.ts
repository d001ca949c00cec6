import { isPlainObject } from '@washhouse/contract/wire/brackets'
import { collectionSource, globalSource, wordsOf } from '../../engines/search/document-source.ts'

/** Machines by name and what fits in; how they are used and what may go in, as one page. */
export const productSources = [
  collectionSource({
    kind: 'product',
    tag: 'product',
    collection: 'machines',
    describe: ({ title, fits, description }) => ({
      title: wordsOf(title),
      text: [wordsOf(fits), wordsOf(description)].filter(Boolean).join(' · '),
    }),
  }),
  globalSource({
    kind: 'product',
    tag: 'product_page',
    global: 'product-page',
    slug: null,
    describe: ({ steps, allowed, forbidden, promiseTitle, promiseText }, language) => ({
      title:
        language === 'th'
          ? 'วิธีใช้เครื่อง และอะไรซักได้บ้าง'
          : 'How to use the machines, and what may go in',
      text: [
        ...[steps, allowed, forbidden].flatMap(textsOfRows),
        wordsOf(promiseTitle),
        wordsOf(promiseText),
      ]
        .filter(Boolean)
        .join(' · '),
    }),
  }),
]

function textsOfRows(rows: unknown): string[] {
  return Array.isArray(rows)
    ? rows.filter(isPlainObject).flatMap(({ title, text }) => [wordsOf(title), wordsOf(text)])
    : []
}
