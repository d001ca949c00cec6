/** '+6620001001' as people in Thailand read it, '02-000-1001'; another country's number as it is. */
export function formatPhone(e164: string): string {
  const [, national] = /^\+66(\d{8,9})$/.exec(e164) ?? []
  if (!national) return e164
  const number = `0${national}`
  // Bangkok has a two-digit code; mobiles and the other provinces have three.
  const codeLength = number.startsWith('02') ? 2 : 3
  return [number.slice(0, codeLength), number.slice(codeLength, -4), number.slice(-4)].join('-')
}
