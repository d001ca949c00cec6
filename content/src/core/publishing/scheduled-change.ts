import type { Language } from '@washhouse/contract/language'
import { readMoment } from '../../platform/fields/read-moment.ts'
import { adminTime } from '../admin/admin-time.ts'

/** Why a published record is not on the website: not yet, or no longer. */
export interface Turn {
  kind: 'scheduled' | 'ended'
  at: string
}

export const scheduleFields = ['publishedAt', 'endsAt'] as const

export function scheduledChangeOf(record: object, now = new Date()): Turn | undefined {
  const begin = 'publishedAt' in record ? readMoment(record.publishedAt) : undefined
  const end = 'endsAt' in record ? readMoment(record.endsAt) : undefined
  const moment = now.toISOString()
  if (end !== undefined && end <= moment) return { kind: 'ended', at: end }
  return begin !== undefined && begin > moment ? { kind: 'scheduled', at: begin } : undefined
}

export function scheduledChangeText({ kind, at }: Turn, language: Language): string {
  const time = adminTime(at, language)
  return kind === 'scheduled'
    ? { th: `ตั้งเวลาไว้ เริ่ม ${time}`, en: `Scheduled, from ${time}` }[language]
    : { th: `สิ้นสุดแล้วเมื่อ ${time}`, en: `Ended on ${time}` }[language]
}
