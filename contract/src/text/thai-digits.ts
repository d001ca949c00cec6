const thaiZero = '๐'.charCodeAt(0)
/** How far behind its ASCII character one of full width stands. */
const widthGap = 0xfee0

/** '๐๘๑' → '081'; everything else stays as it is. */
export function foldThaiDigits(text: string): string {
  return text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - thaiZero))
}

/** '＋６６' → '+66', '＠' → '@'; everything else stays as it is. */
export function foldWidth(text: string): string {
  return text.replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - widthGap))
}
