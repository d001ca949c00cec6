import type { Language } from '@washhouse/contract/language'

/** '350 ม.' below a kilometre, '2.4 กม.' below ten, '128 กม.' beyond; a shop next door is 10 m away. */
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
