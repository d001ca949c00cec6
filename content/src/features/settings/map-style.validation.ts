import { optional } from '../../platform/fields/contact-rules.ts'
import { parseAddress } from '../../platform/fields/link-rule.ts'

/** The website allows this host in a header, so an address that could break the header is refused. */
export function isMapStyle(text: string): boolean {
  const url = parseAddress(text)
  if (!url || url.protocol !== 'https:' || text.length > 500) return false
  const hasCredentials = url.username !== '' || url.password !== ''
  return !hasCredentials && /^[a-z\d.-]+$/.test(url.hostname) && !/[\s;,'"]/.test(url.origin)
}

export const optionalMapStyle = optional({
  passes: isMapStyle,
  th: 'ต้องเป็นลิงก์เต็มของสไตล์แผนที่ ขึ้นต้นด้วย https:// เช่น https://tiles.openfreemap.org/styles/bright',
  en: 'Must be the full link of a map style with https://, for example https://tiles.openfreemap.org/styles/bright.',
})
