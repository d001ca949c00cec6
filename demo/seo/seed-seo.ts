import { collectionSeed } from '../seed/collection-seed.ts'
import { seoRecords } from './seo.demo.ts'

export const seoSeed = collectionSeed('seo', seoRecords, (demo) => ({
  key: { page: demo.page },
  data: (language) => ({
    page: demo.page,
    canonicalTag: demo.canonicalTag,
    metaTitle: demo.metaTitle[language],
    metaDescription: demo.metaDescription[language],
    metaKeywords: demo.metaKeywords[language],
    altTag: demo.altTag[language],
  }),
}))
