const written = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?)?$/

/** A date without a time means its beginning in Thailand; anything else is parsed by `readMoment`. */
export function readScheduledChange(sent: unknown): string | undefined {
  const isDay = typeof sent === 'string' && /^\d{4}-\d\d-\d\d$/.test(sent.trim())
  return readMoment(isDay ? `${sent.trim()}T00:00` : sent)
}

/**
 * Parses a moment or day into ISO 8601; undefined if invalid, such as 30 February. Years from 2400 to 2999 are of the
 * Buddhist era. A time without a zone is in Thailand's.
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
  // Any other year is written with a sign, which no column accepts.
  return /^\d{4}-/.test(read) ? read : undefined
}
