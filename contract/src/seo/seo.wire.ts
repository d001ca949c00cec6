import { defineWireTable } from '../wire/wire-table.ts'
import { Seo } from './seo.contract.ts'

/** `/items/seo` (spec §3, SEO per page). */
export const seoWire = defineWireTable('seo', Seo, {
  metaTitle: 'meta_title',
  metaDescription: 'meta_descriton', // sic
  metaKeywords: 'meta_keywords',
  canonicalTag: 'canonical_tag',
  altTag: 'alt_tag',
})
