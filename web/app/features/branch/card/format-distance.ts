import type { Language } from '@washhouse/contract/language'

/** Formats a distance: '350 ม.' below 1 km, '2.4 กม.' below 10 km, else '128 กม.'. The minimum is 10 m. */
export function formatDistance(meters: number, language: Language): string {
  const unit = units[language]
  const rounded = Math.max(10, Math.round(meters / 10) * 10)
  if (rounded < 1000) return `${rounded}\u00A0${unit.meters}`
  const kilometers = meters / 1000
  const digits = kilometers < 9.95 ? 1 : 0
  const figure = kilometers.toLocaleString('en', { maximumFractionDigits: digits })
  return `${figure}\u00A0${unit.kilometers}`
}

const units = {
  th: { meters: 'ม.', kilometers: 'กม.' },
  en: { meters: 'm', kilometers: 'km' },
} as const satisfies Record<Language, unknown>
