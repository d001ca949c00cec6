import { Tracking } from '@washhouse/contract/consent/consent.contract'
import type { FieldHook } from 'payload'
import { optional, required } from '../../platform/fields/contact-rules.ts'

const { containerOne, analyticsId, pixelId } = Tracking.shape

export const optionalContainer = optional({
  passes: (text) => containerOne.safeParse(text).success,
  th: 'เขียนแบบ GTM-ABC1234 ตัวพิมพ์ใหญ่ทั้งหมด',
  en: 'Write it as GTM-ABC1234, in capitals.',
})

export const optionalAnalyticsId = optional({
  passes: (text) => analyticsId.safeParse(text).success,
  th: 'เขียนแบบ G-1A2B3C4D5E หรือ UA-12345-1 ตัวพิมพ์ใหญ่ทั้งหมด',
  en: 'Write it as G-1A2B3C4D5E or UA-12345-1, in capitals.',
})

export const optionalPixelId = optional({
  passes: (text) => pixelId.safeParse(text).success,
  th: 'เป็นตัวเลขล้วน 5 ถึง 20 หลัก',
  en: 'Digits only, 5 to 20 of them.',
})

/** True for an origin with nothing after it. Only this machine may serve scripts without TLS. */
export function isScriptOrigin(text: string): boolean {
  const url = URL.parse(text)
  if (!url || url.origin !== text || text.length > 200) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)
}

export const requireScriptOrigin = required({
  passes: isScriptOrigin,
  th: 'ที่อยู่ขึ้นต้นด้วย https:// ไม่มีอะไรต่อท้าย เช่น https://www.googletagmanager.com',
  en: 'An address with https:// and nothing after the host, for example https://www.googletagmanager.com.',
})

/** Copied addresses often end with a slash. */
export const trimOrigin: FieldHook = ({ value }) =>
  typeof value === 'string' ? value.trim().replace(/\/$/, '') : value
