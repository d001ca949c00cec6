import type { Language } from '../language.ts'

/**
 * Formats a phone number for Thailand: '+66812345678' → '081-234-5678', extensions as 'ต่อ 12' or 'ext. 12'. Other numbers
 * stay unchanged.
 */
export function formatPhone(kept: string, language: Language): string {
  const [phone = '', extension] = kept.split(';ext=')
  if (extension === undefined) return formatNumber(phone)
  return `${formatNumber(phone)} ${language === 'th' ? 'ต่อ' : 'ext.'} ${extension}`
}

function formatNumber(phone: string): string {
  if (/^1[89]00\d{6}$/.test(phone)) return phone.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1-$2-$3')
  const local = phone.replace(/^\+66/, '0')
  if (/^0[689]\d{8}$/.test(local)) return local.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3')
  if (/^02\d{7}$/.test(local)) return local.replace(/^(\d{2})(\d{3})(\d{4})$/, '$1-$2-$3')
  if (/^0\d{8}$/.test(local)) return local.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1-$2-$3')
  return phone
}
