import { confusablesMap } from 'confusables'

// Characters that the package maps by sound, or not at all.
const otherScripts: Record<string, string> = {
  ...pairs('αβγεηικνορςτυχω', 'abyenikvopctuxw'),
  ...pairs('авекмнорстухіјѕԁһԛԝ', 'abekmhopctyxijsdhqw'),
  ...pairs('ıłøđɡոսօ', 'ilodgnuo'),
  ...pairs('๐๑๒๓๔๕๖๗๘๙', '0123456789'),
}

const signs: Record<string, string> = pairs('01l!|3€4@5$7+689(', 'oiiiieeaassttgbgc')

// Letters written with several signs, longer sequences first.
const drawn: readonly (readonly [string, string])[] = [
  ['/\\/\\', 'm'],
  ['|\\/|', 'm'],
  ['\\/\\/', 'w'],
  ['\\|/\\|/', 'w'],
  ['|\\|', 'n'],
  ['/\\/', 'n'],
  ['|-|', 'h'],
  ['|_|', 'u'],
  ['(_)', 'u'],
  ['/-\\', 'a'],
  ['/\\', 'a'],
  ['\\/', 'v'],
  ['|)', 'd'],
  ['|>', 'p'],
  ['|<', 'k'],
  ['|=', 'f'],
  ['|_', 'l'],
  ['><', 'x'],
  ['()', 'o'],
  ['[]', 'o'],
]

/** In small letters: those of other scripts that look like Latin ones become these, Thai digits Arabic ones. */
export function toPlainCharacters(text: string): string {
  const bare = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
  return Array.from(bare, plainSign).join('')
}

function plainSign(sign: string): string {
  const known = otherScripts[sign]
  if (known !== undefined) return known
  if (sign < '\u0080' || /\p{Script=Thai}/u.test(sign)) return sign
  return (confusablesMap.get(sign) ?? sign).toLowerCase()
}

/** Reads '\/\/elcome' as 'welcome'. */
function drawnLetters(text: string): string {
  return drawn.reduce((read, [picture, letter]) => read.replaceAll(picture, letter), text)
}

/** Maps 'washhouse' and 'w@shh0use' to the same text. A sign that may replace two letters has one mapping. */
export function roughCharacters(text: string): string {
  const letters = toPlainCharacters(drawnLetters(text)).replaceAll('vv', 'w')
  return Array.from(letters, (sign) => signs[sign] ?? sign).join('')
}

function pairs(from: string, to: string): Record<string, string> {
  const letters = Array.from(to)
  return Object.fromEntries(Array.from(from, (sign, index) => [sign, letters[index] ?? '']))
}

// A Thai keyboard (Kedmanee, TIS 820), in the order of the Latin keys below.
const thai = Array.from(
  '_ๅ/-ภถุึคตจขชๆไำพะัีรนยบลฃฟหกดเ้่าสวงผปแอิืทมใฝ' + '%+๑๒๓๔ู฿๕๖๗๘๙๐"ฎฑธํ๊ณฯญฐ,ฅฤฆฏโฌ็๋ษศซ.()ฉฮฺ์?ฒฬฦ',
)
const latin = Array.from(
  "`1234567890-=qwertyuiop[]\\asdfghjkl;'zxcvbnm,./" +
    '~!@#$%^&*()_+QWERTYUIOP{}|ASDFGHJKL:"ZXCVBNM<>?',
)
const keys = new Map(thai.map((sign, index) => [sign, latin[index] ?? sign]))

/** What the same keys type on a Latin keyboard. Returns a text without Thai unchanged. */
export function asLatinKeys(text: string): string {
  if (!/\p{Script=Thai}/u.test(text)) return text
  // One key, although NFKC splits it into two characters.
  const typed = text.replaceAll('\u0e4d\u0e32', '\u0e33')
  return Array.from(typed, (sign) => keys.get(sign) ?? sign).join('')
}

export function typedLatin(text: string): string {
  return asLatinKeys(text).toLowerCase()
}

export function plainDigits(text: string): string {
  return text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - '๐'.charCodeAt(0)))
}
