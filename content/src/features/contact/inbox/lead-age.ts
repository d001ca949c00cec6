export type AgeLevel = 'fresh' | 'due' | 'late'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** How long a lead has been waiting, in the one unit that says most: '3 ชม.', '3 h'. */
export function ageWords(ms: number, language: 'th' | 'en'): string {
  const thai = language === 'th'
  if (ms < minuteMs) return thai ? 'เมื่อสักครู่' : 'just now'
  if (ms < hourMs) return `${Math.floor(ms / minuteMs)}\u00a0${thai ? 'นาที' : 'min'}`
  // Up to two days hours say more: whoever counts in 24 of them need not reckon.
  if (ms < 2 * dayMs) return `${Math.floor(ms / hourMs)}\u00a0${thai ? 'ชม.' : 'h'}`
  return `${Math.floor(ms / dayMs)}\u00a0${thai ? 'วัน' : 'd'}`
}

/** Late from the limit on, due in its second half. */
export function ageLevel(ms: number, limitHours: number): AgeLevel {
  if (ms >= limitHours * hourMs) return 'late'
  return ms >= (limitHours * hourMs) / 2 ? 'due' : 'fresh'
}
