import {
  collectionSource,
  globalSource,
  wordsOf,
  type Fields,
} from '../../engines/search/document-source.ts'
import { plainText } from '@washhouse/contract/text/plain-text'

const describe = ({ title, bodyHtml }: Fields) => ({
  title: wordsOf(title),
  text: plainText(wordsOf(bodyHtml)),
})

/** The pages about us by their slug; brand and history stand on the page that has none. */
export const aboutSources = [
  collectionSource({
    kind: 'about',
    tag: 'aboutus',
    collection: 'about-pages',
    slug: 'slug',
    describe,
  }),
  globalSource({ kind: 'about', tag: 'about_brand', global: 'about-brand', slug: null, describe }),
  globalSource({
    kind: 'about',
    tag: 'about_history',
    global: 'about-history',
    slug: null,
    describe,
  }),
]
