import { seoWire } from '@washhouse/contract/seo/seo.wire'
import { defineEntity } from '../../engines/records/stored-entity.ts'

export const seoEntity = defineEntity(seoWire, { storedIn: 'seo' })
