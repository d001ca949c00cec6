import type { GeneralCookieDescription } from '@washhouse/contract/consent/consent.contract'
import { generalCookieWire } from '@washhouse/contract/consent/consent.wire'
import type { StoredEntity } from '../../engines/records/stored-entity.ts'

export const generalCookieEntity: StoredEntity<GeneralCookieDescription> = {
  wire: generalCookieWire,
  storedIn: 'general-cookies',
  tag: 'general_cookie_description',
  orderedBy: ['sort'],
}
