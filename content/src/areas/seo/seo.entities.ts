import type { Seo } from '@washhouse/contract/seo/seo.contract'
import { seoWire } from '@washhouse/contract/seo/seo.wire'
import type { StoredEntity } from '../../engines/records/stored-entity.ts'

export const seoEntity: StoredEntity<Seo> = {
  wire: seoWire,
  storedIn: 'seo',
  tag: 'seo',
}
