const thaiZero = '๐'.charCodeAt(0)

/** '๐๘๑' → '081'; everything else stays as it is. */
export function foldThaiDigits(text: string): string {
  return text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - thaiZero))
}
