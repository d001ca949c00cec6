import type { Language } from '@washhouse/contract/language'

/** Formats a file size, e.g. '1.4 MB'; small ones in kB. */
export function formatFileSize(language: Language, bytes: number): string {
  const [value, unit] =
    bytes < 1_000_000
      ? [Math.max(1, Math.round(bytes / 1000)), 'kilobyte']
      : [bytes / 1_000_000, 'megabyte']
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    maximumFractionDigits: 1,
  }).format(value)
}
