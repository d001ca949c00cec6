// The keys of a Thai keyboard (Kedmanee, TIS 820) in the order of the Latin signs below.
const thai = Array.from(
  '_ๅ/-ภถุึคตจขชๆไำพะัีรนยบลฃฟหกดเ้่าสวงผปแอิืทมใฝ' + '%+๑๒๓๔ู฿๕๖๗๘๙๐"ฎฑธํ๊ณฯญฐ,ฅฤฆฏโฌ็๋ษศซ.()ฉฮฺ์?ฒฬฦ',
)
const latin = Array.from(
  "`1234567890-=qwertyuiop[]\\asdfghjkl;'zxcvbnm,./" +
    '~!@#$%^&*()_+QWERTYUIOP{}|ASDFGHJKL:"ZXCVBNM<>?',
)
const keys = new Map(thai.map((sign, index) => [sign, latin[index] ?? sign]))

/** What the same keys write on a Latin keyboard; a text without Thai stays as it is. */
export function asLatinKeys(text: string): string {
  if (!/\p{Script=Thai}/u.test(text)) return text
  // One key, though NFKC makes two signs of it.
  const typed = text.replaceAll('\u0e4d\u0e32', '\u0e33')
  return Array.from(typed, (sign) => keys.get(sign) ?? sign).join('')
}

/** The same in small letters. */
export function typedLatin(text: string): string {
  return asLatinKeys(text).toLowerCase()
}

/** With Arabic digits for Thai ones. */
export function plainDigits(text: string): string {
  return text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - '๐'.charCodeAt(0)))
}
