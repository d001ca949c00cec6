import { generalCookieWire } from '@washhouse/contract/consent/consent.wire'
import { defineEntity } from '../../core/records/stored-entity.ts'

export const generalCookieEntity = defineEntity(generalCookieWire, {
  storedIn: 'general-cookies',
  orderedBy: ['sort'],
})
