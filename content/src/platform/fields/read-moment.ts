const written = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?)?$/

/** A day without a time, as the moment at which it begins in Thailand; anything else as `readMoment` reads it. */
export function readScheduledChange(sent: unknown): string | undefined {
  const isDay = typeof sent === 'string' && /^\d{4}-\d\d-\d\d$/.test(sent.trim())
  return readMoment(isDay ? `${sent.trim()}T00:00` : sent)
}

/**
 * A moment or day as it was written, in ISO 8601; undefined for what is none, such as 30 February. Years from 2400 to 2999
 * are those of the Buddhist era. A time without a zone is that of Thailand.
 */
export function readMoment(sent: unknown): string | undefined {
  const text = sent instanceof Date && !Number.isNaN(sent.getTime()) ? sent.toISOString() : sent
  if (typeof text !== 'string') return undefined
  const [, year = '', month, day, time, zone = '+07:00'] = written.exec(text.trim()) ?? []
  const western = /^2[4-9]/.test(year) ? Number(year) - 543 : Number(year)
  // The calendar repeats itself after 400 years.
  const lastDay = new Date(Date.UTC(2000 + (western % 400), Number(month), 0)).getUTCDate()
  if (!(Number(day) <= lastDay)) return undefined
  const date = `${String(western).padStart(4, '0')}-${month}-${day}`
  const moment = new Date(time === undefined ? date : `${date}T${time}${zone}`)
  if (Number.isNaN(moment.getTime())) return undefined
  const read = moment.toISOString()
  // Any other year is written with a sign, which no column takes.
  return /^\d{4}-/.test(read) ? read : undefined
}
