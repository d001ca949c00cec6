const thaiZero = '๐'.charCodeAt(0)
/** Offset of full-width characters from ASCII. */
const widthGap = 0xfee0

/** '๐๘๑' → '081'; other characters stay. */
export function foldThaiDigits(text: string): string {
  return text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - thaiZero))
}

/** '＋６６' → '+66', '＠' → '@'; other characters stay. */
export function foldWidth(text: string): string {
  return text.replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - widthGap))
}
