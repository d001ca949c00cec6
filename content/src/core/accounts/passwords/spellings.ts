import { confusablesMap } from 'confusables'

// Where the package takes the sound, or has nothing.
const otherScripts: Record<string, string> = {
  ...pairs('αβγεηικνορςτυχω', 'abyenikvopctuxw'),
  ...pairs('авекмнорстухіјѕԁһԛԝ', 'abekmhopctyxijsdhqw'),
  ...pairs('ıłøđɡոսօ', 'ilodgnuo'),
  ...pairs('๐๑๒๓๔๕๖๗๘๙', '0123456789'),
}

const signs: Record<string, string> = pairs('01l!|3€4@5$7+689(', 'oiiiieeaassttgbgc')

// Letters drawn with several signs, the longer ones first.
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

/** 'welcome' of '\/\/elcome'. */
function drawnLetters(text: string): string {
  return drawn.reduce((read, [picture, letter]) => read.replaceAll(picture, letter), text)
}

/** The same for 'washhouse' and 'w@shh0use', whichever of two letters a sign stands for. */
export function roughCharacters(text: string): string {
  const letters = toPlainCharacters(drawnLetters(text)).replaceAll('vv', 'w')
  return Array.from(letters, (sign) => signs[sign] ?? sign).join('')
}

function pairs(from: string, to: string): Record<string, string> {
  const letters = Array.from(to)
  return Object.fromEntries(Array.from(from, (sign, index) => [sign, letters[index] ?? '']))
}

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
